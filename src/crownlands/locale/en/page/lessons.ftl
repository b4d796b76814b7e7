### Lessons: a note at a time beside a game that is played

lesson = Lesson
lesson-of = Lesson: { $game }
lesson-heading = Lesson: { $game } · { $n } of { $of }
lesson-next = Next
lesson-done = Done
lesson-leave = Leave the lesson
lesson-go-on = You decide. The next note comes when it is needed.
lesson-watch = { $name } is playing. Watch, or tap the table to skip ahead.
lesson-over = That was a whole game. You know all that you need: the next one is yours, and what is new explains itself.
start-learn = Learn it in ten minutes
start-learn-game = Learn { $game } in ten minutes

## Dominion

lesson-dominion-aim = You and { $name } each have a small deck of cards. Turn by turn you buy better cards into it. In the end the points in your deck decide: a Province has 6, the most.
lesson-dominion-hand = Below is your hand of five cards. You begin a turn with one Action. Play the Village: it draws a card and gives you two more Actions.
lesson-dominion-action = The counters above your hand show what you have left. Now play the Smithy: it draws three cards.
lesson-dominion-treasure = You have no Action cards left, so you go shopping. Your Treasures are your money: play them all at once.
lesson-dominion-buy = 6 coins and one Buy. What you can pay for is lit. Buy a Gold: it will bring 3 coins each time it comes into your hand.
lesson-dominion-attack = { $name } has played a Militia. That is an Attack: you discard down to three cards. Give up what helps you least: an Estate brings points in the end, and nothing until then. Tap two cards, then press the button.
lesson-dominion-clean_up = Your turn again. At the end of the last one all that you played, your hand and your new Gold went to your discard pile, and you drew five new cards. Nothing was lost.
lesson-dominion-read = Which card now? Rest the pointer on any card, or press it for a moment on a phone, to read it. With 4 coins a Smithy or a Militia is a good choice; with 3 a Silver is never wrong.
lesson-dominion-shuffle = Your deck had run out, so your discard pile was shuffled into a new one. What you bought is in it now, and from now on you draw it again and again.
lesson-dominion-province = 8 coins! Buy a Province. It does nothing while you play, but it wins the game.
lesson-dominion-choices = From here on you choose. Two good habits: more than one or two Actions that give no further Actions get in each other’s way, and Silver and Gold always help.
lesson-dominion-advice = Not sure? The lamp at the top says what an expert would do, and why. And whatever you did, you can take back.
lesson-dominion-end = Few Provinces are left. The game ends after the turn in which the last one goes, or when any three piles are empty. Points are what counts now: a Duchy has 3.

## Dominoes

lesson-kingdomino-aim = You build a kingdom of dominoes around your castle, at most five squares wide and high. Every territory scores its squares times the crowns on them.
lesson-queendomino-aim = You build a kingdom of dominoes around your castle, seven squares wide and high at most. Every territory scores its squares times its crowns. New here are towns: you put buildings on their squares.
lesson-dominoes-claim = The dominoes lie in a line, by their numbers. Put a king on the one you want; you will place it next round. The lit one has the most crowns.
lesson-dominoes-second = With two players each has two kings: claim a second domino. Those with the lower numbers are played first.
lesson-dominoes-place = Now place the first. It must touch your castle, which goes with everything, or a square of its own terrain. Lit places fit, and the number says what it scores there.
lesson-dominoes-rotate = Tap a place, or drag the domino there. Turn it by a tap on it, the wheel or the key R, and press the button when you like it.
lesson-dominoes-order = Then you claim the next one. A low number plays early next round, and so chooses early; high numbers have more crowns. That is the whole game: what you want against when you choose.
lesson-dominoes-territory = Your kingdom scores already. Squares of one terrain that touch are one territory; each further square adds a point for each of its crowns. Without a crown it scores nothing.
lesson-dominoes-limit = Mind the limit: a domino that fits nowhere is lost. Fill the corners, and leave no single gaps.
lesson-dominoes-others = Look at { $name }’s kingdom too. A domino that is little use to you may be worth a lot there.
lesson-dominoes-lost = This domino fits nowhere in your kingdom, so it leaves the game. That happens to everybody.
lesson-dominoes-last = The last round: place what you have claimed, then the points are counted.
lesson-queendomino-tax = After placing you may send a knight onto the new domino. It brings a coin for every square of that territory, and stays there. Large territories pay best.
lesson-queendomino-build = You have an open town square. With your coins you may put a building on it: the further right it lies on the builders’ board, the less it costs. Some bring points at once, some in the end, some coins.
lesson-queendomino-towers = Towers on a building bring the queen to you if you have as many as anybody. Then you build for 1 coin less, and in the end she is a crown in your largest territory.
lesson-queendomino-dragon = For 1 coin the dragon burns a building, so that nobody gets it: once a round, whoever sends it first.
lesson-queendomino-queen = The queen has come. She stays with whoever has the most towers; her host may not send the dragon.
lesson-royal_wedding-aim = You and { $partner } are a team: together you build one kingdom around one castle, at most seven squares wide and high. Every territory scores its squares times its crowns, and on town squares you put buildings.
lesson-royal_wedding-boxes = Two boxes meet here: this line comes from Queendomino, the next from Kingdomino, and so on in turn. Only dominoes of Queendomino have towns.
lesson-royal_wedding-team = Each of you four has one king and decides alone in its turn. So { $partner } places dominoes in your kingdom as well. Coins, knights, buildings and the queen belong to you both.
lesson-royal_wedding-left = Of each line of eight, four dominoes are claimed; the others leave the game. There is something for everybody: see what { $partner } has claimed, and take what goes with it.
lesson-royal_wedding-alone = There is a game without teams too: three to six players, each with a kingdom of their own. All else is as here.
