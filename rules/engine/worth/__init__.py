"""What positions and actions come to: points, features, deeds, what would be lost."""
