"""All that `crownlands` can be told to do, and its help for translators."""
from __future__ import annotations

from crownlands.commands import check, kingdoms, match, play, score, serve, strategies, tidy, tournament, words
from crownlands.commands.help import Commands, english
from crownlands.commands.lab import LAB, LAB_COMMANDS

# name: what it does, and examples for its help
COMMANDS: Commands = {
    "serve": (serve.serve, serve.EXAMPLES),
    "play": (play.play, play.EXAMPLES),
    "kingdoms": (kingdoms.kingdoms, kingdoms.EXAMPLES),
    "strategies": (strategies.strategies, strategies.EXAMPLES),
    "match": (match.match, match.EXAMPLES),
    "tournament": (tournament.tournament, tournament.EXAMPLES),
    "score": (score.score, score.EXAMPLES),
    "check": (check.check, check.EXAMPLES),
    "tidy": (tidy.tidy, tidy.EXAMPLES),
    "words": (words.words, words.EXAMPLES),
}


def english_help() -> str:
    """The English `help.ftl`."""
    return english({"": COMMANDS, LAB: LAB_COMMANDS})
