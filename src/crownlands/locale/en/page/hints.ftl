### Help while you play: hint-… is shown once, when its situation first comes up; why-PROMPT explains what a question asks.

hint = A hint
hint-understood = Got it
hint-none = No hints
hint-rules = Rules

## The first game of Dominion

hint-dominion-welcome = You and your opponents begin with the same ten cards. Add better ones turn by turn: whoever has the most points at the end wins.
hint-dominion-read = Press a card for a moment to read it large, with its text and what players ask about it.
hint-dominion-action = You may play one Action card now. If it gives you more Actions, you can play more; the counter shows how many are left.
hint-dominion-treasure = Play your Treasures to get coins. You rarely have a reason to hold any back, and none is spent: they all come back with your deck.
hint-dominion-buy = Each Buy gets you one card that your coins can pay for. It goes to your discard pile, so you will draw it after a shuffle.
hint-dominion-clean_up = Your turn is over. All you played and all that was left in your hand went to your discard pile, and you drew five new cards.
hint-dominion-shuffle = Your deck had run out, so your discard pile was shuffled into a new one. The cards you bought are now among those you can draw.
hint-dominion-attack = Another player has played an Attack, and it affects you. Some kingdoms have a Reaction that helps you against Attacks, such as Moat.
hint-dominion-react = An Attack is being played, and you have a Reaction. You may reveal it before the Attack does anything; nobody else sees your other cards.
hint-dominion-choose_cards = Tap the cards you want; tap one again to let go of it. The numbers show their order, and nothing happens until you press the button.
hint-dominion-end_near = The end is near: few Provinces are left, or piles are running out. Points you buy late count as much as any others.
hint-dominion-empty_pile = A pile is empty: nobody can get that card from the Supply any more. When three are empty (four with five or six players), the game ends.

## The first game with dominoes

hint-dominoes-welcome = You build a kingdom around your castle. A territory scores its squares times its crowns, so look for both.
hint-dominoes-claim = Put your king on a domino: you will place it next round. Low numbers play first, high numbers are often worth more.
hint-dominoes-place = One square of the domino must share an edge with your castle or with a square of its own terrain. The places where it fits are lit.
hint-dominoes-rotate = Turn the domino with a tap, the wheel or a key. You see what it would score before you let go.
hint-dominoes-discard = This domino fits nowhere in your kingdom, so it leaves the game. Leave room to grow, and it will not happen often.
hint-dominoes-order = The line is played from the lowest number to the highest. What you claim now also decides when your king plays next round.
hint-dominoes-scoring = You have a territory with a crown: it scores its squares times its crowns. Each further square adds a point for every crown in it.
hint-dominoes-tax = You may send a knight onto the domino you have just placed. It brings a coin for each square of its territory, and stays there.
hint-dominoes-build = You have an open town square: you may put a building on it. The further a tile has slid down the builders’ board, the less it costs.
hint-dominoes-queen = The queen visits whoever gains towers and has at least as many as everyone else. Her host builds for 1 coin less, but may not send the dragon.
hint-dominoes-dragon = For 1 coin the dragon burns a building on the builders’ board. It flies only once a round, whoever sends it.
hint-dominoes-reserve = Knights in your reserve wait to collect taxes. Large territories pay best, but each knight can be sent only once.
hint-dominoes-last_round = This is the last round: you place your domino, but there is nothing more to claim. Then the points are counted.

## What is asked, in Dominion

why-action = In your Action phase each Action card you play uses one Action, and you may stop at any time.
why-treasure = In your Buy phase you play any of your Treasures, each for its coins, before you buy.
why-buy = Each Buy is for one card of the Supply that costs no more than the coins you have left, and you need not use it.
why-top = You are discarding several cards at once, and everybody can see the top card of a discard pile, so you choose which one it is.
why-react = Before an Attack does anything, you may reveal Reactions from your hand, one at a time and as many as you like.
why-play_twice = The Action you choose is followed to its end and then played once more, and neither play uses an Action.
why-play_it = The card you discarded from your deck is an Action, so you may play it without using an Action, or leave it in your discard pile.
why-discard = A card makes you discard from your hand, and you choose what goes to your discard pile.
why-discard_any = You may discard as many cards as you like, all at once, and then draw the same number.
why-discard_for_coins = You may discard as many cards as you like, and each of them gives you $1 for this turn.
why-discard_estate = Discard an Estate from your hand to get the coins, or else you gain an Estate.
why-discard_deck = Your whole deck may be turned over onto your discard pile, where all see its former bottom card, so that the next card you need makes you shuffle everything.
why-discard_looked = Of the cards you looked at, those you discard go to your discard pile, and the rest go back onto your deck.
why-spy = You decide about each revealed card: it goes to its owner’s discard pile, or back on top of the deck it came from.
why-trash = A card makes you trash from your hand, and what you trash leaves your deck for good.
why-may_trash = You may trash a card from your hand, so that it leaves your deck for good, or decline.
why-trash_looked = Of the cards you looked at, you may trash any before you decide what to discard.
why-trash_revealed = One of the revealed Treasures has to be trashed, and it is up to you which.
why-trash_this = You may trash the card you have just played for its bonus, and you have to decide now.
why-gain = You must gain one of these cards from the Supply, without paying for it and without using a Buy.
why-may_gain = You may gain one of these cards from the Supply, without paying for it, or gain nothing.
why-gain_trashed = You may gain any of the Treasures that this card has just trashed, and they go to your discard pile; then the others discard what else they revealed.
why-swindle = That player’s card was trashed, and you must pick a card of the same cost from the Supply for them to gain.
why-put_back = A card from your hand goes face down onto your deck; what you put back last you will draw first.
why-put_back_victory = You must show one Victory card from your hand and put it onto your deck, and you choose which.
why-put_back_discarded = You may put one card from your discard pile onto your deck, where it is the next you draw.
why-order = The cards go back onto your deck one by one in the order you like, and the last one will be drawn first.
why-pass = Everybody chooses a card for the player on their left, and only then do all of them change hands.
why-name = Name the card you think is on top of your deck: if you are right, it goes to your hand.
why-set_aside = You see one card after the other; an Action you may keep or set aside, any other card you keep, and what is set aside is discarded when you have finished drawing.
why-choose = You may choose any of the options, even one that you cannot carry out.
why-next = Several things happen at the same time, and it is up to you which of them you do first.
why-turn = Two extra turns of yours come at the same time, one of your own and one that another player decides about; you choose which you have first.
why-clean_up = Before your cards are discarded from play, you may put these onto your deck, one at a time: you draw the last one first.
why-play_thrice = The Action you choose is played to its end three times in a row, and none of that uses an Action; or you choose none.
why-play_first = Both revealed Actions are played, without using an Action, and you choose which comes first.
why-may_discard = You may discard from your hand to get what the card offers for it, or keep your cards.
why-discard_curse = Discard a Curse from your hand and nothing more happens to you, or gain a Curse and a Copper.
why-discard_one_looked = Of the cards you looked at one has to be discarded; the last one goes back onto your deck.
why-trash_one_looked = Of the cards you looked at one has to be trashed, then one discarded, and the last goes back onto your deck.
why-trash_from_supply = The Action you choose goes from its pile into the trash, from where this card can gain it later.
why-gain_from_trash = You gain an Action that somebody has trashed, and it goes to your discard pile.
why-smuggle = You gain a copy of a card that the player to your right gained in their last turn and that costs up to $6, if any is left in the Supply.
why-prize = There is only one of each Prize: take the one you like best, and it goes onto your deck.
why-show = You show one card of your hand to everybody, and what you may do next depends on it.
why-may_show = You may show a Treasure of your hand and gain a copy of it from the Supply; the one you show stays in your hand.
why-show_province = Showing a Province decides what you get; it stays in your hand unless the card says that it is discarded.
why-show_bane = The bane is the pile that Young Witch spares: reveal one from your hand, and you gain no Curse; it stays in your hand.
why-return = You may return up to two copies of the card you showed from your hand to its pile; then each other player gains one.
why-save = The card you set aside lies face down until your next turn begins, and then comes back into your hand.
why-to_mat = The card you choose lies on your Island mat to the end of the game, where it counts points but is not drawn any more.
why-bury = The card you choose goes from your hand to a place in your deck, which you choose next.
why-depth = Place 1 is the top of your deck, the next card you draw; the highest number is the bottom.
why-take_bottom = You have looked at the bottom card of your deck, and may put it on top, where it is the next you draw.
why-put_on_deck = You have a Royal Seal in play, so a card you gain may go onto your deck, where it is the next you draw.
why-take_discarded = You look through your discard pile and take as many Coppers out of it into your hand as you like.
why-ban = The player on your right has played Contraband, and what you name cannot be bought this turn.
why-jest = A card was discarded from the deck of that player: either you gain a copy of it, or they do.
why-overpay = You may pay more than this card costs, and it does something for each coin. Whatever you pay is gone, and you decide before you see anything.
why-overpay_potions = Potions you have not spent may be paid on top of the price as well.
why-examine = You decide about one card at a time: trash it, discard it, or leave it on top, where the next look finds it again.
why-may_use = This card can be trashed from your hand at this moment for what it says, or kept.
why-oracle = Both revealed cards go to the discard pile, or both go back on top in an order that their owner chooses unseen.
why-pay = Each coin token you pay lets the card you gain cost $1 more; you keep the others.
why-discard_revealed = Your neighbour shows these cards, and you pick the one that does not get to their hand.
why-put_on_top = A card of your discard pile has to go onto your deck, where you draw it next; nobody else sees which.
why-trash_discarded = You may trash a card from your discard pile instead of one from your hand.
why-shuffle_in = The Actions you choose are shown and shuffled into your deck, so you draw them sooner; your deck is shuffled in any case.
why-may_save = What you set aside lies face down until the start of your next turn, when it goes to your hand.
why-call = A card on your Tavern mat waits for this moment: call it into play for what it says, or leave it there.
why-train = Whenever you play a card from that pile, you get $1 more, for the rest of the game or until the token moves.
why-trash_in_play = You may trash cards that you have played; the coins they gave stay yours.
why-show_gold = If you reveal a Gold from your hand, the Attack goes on; the Gold stays in your hand.
why-become = It is that card for as long as it stays in play, with its name, its types and all that it does.
why-play_from_supply = It is played where it lies: you get what it does, and the pile keeps its card.
why-gain_also = A Charm has waited for this purchase: you may gain a card with another name that costs exactly the same.

## What is asked, with dominoes

why-claim = Your king must go to a free domino of the next line, and its number decides when you play next round.
why-place = One square of the domino must share an edge with your castle or with a square of its own terrain, and the kingdom must stay within its limit.
why-tax = A knight from your reserve may go to a square of the domino you have just placed, for a coin from each square of that territory.
why-build = You may pay for one building on the builders’ board and put it on an open town square of your kingdom.
why-burn = For 1 coin the dragon removes a building of your choice from the builders’ board; it flies once a round, and never for the host of the queen.
