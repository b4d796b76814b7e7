"""The table as text: the log, the drawing, the reading of answers, and the game that ties them together."""
