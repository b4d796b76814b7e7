"""Games as numbers, for programs that learn: encodings, and batches of games that are stepped together.

    from crownlands.encoding import batch, encoding
    numbers = encoding("dominion", seats=2, boxes=["base2e"])
    numbers.word(numbers.action("buy:gold"))
"""
from crownlands.encoding.batch import Batch
from crownlands.encoding.encoding import VERSION, Encoding, Field
from crownlands.encoding.positions import information, information_hash, packed, same_position, unpacked
from crownlands.encoding.tables import batch, encoding, encoding_of

__all__ = ["VERSION", "Batch", "Encoding", "Field", "batch", "encoding", "encoding_of", "information",
           "information_hash", "packed", "same_position", "unpacked"]
