"""A finished game comes into the books of those who played it; among people who wish it, with their ratings."""
from __future__ import annotations

from typing import Dict, List

import msgspec

from crownlands.server.book import Played, others_of, played_at
from crownlands.server.rating import BEGINNING, Rating, curves
from crownlands.server.storage.shelf import Shelf
from crownlands.server.table import Table


async def note(shelf: Shelf, table: Table) -> None:
    games = played_at(table)
    ratings = await ratings_of(shelf, table, {seat: holder for seat, (holder, _played) in games.items()})
    for seat, (_holder, played) in games.items():
        for other, opponent in zip(others_of(table, seat), played.others, strict=True):
            if other in ratings:
                opponent.rating, opponent.deviation = ratings[other].rating, ratings[other].deviation
    await shelf.keep([{"table_id": table.id, "seat": seat, "holder": holder, "at": played.at,
                       "text": msgspec.json.encode(played).decode()} for seat, (holder, played) in games.items()])


async def ratings_of(shelf: Shelf, table: Table, holders: Dict[int, str]) -> Dict[int, Rating]:
    """By seat, before this game: of all people if each has a book of their own and wishes it, else of nobody."""
    people = [number for number, seat in enumerate(table.seats) if seat.player.bot is None]
    if len(people) < 2 or people != sorted(holders):
        return {}
    books = {seat: await shelf.book_of(holders[seat]) for seat in people}
    if len(set(books.values())) < len(people):
        return {}
    for book in books.values():
        wishes = await shelf.wishes(book)
        if not wishes.rated:
            return {}
    found: Dict[int, Rating] = {}
    for seat, book in books.items():
        curve = curves(await games_of(shelf, book)).get(table.config.game)
        found[seat] = curve[-1] if curve else BEGINNING
    return found


async def games_of(shelf: Shelf, book: str) -> List[Played]:
    """The oldest first."""
    texts = await shelf.games(await shelf.holders(book))
    return [msgspec.json.decode(text, type=Played) for text in reversed(texts)]
