"""What players may know: piles with backs, views that hide data, and worlds that agree with what is seen."""
