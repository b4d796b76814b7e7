"""The bar that long commands show on the error output, if that is a terminal."""
from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

REDRAWN_EVERY = 0.1                  # seconds


@contextmanager
def progress_bar(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """Yields what is told how many more games were played. Drawn without a thread: processes are started meanwhile, and
    a thread that holds a lock when its process is copied leaves the copy with a lock that is never released."""
    screen = Console(stderr=True)
    with Progress(TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=screen,
                  auto_refresh=False, disable=not screen.is_terminal) as progress:
        bar = progress.add_task("", total=games)
        drawn = 0.0

        def advance(played: int) -> None:
            nonlocal drawn
            progress.advance(bar, played)
            if time.monotonic() - drawn > REDRAWN_EVERY:
                progress.refresh()
                drawn = time.monotonic()

        yield advance
