"""What the villagers wear: clothes, hair, hats and hoods."""
