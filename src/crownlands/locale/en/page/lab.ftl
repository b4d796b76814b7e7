### The lab: what wins a kingdom

lab-title = What wins here?
lab-waiting = The lab plays this kingdom many times over to find out. That takes some seconds, and longer while others play here.
lab-ahead = { $n ->
    [0] Your kingdom is being studied.
    [one] One other kingdom comes first.
   *[other] { $n } other kingdoms come first.
}
lab-no-kingdom = There is no kingdom in this address. Choose one for a new table: the lab is beside it.
lab-play = Play this kingdom
lab-quick = { $n } games, for a first answer. At the command line there is a closer look:
lab-interrupted = The study was ended early.
lab-copy = Copy the strategy
lab-lengths-curve = { $name } against itself: games that are still on in a turn, in %
lab-against = against
lab-pair = { $name } against { $other }
lab-copies = Copies in each turn, in the mean of the games that had it.
lab-not-bought = (not in the evolved strategy)
