"""The kinds of entry in a table's log, and what the text of each holds."""
from __future__ import annotations

SIT = "sit"                      # an Occupant: somebody takes the seat
LEAVE = "leave"
START = "start"                  # the record of the beginning; nothing: the one for which the table was made
CHOICE = "choice"                # a choice with what chance brought, as in records
FORCED = "forced"                # the same, made by the table because there was no choice
UNDO = "undo"                    # how many choices are left
OFFER = "offer"                  # an Offer
ACCEPT = "accept"
DECLINE = "decline"
RESIGN = "resign"
OUT_OF_TIME = "out_of_time"
FAILED = "failed"                # the seat's bot did: why
PREFER = "prefer"                # who makes the seat's choices that have no alternative: ASKED, the player; "table"
CHAT = "chat"
WATCHER_CHAT = "watcher_chat"    # a Remark: what somebody said who only watches
REMATCH = "rematch"              # the id of the new table; and its origin, if that is not a new game

ASKED = "asked"

TALK = (CHAT, WATCHER_CHAT)
MOVES = (START, CHOICE, FORCED, UNDO, RESIGN, OUT_OF_TIME)   # these change what the views show
