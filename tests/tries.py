"""How much is tried where any number would do: games, positions, deals. Where the engine is compiled, four times as
much as where it runs as Python, for less time; with --long as much as a test says itself."""
import crownlands

TIMES = 4 if crownlands.compiled else 1
EXAMPLES = 10 * TIMES                # of a law, by Hypothesis
EXAMPLES_LONG = 5000
