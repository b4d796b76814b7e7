### The rules, a page for each game: rules-GAME-1, -2 and so on, without gaps.
### The value is the heading, .picture names the drawing beside it, .text has paragraphs with a blank line between them.

rules = Rules
rules-of = { $game }: the rules
rules-games = Games
cards-title = All cards of Dominion
rules-contents = Contents
rules-entry = { $n }. { $title }
rules-previous = Previous chapter
rules-next = Next chapter
rules-whole = All chapters on one page
rules-play = Play { $game }
rules-back = Back to the game
rules-unknown = There are no rules of “{ $name }” here. These are the rules of { $game }.

## Dominion

rules-dominion-1 = Aim of the game
    .picture = cards
    .text =
        You build a deck of cards while you play with it. At the end of the game, whoever has the most victory points among all their cards wins. Two to six can play.

        Everybody starts with the same ten cards: seven Coppers and three Estates. You shuffle them and draw five as your first hand.

        In the middle lies the Supply, the cards you can get: seven basic piles and ten kingdom piles. The kingdom is different from game to game, and so is what works.

rules-dominion-2 = Setting up
    .picture = supply
    .text =
        Everybody takes seven Coppers and three Estates of their own. What lies in the Supply after that: 60 Coppers less those seven for each player, 40 Silvers and 30 Golds; with five or six players the Treasures of two boxes, 120, 80 and 60, less the same.

        Two players have 8 Estates, 8 Duchies, 8 Provinces and 10 Curses. Three have 12 of each of the Victory cards and 20 Curses, four 12 and 30. Five have 15 Provinces and 40 Curses, six 18 and 50, and 12 of the other two.

        A kingdom pile has 10 cards. If its card is a Victory card, it has as many as the Estates: 8 with two players, 12 with more.

        Who starts is drawn. In a rematch the player on the left of the last winner starts; after a shared victory one of those who did not win is drawn, or one of all, if all of them won.

rules-dominion-3 = Your turn
    .picture = turn
    .text =
        A turn has three phases, always in this order. In the Action phase you may play one Action card. In the Buy phase you may play Treasures and buy one card. In Clean-up you put everything away and draw a new hand.

        Cards you play may give you more Actions, more Buys and more coins. They are for this turn only; what you do not use is lost.

        Then it is the turn of the player on your left.

rules-dominion-4 = Playing Action cards
    .picture = actions
    .text =
        To play an Action card, put it from your hand into play and do what it says, from top to bottom. Finish one card before you play the next. Each card you play like this uses one Action, and you begin the turn with one.

        +1 Action lets you play one more Action card later in the phase; it plays nothing by itself. +1 Card means that you draw a card at once.

        Do as much of a card as you can. If it says “may”, you can leave that part out; otherwise you can’t.

rules-dominion-5 = Money and buying
    .picture = buy
    .text =
        In the Buy phase, first play as many Treasures as you like. A Copper gives $1, a Silver $2 and a Gold $3. Coins from Action cards are added.

        Then buy: each Buy is for one card, and all of them together spend the same coins. The card you buy goes to your discard pile, so you will meet it after your next shuffle. Once you have bought something, you play no more Treasures this turn.

        Treasures are not spent: they come back with your deck. You never have to buy.

rules-dominion-6 = Gaining, discarding, trashing
    .picture = trash
    .text =
        To gain a card is to get it without buying: it costs no coins and no Buy. It comes from the Supply and goes to your discard pile, unless the card says otherwise. Coins never raise a limit such as “up to $4”.

        To discard is to put a card from your hand onto your discard pile. It is still yours, and comes back with a shuffle.

        To trash is to put a card into the trash, out of everybody’s deck. It never goes back to the Supply. Trashing weak cards makes the rest of your deck come round faster.

rules-dominion-7 = Clean-up and shuffling
    .picture = shuffle
    .text =
        In Clean-up all cards you have played and all that are left in your hand go to your discard pile. You keep nothing for later. Then you draw five new cards.

        One card comes to lie on top of your discard pile, where everybody sees it; the others stay hidden. In the second edition it is a card you have played, and a card from your hand only if you have played none. In the first edition the hand goes last, so it is a card from your hand if any was left. Of a hand the cheapest card is shown, so that it gives little away.

        If you need a card and your deck is empty, shuffle your discard pile: it becomes your new deck, and you draw on. Do not shuffle before a card is missing.

        This goes for everything that takes cards off your deck, such as revealing or looking at them. If there are too few cards even then, you make do with what there is.

rules-dominion-8 = Attacks and Reactions
    .picture = attack
    .text =
        Some Action cards are also Attacks: their type line says so. They affect the other players one after the other, beginning with the one on the left of the attacker, unless the card says otherwise.

        When another player plays an Attack, you may first reveal Reactions from your hand, one at a time and as many as you like. A revealed Reaction stays in your hand until its own text moves it.

        Moat keeps you out of that Attack altogether. The attacker still gets the rest of the card, and everybody else is attacked as usual.

rules-dominion-9 = The end of the game
    .picture = end
    .text =
        The game ends at the end of a turn if the Province pile is empty, or if any three piles of the Supply are. With five or six players it takes four empty piles.

        Every pile of the Supply counts, Copper and Curse included. The trash is no pile.

        The turn is always played to its end, with all its Buys and its Clean-up. Nobody gets another turn to catch up, so the players may have had different numbers of turns.

rules-dominion-10 = Points and ties
    .picture = points
    .text =
        Everybody counts all the cards they own: deck, hand, discard pile and whatever else is theirs. An Estate is worth 1 point, a Duchy 3, a Province 6, and each Curse takes 1 away. Some kingdom cards are worth points too, even if you have played them during the game. Trashed cards are nobody’s.

        Most points win. If players are equal, the one of them who had fewer turns wins. If the turns are equal too, they share the victory.

rules-dominion-11 = Words on cards
    .picture = words
    .text =
        Reveal: show a card to everybody, then put it back where it was. Look at: only you see it. Set aside: lay it down outside the play area until the card says where it goes.

        In play: only the cards played and not yet cleaned up. A card you have just played is no longer in your hand.

        Cost: what a card costs right now, if another card has changed that. A card with two types counts as both.

        Where a card says something different from these rules, the card is right.

rules-dominion-12 = What may be seen and counted
    .picture = cards
    .text =
        Everybody may look at the Supply and count its piles, look through the trash, and see all cards in play and set aside. How many cards the others hold in hand is no secret, nor are the Actions, Buys and coins of the turn.

        Of a discard pile only the top card is seen. Nobody looks through it or counts it, not even its owner. If you discard several cards at once, you show how many and the last of them.

        You may count your own deck, but not look at it, and nobody counts the deck of another. Points are counted at the end.

        A table may agree to show more: the sizes of all decks and discard piles, and to each player their own discard pile.

rules-dominion-13 = Potions
    .picture = buy
    .text =
        Some cards of Alchemy cost a Potion as well as coins, drawn as a small flask. If one of them is in the kingdom, a pile of 16 Potions is in the Supply. A Potion is a Treasure that costs $4: it gives no coins, but pays for one flask this turn.

        A card that costs a Potion is neither cheaper nor dearer than one that costs only coins: “up to $4” never means a card with a flask, and “up to $3 and a Potion” does. What makes cards cheaper takes away coins only, never the flask.

rules-dominion-14 = Durations
    .picture = actions
    .text =
        An orange card is a Duration: it does something now and something at the start of your next turn. So it stays in play at the end of this turn, marked with an hourglass, and is discarded in the Clean-up of the turn in which it did the last thing.

        A Throne Room or King’s Court that played a Duration stays with it, as a reminder that it counts more than once. If a Duration has nothing left to do, it is discarded like any other card.

        Your next turn is whichever you have next, an extra turn too. If several Durations wait for it, you choose their order.

rules-dominion-15 = Platinum and Colony
    .picture = points
    .text =
        With Prosperity, Platinum and Colony may be added to the Supply. A Platinum costs $9 and gives $5; there are 12. A Colony costs $11 and is worth 10 points; there are as many as Duchies: 8 with two players, 12 with more.

        The game then ends also when the last Colony is gone. If chance decides whether they are added, it is as likely as cards of Prosperity are in the kingdom.

rules-dominion-16 = Mats and tokens
    .picture = cards
    .text =
        Some cards are laid beside the play area. What is on your Island mat stays there to the end, and counts then. What Haven and Horse Traders set aside comes back to your hand at the start of your next turn; what Haven keeps lies face down, and only you see it.

        Point tokens are worth a point each at the end. A Pirate Ship token gives $1 every time you play a Pirate Ship for coins. Tokens of these two kinds are never used up, and everybody sees them.

rules-dominion-17 = Prizes and the bane
    .picture = supply
    .text =
        With Tournament five Prizes lie beside the Supply, one of each. They cannot be bought, they cost $0, and an empty place there does not count for the end of the game.

        With Young Witch there is an eleventh kingdom pile, the bane, whose card costs $2 or $3. When a Young Witch is played, whoever reveals a card of that pile from the hand gains no Curse. In all else it is a pile like the others.

rules-dominion-18 = Extra turns and Possession
    .picture = turn
    .text =
        Some cards give a turn more. Extra turns come right after the turn in which they were won, before the next turn in order; several of them in the order of the players. They do not count when equal points are decided by fewer turns.

        Outpost gives you one turn more, with only three cards in hand, but never a third turn in a row.

        Possession gives the player on your left an extra turn in which you decide. You see that player’s cards, choose what is played and bought, and gain whatever that player would gain. What that player trashes is set aside and comes back at the end of the turn. Everybody else decides for themselves as always.

## Kingdomino

rules-kingdomino-1 = Aim of the game
    .picture = crowns
    .text =
        Every player builds a kingdom out of dominoes. Each domino has two squares, and each square shows a terrain: wheat, forest, lake, grassland, swamp or mine. Some squares have crowns.

        Squares of the same terrain that touch along an edge form a territory. At the end a territory is worth its squares times its crowns. Large territories are good, and so are many crowns, but you need both: without a crown, even the largest one is worth nothing.

rules-kingdomino-2 = Kingdom and castle
    .picture = kingdom
    .text =
        Your kingdom begins with your castle, which takes up one square. The dominoes are laid around it.

        In the end the kingdom must fit into five squares by five, the castle included. The castle need not be in the middle: only the outermost squares set the limit. So think ahead about where your kingdom can still grow.

        The castle belongs to no territory and scores nothing itself, but every terrain may lie beside it. A domino never moves once it is placed.

rules-kingdomino-3 = Placing a domino
    .picture = placing
    .text =
        A new domino has to connect. At least one of its two squares must share an edge with the castle, or with a square of the same terrain in your kingdom. One such match is enough; what else it touches does not matter. Its own two squares do not count as a match for each other.

        It must stay within five by five, and may not cover anything.

        If your domino can be placed, you have to place it somewhere. If it fits nowhere, it is discarded and scores nothing.

rules-kingdomino-4 = The line of dominoes
    .picture = line
    .text =
        Each domino has a number on its back. High numbers tend to be worth more, with rarer terrains and more crowns.

        The dominoes on offer lie in a line, sorted by number, then turned face up. One line is being played while the next is on offer.

        At the start the kings are drawn one by one. Each king drawn is put on any free domino of the first line: this is called claiming. Then the next line is drawn.

rules-kingdomino-5 = Order of play
    .picture = order
    .text =
        In each round the kings take their turns from the lowest number of the line to the highest. On your turn you place the domino your king stands on, then you claim: move the king to any free domino of the next line.

        So your choice also decides when you play next round. A domino with a low number lets you choose early; one with a high number is often better, but makes you choose late.

        In the last round you only place, and then the game is over.

rules-kingdomino-6 = Two, three or four players
    .picture = players
    .text =
        Four players use all 48 dominoes, in twelve lines of four.

        Three players leave out twelve dominoes at random and play twelve lines of three.

        Two players have two kings each and leave out 24 dominoes at random: six lines of four. Each king has a turn of its own, so you place and claim twice a round, whenever the numbers say so.

        Either way everybody gets twelve dominoes, just enough to fill five by five with the castle.

rules-kingdomino-7 = Scoring and ties
    .picture = scoring
    .text =
        Go through your kingdom territory by territory. Count the squares, count the crowns on them, and multiply: six squares of wheat with two crowns are 12 points. You may have several territories of the same terrain; each counts for itself.

        The sum of all territories is your score, and the highest wins.

        If players are equal, the one with the largest single territory wins; then the one with the most crowns. If that is equal too, they share the victory.

rules-kingdomino-8 = Variants
    .picture = kingdom
    .text =
        Any of these can be combined.

        Middle Kingdom: 10 more points if your castle is in the middle of your kingdom, that is, if no square lies more than two columns or rows away from it, in seven by seven three. Gaps do no harm. Harmony: 5 more points if your kingdom is complete, with every domino in its place.

        Lines of four: three players use all 48 dominoes, twelve lines of four, and the domino of each line that nobody claims leaves the game.

        The Mighty Duel: two players use all 48 dominoes, twelve lines of four, and build seven by seven.

        Dynasty: you play three games and add up the points. Equal totals share the victory.

## Queendomino

rules-queendomino-1 = What is new
    .picture = beginning
    .text =
        Queendomino has its own 48 dominoes, and a seventh terrain: the town. You place and claim as in Kingdomino, with kings taking their turns from the lowest number to the highest.

        New are coins, knights who collect taxes, buildings for your town squares, towers that attract the queen, and a dragon.

        Everybody begins with a castle, 7 coins and 1 knight in reserve. Six building tiles lie on the builders’ board, and the others form its stack. Everybody sees the tile on top of the stack, but it cannot be built before it has come onto the board.

rules-queendomino-2 = Players and kingdoms
    .picture = kingdom
    .text =
        All 48 dominoes are played: twelve rounds with a line of four.

        Four players have one king each and build five by five. So do three; the domino that nobody claims leaves the game.

        Two players have two kings each and build seven by seven. For the first line one player is drawn, who claims any domino; the other claims two, and the first player takes the last. Later each king has a turn of its own to place and to claim.

rules-queendomino-3 = Your turn
    .picture = steps
    .text =
        A turn has five steps, in this order: place your domino, collect taxes, build, send the dragon, claim a domino of the next line.

        You must place if you can, and you must claim. The three steps between are up to you, each at most once a turn. Two players, who have two turns a round, take each of the three at most once a round, in whichever of these turns they like.

        If your domino fits nowhere, it leaves the game. Then you collect no taxes this turn, but you may still build and send the dragon.

        In the twelfth round there is nothing to claim. After it the game is over.

rules-queendomino-4 = Knights and taxes
    .picture = taxes
    .text =
        After placing your domino you may send one or two knights from your reserve onto it, at most one to each of its squares. Each knight brings a coin for every square of the territory it stands in, the new squares included.

        Both knights may tax the same territory. Knights from earlier turns make no difference.

        A knight stays where it is until the end of the game. You get more knights from buildings, and can send those from your next turn on.

rules-queendomino-5 = Building on town squares
    .picture = board
    .text =
        You may build once a turn, on any open town square in your kingdom, new or old. There is one building to a square, and it stays there.

        Choose a tile on the builders’ board and pay the price of its slot, from 0 to 5 coins. Knights it shows join your reserve at once, and towers are yours at once.

        The slot stays empty for the rest of the round. Then the tiles slide towards the cheap end, and new ones from the stack fill the expensive end.

rules-queendomino-6 = What buildings are worth
    .picture = town
    .text =
        Some buildings score a plain number of points. Others score 2 points for each of your territories of one terrain, or 1 point for each of your towers or knights. Two equal tiles both score.

        The two Safes bring more coins when you collect taxes: the Knights’ Safe 1 coin for each of your knights, on the ground and in reserve, the Towers’ Safe 1 coin for each of your towers. A Safe pays once a turn, after you have sent your knights, be it one or two.

        A town scores like any territory, with all its squares, built on or not. But its squares show no crowns: each Queen’s Tower adds one to the town it stands in, and the queen herself is one if the town is your largest territory.

rules-queendomino-7 = Towers and the queen
    .picture = queen
    .text =
        At first the queen visits nobody. When you gain towers and now have at least as many as everyone else, she comes to you. To catch up is enough. She moves only when somebody gains towers, and never leaves the kingdoms again.

        While you host her, each building costs you 1 coin less, but never less than 0. You may not send the dragon.

        At the end she counts as one more crown in the largest territory of her host: 1 point for each of its squares.

rules-queendomino-8 = The dragon
    .picture = dragon
    .text =
        After building, you may pay 1 coin to send the dragon from its cave to a building on the builders’ board. That tile is out of the game, and the slot stays empty for the rest of the round.

        The dragon flies once a round for all players together. It stays on that slot until the end of the round, and then goes back to its cave. Whoever hosts the queen may not send it, even if she has only just arrived.

        Send it to keep a building from a rival, or to leave fewer tiles for the others.

rules-queendomino-9 = Final scoring and ties
    .picture = scoring
    .text =
        Coins: 1 point for every three, rounded down.

        Territories: squares times crowns, for each territory, towns included. If you host the queen, your largest territory has one crown more.

        Buildings: the points of each tile. For these, all your knights count, on the ground and in reserve, and all your towers.

        The highest total wins. If players are equal, the one with the larger largest territory wins, whatever its crowns. If that is equal too, they share the victory.

## Royal Wedding

rules-royal_wedding-1 = Two boxes, one game
    .picture = line
    .text =
        Royal Wedding joins the dominoes of Queendomino and Kingdomino, 96 in all, for three to six players, or eight in teams.

        The boxes are kept apart. The first line comes from Queendomino, the second from Kingdomino, and so on in turn, until both are used up.

        Everything else follows the rules of Queendomino: 7 coins and 1 knight to begin with, taxes, buildings, the queen and the dragon. Only Queendomino’s dominoes have town squares to build on.

rules-royal_wedding-2 = Three to six players
    .picture = kingdom
    .text =
        Three or four players build seven by seven. There are 24 rounds with lines of four dominoes. With three players, the domino that nobody claims leaves the game.

        Five or six players build five by five. There are twelve rounds with lines of eight. The dominoes that nobody claims leave the game: three of each line with five players, two with six.

        Everybody has one king, one castle and a kingdom of their own.

rules-royal_wedding-3 = Teams of two
    .picture = teams
    .text =
        Four, six or eight players may play in teams of two; eight always do. Partners sit side by side and build one kingdom together, seven by seven.

        A team has one castle, one purse with 7 coins and one reserve with 1 knight. Buildings, towers and the queen belong to both.

        There are twelve rounds with lines of eight. Each player has one king, so a team places two dominoes a round. What nobody claims leaves the game: four of each line with four players, two with six.

rules-royal_wedding-4 = Who decides, who wins
    .picture = scoring
    .text =
        Kings take their turns by the numbers of their dominoes, as always. In a team, each king’s turn is played by its owner. Partners may talk it over, but if they disagree, that player has the last word: on the place of the domino, the knights, the coins and the next claim.

        Scoring is that of Queendomino. A team scores its one kingdom, and partners win together. If the points are equal, the larger largest territory decides; after that the victory is shared.
