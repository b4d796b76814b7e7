"""The console that tables and sentences are printed to."""
from __future__ import annotations

from rich.console import Console


class Output(Console):
    """When the reader has left, as in `crownlands check figures | head`, the rest is not printed, and the command goes
    on to its own end and exit code. Rich would leave with an error instead."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> None:
        self.quiet = True
