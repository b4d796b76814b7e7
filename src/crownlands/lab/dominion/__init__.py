"""What the lab knows of Dominion."""
