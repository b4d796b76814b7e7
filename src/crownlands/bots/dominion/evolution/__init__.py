"""Plans for a kingdom, found by trying: seeds, mutation, islands, and what is kept of them."""
