### Who plays

game-dominion = Dominion
you = you
person = You
bot-random = Random
bot-big_money = Big Money
bot-full_greedy = Full Greedy
bot-greedy = Greedy
idea-random = { $name } chooses anything with equal chance.
idea-big_money = { $name } buys Provinces, Gold and Silver, and late a few Duchies.
idea-full_greedy = { $name } tries every place for its domino with every claim, and takes what gives it most points.
idea-greedy = { $name } places its domino where that gives most points, and claims at random.

### What messengers show of a link

preview-title = Crownlands
preview-text = Play Dominion, Kingdomino, Queendomino and Royal Wedding in the browser, against friends and bots.
preview-no-table = There is no such table any more. Open another one within seconds.
preview-open-title = A seat is free at { $game }
preview-open = { $names } invite you to a game of { $game }: open the link and sit down.
preview-running-title = { $game } is being played
preview-running = { $names } are playing { $game }: open the link and watch.
preview-over-title = A game of { $game }
preview-over = Step through what { $names } played, or go on from any point.
preview-unreadable-title = { $game }
preview-unreadable = The record of this game cannot be read by this version.
