"""The controls, sheets and bars that all pages are made of."""
