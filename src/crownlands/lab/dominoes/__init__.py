"""What the lab knows of dominoes."""
