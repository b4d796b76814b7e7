"""What every game shares: decisions, options, chance, events, records, and the state that ties them together."""
