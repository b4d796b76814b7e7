### Rulings: what players ask about a card, and what each building does.
### ruling-CARD-1, -2 and so on, without gaps: a card has as many as there are.

## Basic cards

ruling-copper-1 = Played in your Buy phase, a Copper gives $1. You choose which of your Treasures to play.
ruling-copper-2 = A Copper is free, but it takes a Buy. With a Buy to spare you may take one; you never have to.
ruling-copper-3 = Each Coppersmith you played before it this turn makes it give $1 more.
ruling-copper-4 = When its pile runs out, it counts as an empty pile, both for the end of the game and for Poacher.
ruling-copper-5 = While one of your Coppers is in play, you cannot buy a Grand Market. Coppers in your hand do not matter.

ruling-silver-1 = Played in your Buy phase, a Silver gives $2. You choose which of your Treasures to play.
ruling-silver-2 = Merchants raise only the first Silver you play in a turn. Later ones give $2 as usual.
ruling-silver-3 = Only a card called Silver is a Silver: Harem, Royal Seal and Hoard give $2 as well, but each is a card of its own.

ruling-gold-1 = Played in your Buy phase, a Gold gives $3. You choose which of your Treasures to play.
ruling-gold-2 = A card that lets you gain a Gold, such as Bandit, Explorer or Hoard, takes it from the Supply. Once the pile is empty, there is none to gain.

ruling-estate-1 = It is worth 1 point at the end of the game and cannot be played.
ruling-estate-2 = The three Estates of your first deck do not come out of the pile: it starts full.
ruling-estate-3 = Baron asks for an Estate by name, so no other Victory card will do.

ruling-duchy-1 = It is worth 3 points at the end of the game and cannot be played.
ruling-duchy-2 = Each Duke you own gives you 1 point for each Duchy you own, besides the Duchy’s own 3.
ruling-duchy-3 = After one Bridge it costs $4, so Workshop and Ironworks can gain it that turn.

ruling-province-1 = It is worth 6 points at the end of the game and cannot be played.
ruling-province-2 = If the pile is empty at the end of a turn, the game is over. That turn is still played to its end, but no extra turn follows.
ruling-province-3 = There are 8 for two players, 12 for three or four, 15 for five and 18 for six.
ruling-province-4 = Explorer and Tournament ask for a Province by name, so no other Victory card will do.

ruling-curse-1 = It takes 1 point from you at the end of the game and cannot be played.
ruling-curse-2 = A Curse is not a Victory card: Scout puts it back, and it cannot be the card you put back for Bureaucrat. Cards that mean Curses too, like Patrol, say so.
ruling-curse-3 = You may buy one, for $0 and a Buy. It goes to your own discard pile, not to somebody else’s.
ruling-curse-4 = There are 10 for two players, and 10 more for each further player.

## Basic cards of Alchemy and Prosperity

ruling-potion-1 = Played in your Buy phase, it gives no coins but one Potion to pay with. A Potion you don’t spend is lost at the end of the turn.
ruling-potion-2 = A cost of $3 and a Potion takes both. One Potion played pays for one such card, however many coins and Buys you have.
ruling-potion-3 = Its pile of 16 is there only if a card of the kingdom has a Potion in its cost. Apprentice and Herbalist alone do not bring it.
ruling-potion-4 = It is a Treasure that costs $4. Workshop can gain it, and Mine can turn a Silver into it.
ruling-potion-5 = Bridge and Princess lower only the coins of a cost. The Potion in it always stays.

ruling-platinum-1 = Played in your Buy phase, a Platinum gives $5. You choose which of your Treasures to play.
ruling-platinum-2 = It is in the game only together with Colony. There are 12, for any number of players.
ruling-platinum-3 = It costs $9, so Mine can turn a Gold into it.
ruling-platinum-4 = Its empty pile counts like any other, but does not end the game by itself.

ruling-colony-1 = It is worth 10 points at the end of the game and cannot be played.
ruling-colony-2 = If the pile is empty at the end of a turn, the game is over, just as with the Provinces. That turn is still played to its end.
ruling-colony-3 = It is in the game only together with Platinum. There are 8 for two players and 12 for more.
ruling-colony-4 = It is a Victory card but not a Province: Explorer and Tournament take no notice of it.

## Base, both editions

ruling-cellar-1 = First discard all the cards you choose together, then draw as many. You cannot draw in between and go on discarding.
ruling-cellar-2 = You may discard anything from no card to your whole hand. Cellar itself is in play and cannot be discarded for this.
ruling-cellar-3 = If you have to shuffle for the draw, the cards you have just discarded are shuffled in.
ruling-cellar-4 = The others see how many cards you discard, and the one on top.

ruling-chapel-1 = You may trash any number of cards from none to four.
ruling-chapel-2 = Chapel is in play, not in your hand, so it cannot trash itself. Another Chapel in your hand can be trashed.

ruling-moat-1 = Reveal it when another player plays an Attack, before that Attack does anything. It stays in your hand.
ruling-moat-2 = For that one play of the Attack you are left out of everything it does, also of what might have helped you.
ruling-moat-3 = It shields nobody else, and it does not stop what the attacker gets: Witch still draws 2 cards.
ruling-moat-4 = You can reveal the same Moat again for each further Attack, and for each further play of an Attack under Throne Room or King’s Court.
ruling-moat-5 = Only cards with Attack on their type line can be answered: not Council Room, Masquerade, Tribute, Vault or Possession.

ruling-village-1 = Draw the card first, then you have two more Actions to use.
ruling-village-2 = Village gives back the Action it used and adds one: played with your only Action, it leaves you two.

ruling-workshop-1 = You have to gain a card if any pile qualifies, even if it is only a Copper or a Curse.
ruling-workshop-2 = The card comes from the Supply, never from the trash, and goes to your discard pile.
ruling-workshop-3 = Coins do not raise the limit of $4. Only lower costs help: after a Bridge you can gain a Duchy. A card with a Potion in its cost never qualifies.

ruling-bureaucrat-1 = The Silver goes onto your deck. If your deck is empty, it becomes its only card.
ruling-bureaucrat-2 = Each other player with a Victory card must put one back. They pick which one and show only that one.
ruling-bureaucrat-3 = A player without a Victory card shows the whole hand instead.
ruling-bureaucrat-4 = Cards with a second type, like Great Hall or Harem, are Victory cards too. Curses are not.
ruling-bureaucrat-5 = If no Silver is left you gain none, but the other players are attacked all the same.

ruling-gardens-1 = Every card you own at the end counts, wherever it is: in play, set aside or on your Island mat, Curses and the Gardens themselves included. Tokens are not cards.
ruling-gardens-2 = Only full tens count: 30 to 39 cards make each Gardens worth 3 points.
ruling-gardens-3 = It is a Victory card and cannot be played. Its pile has 8 cards for two players and 12 for more.

ruling-militia-1 = Each other player chooses what to discard, until exactly three cards are left in hand.
ruling-militia-2 = Anyone with three cards or fewer discards nothing.
ruling-militia-3 = You get the $2 even if everybody reveals a Moat.

ruling-moneylender-1 = First edition: you must trash a Copper if you have one in hand. Second edition: you may.
ruling-moneylender-2 = You get the $3 only if you really trash a Copper.

ruling-remodel-1 = You must trash a card from your hand if you have one, and then gain a card if any pile qualifies.
ruling-remodel-2 = The gained card may cost up to $2 more, the same, or less. It may even be another copy of the card you trashed.
ruling-remodel-3 = Remodel is in play and cannot trash itself. Another Remodel in your hand can be trashed.
ruling-remodel-4 = With no card to trash, you gain nothing. Coins do not raise the limit.
ruling-remodel-5 = The new card goes to your discard pile. Gold plus $2 is enough for a Province.
ruling-remodel-6 = The new card may have a Potion in its cost only if the trashed card has one.

ruling-smithy-1 = You draw all 3 cards. If your deck runs out on the way, shuffle your discard pile and draw the rest.
ruling-smithy-2 = Smithy gives no Action back: you need one from another card to go on.

ruling-throne_room-1 = First edition: you must choose an Action if you have one in hand. Second edition: you may choose none.
ruling-throne_room-2 = Neither play uses an Action. The first is followed to its end before the second begins, and choices are made anew.
ruling-throne_room-3 = On another Throne Room you play one Action twice and then another one twice. You never play one card four times.
ruling-throne_room-4 = A card that leaves play in its first play, like Feast or Island, is still played a second time.
ruling-throne_room-5 = It counts as one Action played, and its card as two. Played on Market it leaves you 2 Actions.
ruling-throne_room-6 = If it plays a Duration that stays in play, Throne Room stays beside it just as long. What each play left for your next turn happens then.

ruling-council_room-1 = The other players’ card is no offer: each of them has to draw it.
ruling-council_room-2 = It is not an Attack, so nobody can answer it with a Reaction.
ruling-council_room-3 = Anyone whose deck is empty shuffles for the card as usual.

ruling-festival-1 = It draws no cards: you get 2 Actions, a Buy and $2.
ruling-festival-2 = Count your Actions one by one. Festival, Market, Festival leave you with 2, then 2, then 3.

ruling-laboratory-1 = Draw 2 cards, and you have an Action to go on with: Laboratory gives back the one it used.

ruling-library-1 = Draw one card at a time until you have seven in hand. With seven or more you draw nothing.
ruling-library-2 = You may keep an Action you draw or set it aside. Decide before you see the next card.
ruling-library-3 = Only Actions can be set aside, also those with a second type, like Great Hall, Nobles or Horse Traders. A Harem has to be kept.
ruling-library-4 = If you shuffle on the way, the cards set aside stay out of the shuffle.
ruling-library-5 = The set-aside cards are discarded as soon as you are done drawing, in both editions.

ruling-market-1 = It gives back the Action it used. You also draw a card and get a Buy and $1.
ruling-market-2 = The extra Buy and the coin wait for your Buy phase; you don’t have to use them.

ruling-mine-1 = First edition: you must trash a Treasure if you have one in hand. Second edition: you may.
ruling-mine-2 = The new Treasure may cost up to $3 more, and may be the same or a cheaper one. If you trashed one, you must gain one.
ruling-mine-3 = It goes to your hand, so you can play it this turn.
ruling-mine-4 = Without a Treasure to trash you gain nothing. Harem is a Treasure: Mine can trash it and gain it.
ruling-mine-5 = A Silver can become a Potion, and a Gold a Platinum. But only a Treasure with a Potion in its cost can become a Philosopher’s Stone.

ruling-witch-1 = You draw 2 cards even if no Curses are left or everybody reveals a Moat.
ruling-witch-2 = Curses are dealt in turn order, beginning on your left. If they run short, the last players get none.
ruling-witch-3 = Each Curse goes to its player’s discard pile.

## Base, first edition only

ruling-chancellor-1 = You may put your deck into your discard pile or leave it. Decide before you do anything else.
ruling-chancellor-2 = Nobody looks through the deck as it moves. It is turned over, so its bottom card is now on top of your discard pile.
ruling-chancellor-3 = You do not shuffle at once: that happens when you next need a card.

ruling-woodcutter-1 = The $2 are added to what your Treasures give, and with the extra Buy you may buy one more card.
ruling-woodcutter-2 = It gives no Action back: you need one from another card to go on.

ruling-feast-1 = Feast is trashed as you play it, and you must gain a card if any pile qualifies.
ruling-feast-2 = The card comes from the Supply and goes to your discard pile. Coins do not raise the limit of $5, and a card with a Potion in its cost never qualifies.
ruling-feast-3 = Under Throne Room you gain two cards, though Feast can be trashed only once.

ruling-spy-1 = You draw your card before anything is revealed.
ruling-spy-2 = Your own top card comes first, then the others’ in turn order. You decide on each one before the next is revealed.
ruling-spy-3 = A card you don’t have discarded goes back on top of its deck.
ruling-spy-4 = An empty deck is shuffled first. A player without any cards to shuffle reveals nothing.

ruling-thief-1 = From each player’s two cards you pick one Treasure to trash if there is any, never two.
ruling-thief-2 = When everybody is done, you may gain any of the Treasures this Thief trashed: none, some or all. Only then the others discard the rest of what they revealed.
ruling-thief-3 = What you gain goes to your discard pile; the rest stays in the trash. Treasures trashed earlier are out of reach.
ruling-thief-4 = With one card left in the deck, it is revealed first. The discard pile is then shuffled without it for the second.
ruling-thief-5 = Harem and Potion are Treasures, so they can be trashed and gained. So can the Prize Diadem.

ruling-adventurer-1 = The two Treasures go to your hand. All other revealed cards are discarded when you are done.
ruling-adventurer-2 = If you have to shuffle on the way, the revealed cards stay out of the shuffle.
ruling-adventurer-3 = If your cards run out, you take the one Treasure you found, or none. Harem and Potion are Treasures too.

## Base, second edition only

ruling-harbinger-1 = You draw your card first, and only then look through your discard pile.
ruling-harbinger-2 = You may put one card onto your deck, or none. The others see that a card moves, but not which.
ruling-harbinger-3 = If your draw made you shuffle, your discard pile is empty and there is nothing to choose.

ruling-merchant-1 = Only the first Silver you play this turn gives $1 more. Without a Silver you get nothing extra.
ruling-merchant-2 = Several Merchants all add to that same Silver. A Merchant under Throne Room adds $2.
ruling-merchant-3 = It has to be a card called Silver. Harem does not count, but a Silver that Venture plays does.

ruling-vassal-1 = If the card is an Action you may play it. That uses no Action, and the card moves into play.
ruling-vassal-2 = If you don’t play it, or it is no Action, it stays in your discard pile.
ruling-vassal-3 = An Attack played this way can be answered with Reactions as usual.
ruling-vassal-4 = An empty deck is shuffled first. With no cards at all you just get the $2.
ruling-vassal-5 = A Duration played this way stays in play as usual. Vassal does not stay with it.

ruling-poacher-1 = You draw first, so you may discard the card you have just drawn.
ruling-poacher-2 = Any empty pile of the Supply counts, also Copper, Curse and Poacher itself. With none empty you discard nothing.
ruling-poacher-3 = If you have fewer cards than you should discard, discard them all.
ruling-poacher-4 = Potion, Platinum, Colony and the Bane pile are in the Supply and count too. Prizes are not: they never make you discard.

ruling-bandit-1 = The Gold comes first, from the Supply to your discard pile. You gain it even if everybody reveals a Moat.
ruling-bandit-2 = Each other player, in turn order, must trash one revealed Treasure that is not a Copper. If there are two, they pick.
ruling-bandit-3 = With no Treasure but Copper, both cards are discarded.
ruling-bandit-4 = Harem, Potion and every other Treasure but Copper can be trashed.

ruling-sentry-1 = You draw your card first, then look at the next two cards of your deck.
ruling-sentry-2 = Each of the two may be trashed, discarded or put back, in any combination. What goes back goes in any order.
ruling-sentry-3 = Finish trashing first, then discard, then put back.
ruling-sentry-4 = If there are fewer than two cards to look at, you look at what there is.

ruling-artisan-1 = You have to gain a card if any pile costs $5 or less. It goes to your hand. Coins do not raise the limit, and a card with a Potion in its cost never qualifies.
ruling-artisan-2 = Then you must put a card from your hand onto your deck. It may be the new card or any other.
ruling-artisan-3 = If you put it on an empty deck, it is the only card there and you draw it next.

## Intrigue, first edition. All but Secret Chamber, Great Hall, Coppersmith, Scout, Saboteur and Tribute are in the second too.

ruling-courtyard-1 = Draw 3 cards into your hand first. Then you must put one card back.
ruling-courtyard-2 = You may put back any card from your hand, not just one of the three.
ruling-courtyard-3 = On an empty deck the card becomes the only one there, and you draw it next.

ruling-pawn-1 = Choose two different options: you cannot take the same one twice.
ruling-pawn-2 = Choose both before you do either. You cannot draw the card first and then decide on the other.
ruling-pawn-3 = You may choose an option you cannot use, such as a card when you have none left to draw.

ruling-secret_chamber-1 = Played in your turn, it gives $1 for each card you discard. Discarding none is allowed.
ruling-secret_chamber-2 = Revealed against an Attack, it draws 2 cards; then you put any 2 cards onto your deck, in the order you like.
ruling-secret_chamber-3 = One of the cards you put back may be Secret Chamber itself. With fewer than two cards, put back all you have.
ruling-secret_chamber-4 = It does not protect you: the Attack goes on. But if it draws a Moat, you may reveal that against the same Attack.
ruling-secret_chamber-5 = You may reveal it even if the Attack would not affect you, and more than once.

ruling-great_hall-1 = It is an Action and a Victory card at once, and counts as both for every other card.
ruling-great_hall-2 = You draw the card and get the Action as you play it. At the end of the game it is worth 1 point.
ruling-great_hall-3 = Its pile has 8 cards for two players and 12 for more.

ruling-masquerade-1 = You draw 2 cards first. Then everybody chooses a card before anybody sees what they are given.
ruling-masquerade-2 = Everybody must pass a card. Only you, who played it, may then trash a card from your hand.
ruling-masquerade-3 = It is not an Attack, so nobody can reveal a Moat or another Reaction.
ruling-masquerade-4 = A passed card is not gained, but it now belongs to whoever received it.
ruling-masquerade-5 = First edition: a player with an empty hand passes nothing and still receives a card. Second edition: such players are left out, and the card goes to the next player who has cards. A table may agree on either.

ruling-shanty_town-1 = You get 2 Actions in any case, and you must show your hand.
ruling-shanty_town-2 = Shanty Town itself is in play and does not count. Great Hall and Nobles in your hand are Actions.
ruling-shanty_town-3 = If you draw, you draw both cards, even if the first one is an Action.

ruling-steward-1 = Choose one option; you cannot mix them.
ruling-steward-2 = If you choose to trash, you must trash exactly two cards. With only one card in hand, you trash that one.

ruling-swindler-1 = The top card is trashed in any case. The new one comes from the Supply and goes to that player’s discard pile.
ruling-swindler-2 = You must pick a card of the same cost if any pile has one; it may be the same card again. If none does, nothing is gained.
ruling-swindler-3 = A Copper may become a Curse. A Province usually comes back as a Province.
ruling-swindler-4 = Costs are compared as they are now, after any Bridge or Princess. A Potion counts: a Familiar can become an Alchemist, but not a Silver.
ruling-swindler-5 = An empty deck is shuffled first. A player with no cards at all loses and gains nothing.
ruling-swindler-6 = A Prize costs $0. For it you must pick a card of the Supply that costs $0, such as a Copper or a Curse.

ruling-wishing_well-1 = You draw your card first, and only then name one.
ruling-wishing_well-2 = You need a card’s name; a type such as Treasure is no answer. The card need not even be in this game.
ruling-wishing_well-3 = The right card goes to your hand. Any other stays on top of your deck.

ruling-baron-1 = You may keep your Estate, but then you must gain another one, as long as there are any.
ruling-baron-2 = One of the two has to happen: you cannot take just the Buy.
ruling-baron-3 = Under Throne Room you decide twice. Two discarded Estates give $8.

ruling-bridge-1 = All cards cost $1 less until the end of the turn: those in the Supply, and those in every hand, deck and discard pile.
ruling-bridge-2 = Several Bridges add up, and so do the plays under Throne Room or King’s Court. No cost goes below $0, and a Potion in a cost stays.
ruling-bridge-3 = Limits and comparisons use the lower costs: after a Bridge, Ironworks can gain a Duchy.
ruling-bridge-4 = At a floor of $0 differences shrink: after a Bridge, Upgrade can turn a Copper into a Pawn.

ruling-conspirator-1 = It counts Actions played this turn, itself included. The bonus comes with the third or any later one.
ruling-conspirator-2 = It looks only once, as you play it. Actions you play afterwards change nothing.
ruling-conspirator-3 = Throne Room is one Action played and its card two. So a Conspirator under Throne Room gets the bonus the second time.
ruling-conspirator-4 = What counts is how often Actions were played this turn, not how many are in play. A Duration from your last turn does not count.

ruling-coppersmith-1 = Only Coppers you play after it give more. It does not change what a Copper costs.
ruling-coppersmith-2 = Several Coppersmiths add up. After one under Throne Room, each Copper gives $3.

ruling-ironworks-1 = You have to gain a card costing up to $4 if any pile qualifies. It goes to your discard pile. A card with a Potion in its cost never qualifies.
ruling-ironworks-2 = A card with two types gives both bonuses: Great Hall gives +1 Action and +1 Card. A Curse gives nothing.
ruling-ironworks-3 = If you shuffle to draw the bonus card, the card you have just gained is shuffled in.

ruling-mining_village-1 = You get the card and the 2 Actions whether you trash it or not.
ruling-mining_village-2 = You draw first, then decide whether to trash it, before you do anything else.
ruling-mining_village-3 = Under Throne Room it can be trashed only once: 2 cards, 4 Actions and $2 in all.

ruling-scout-1 = You must take all the revealed Victory cards, also those with another type, like Harem or Nobles.
ruling-scout-2 = Curses are not Victory cards and go back with the rest.
ruling-scout-3 = You choose the order of what goes back, and need not show it.
ruling-scout-4 = If you have to shuffle on the way, the cards already revealed stay out of the shuffle.

ruling-duke-1 = Every Duke counts every Duchy you own at the end, wherever it is. The Duchies keep their own 3 points.
ruling-duke-2 = It is a Victory card and cannot be played. Its pile has 8 cards for two players and 12 for more.

ruling-minion-1 = You get the Action whichever option you choose. Reactions come before you choose.
ruling-minion-2 = For the new hands, you discard yours and draw 4, even if your hand is empty.
ruling-minion-3 = Other players do the same only if they have five cards or more. So a second Minion finds hands of four and leaves them.
ruling-minion-4 = A player who reveals a Moat neither discards nor draws.

ruling-saboteur-1 = Beginning on your left, each player reveals cards until one costs $3 or more. Costs are as they are now, after any Bridge.
ruling-saboteur-2 = That player may gain a card that costs at least $2 less than the trashed one, or nothing. It comes from the Supply.
ruling-saboteur-3 = The other revealed cards are discarded at the end. If a player has to shuffle on the way, they stay out of the shuffle.
ruling-saboteur-4 = If no card costs enough, nothing is trashed and all revealed cards are discarded.
ruling-saboteur-5 = For the search only the coins of a cost count. The card gained may have a Potion in its cost only if the trashed card has one.

ruling-torturer-1 = Beginning on your left, each player chooses and does it before the next one chooses.
ruling-torturer-2 = Discarding may be chosen with fewer than two cards in hand. Then they discard what they have.
ruling-torturer-3 = The Curse may be chosen even when none are left. Then nothing is gained.
ruling-torturer-4 = The Curse goes to the hand, so it can be discarded to a second Torturer.

ruling-trading_post-1 = With two cards or more in hand you must trash two.
ruling-trading_post-2 = The Silver goes to your hand, so you can play it this turn. If there is none left, you trash two cards for nothing.
ruling-trading_post-3 = With a single card in hand you trash it and get no Silver.

ruling-tribute-1 = A card with two types gives both bonuses: Copper and Harem give you $4 and 2 cards.
ruling-tribute-2 = Two cards of the same name count once: two Silvers give $2. A Curse gives nothing.
ruling-tribute-3 = It is not an Attack, so your neighbour cannot reveal a Moat.
ruling-tribute-4 = If your neighbour has to shuffle, a card already revealed stays out of it. Both cards are discarded at the end.

ruling-upgrade-1 = You draw first, then you must trash a card from your hand if you have one.
ruling-upgrade-2 = The new card costs exactly $1 more. If no pile has that cost you gain nothing, but the card is trashed all the same.
ruling-upgrade-3 = Costs are as they are now: after a Bridge, a Copper still costs $0 and a Pawn costs $1.
ruling-upgrade-4 = A Potion in the cost stays: an Apothecary can become an Alchemist, but not a Silver.

ruling-harem-1 = It is a Treasure and a Victory card at once: play it for $2 in your Buy phase, and count 2 points at the end.
ruling-harem-2 = It is not a Silver, so Merchant does not raise it.
ruling-harem-3 = Mine, Thief, Bandit and Adventurer treat it as a Treasure; Bureaucrat, Scout and Patrol as a Victory card.
ruling-harem-4 = Its pile has 8 cards for two players and 12 for more.

ruling-nobles-1 = It is an Action and a Victory card at once, worth 2 points at the end.
ruling-nobles-2 = Take 3 cards or 2 Actions, no mixture. Under Throne Room you choose anew for each play.
ruling-nobles-3 = You may choose 3 cards even if you cannot draw them all.
ruling-nobles-4 = Its pile has 8 cards for two players and 12 for more.

## Intrigue, second edition: what is new

ruling-lurker-1 = You may choose either option even if nothing can come of it. You get the Action in any case.
ruling-lurker-2 = Any Action will do, whatever its other types and its cost, also with a Potion in it.
ruling-lurker-3 = Trashing a card from the Supply is nobody’s gain. It can empty a pile, and so bring on the end of the game.
ruling-lurker-4 = You may gain any Action in the trash, whenever it got there, even a Prize. It goes to your discard pile.
ruling-lurker-5 = Under Throne Room you can trash a card from the Supply and then gain that very card.

ruling-diplomat-1 = Draw the 2 cards first, then count your hand. Played from a hand of five it leaves you six cards, and so no Actions.
ruling-diplomat-2 = Against an Attack you may reveal it only if you have five or more cards in hand. Draw 2 cards, then discard 3; Diplomat itself may be one of them.
ruling-diplomat-3 = While you still have it and five cards in hand, you may reveal it again against the same Attack.
ruling-diplomat-4 = It does not protect you: the Attack goes on. But if it draws a Moat, you may reveal that against the same Attack.
ruling-diplomat-5 = The order of your Reactions can matter: Horse Traders leave your hand, and with only four cards Diplomat cannot be revealed.

ruling-mill-1 = You draw first, then decide whether to discard.
ruling-mill-2 = You get the $2 only for two cards. With a single card in hand you may discard it, but for nothing.
ruling-mill-3 = It is an Action and a Victory card at once, worth 1 point at the end.
ruling-mill-4 = Its pile has 8 cards for two players and 12 for more.

ruling-secret_passage-1 = You draw 2 cards first. Then you must put a card from your hand into your deck: one of these two, or any other.
ruling-secret_passage-2 = Any place will do: on top, at the bottom, or as far down as you like.
ruling-secret_passage-3 = The others see where the card goes, but not which card it is.
ruling-secret_passage-4 = In an empty deck it becomes the only card.

ruling-courtier-1 = Count all the types on the card’s type line: Copper has one, Mill two and Followers three. Curse is a type too.
ruling-courtier-2 = You must choose as many options as the card has types, all of them different.
ruling-courtier-3 = You have to reveal a card if you have one; it goes back to your hand. With an empty hand you get nothing.
ruling-courtier-4 = You may choose the Gold even when none is left. Then nothing is gained.

ruling-patrol-1 = You draw 3 cards first. The next four are revealed.
ruling-patrol-2 = You must take all the Victory cards and Curses among them, also Victory cards with another type, like Mill or Harem.
ruling-patrol-3 = You choose the order of what goes back. The others have seen these cards, but not their order.
ruling-patrol-4 = If you have to shuffle on the way, the cards already revealed stay out of the shuffle. If there are fewer than four, reveal what there is.

ruling-replace-1 = You must trash a card from your hand if you have one, and then gain a card if any pile qualifies. It may cost up to $2 more, the same, or less.
ruling-replace-2 = If you gain an Action or a Treasure, it goes onto your deck. If you gain a Victory card, each other player gains a Curse.
ruling-replace-3 = A card of both kinds does both: Harem, Island, Mill and Nobles go onto your deck, and the others gain Curses.
ruling-replace-4 = If you gain a Curse, it goes to your discard pile, and nobody else gains one.
ruling-replace-5 = It is an Attack whatever you gain. Reactions are revealed before you choose the card to trash.
ruling-replace-6 = The new card may have a Potion in its cost only if the trashed card has one.

## Seaside

ruling-haven-1 = You draw first. Then you must set a card from your hand aside: the one just drawn, or any other.
ruling-haven-2 = The card lies face down. You may look at it; the others see only that it is there.
ruling-haven-3 = At the start of your next turn, whatever kind of turn that is, it comes back to your hand. Haven is discarded in that turn’s Clean-up.
ruling-haven-4 = If you had no card to set aside, Haven does not stay in play.
ruling-haven-5 = Under Throne Room you set two cards aside, and both come back together.
ruling-haven-6 = The set-aside card is yours all the time and counts at the end of the game.

ruling-pearl_diver-1 = You draw your card first, and only then look at the bottom card of your deck.
ruling-pearl_diver-2 = You may put it on top or leave it where it is. The others see whether it moves, but not which card it is.
ruling-pearl_diver-3 = If your deck is empty after the draw, shuffle first. With no cards left there is nothing to look at.
ruling-pearl_diver-4 = If your deck is a single card, it is its top and its bottom at once.

ruling-ambassador-1 = You must reveal a card if you have one in hand. Then return two, one or no copies of it from your hand; with an empty hand nothing happens.
ruling-ambassador-2 = Even if you return none, each other player gains a copy.
ruling-ambassador-3 = Returned cards go back to their pile in the Supply. They are neither trashed nor discarded, and the pile can be gained from again.
ruling-ambassador-4 = The copies come from the Supply, in turn order. If the pile runs out, the last players get none.
ruling-ambassador-5 = A card without a pile in the Supply, such as a Prize, may be revealed. But it is not returned, and nobody gains one.
ruling-ambassador-6 = Reactions are revealed before you choose the card. A player who reveals a Moat gains no copy.

ruling-fishing_village-1 = It gives 2 Actions and $1 now. At the start of your next turn you get 1 Action and $1 more, so you begin with 2 Actions.
ruling-fishing_village-2 = It stays in play until the Clean-up of that turn.
ruling-fishing_village-3 = Several add up, and so do both plays under Throne Room: 4 Actions and $2 now, and a next turn that begins with 3 Actions and $2.
ruling-fishing_village-4 = Your next turn may be an extra turn. Then that is the one that gets the Action and the coin.

ruling-lookout-1 = You look at all three cards before you decide anything.
ruling-lookout-2 = Nothing of it is optional: one card is trashed, one is discarded, and one goes back onto your deck.
ruling-lookout-3 = With only two cards to look at, one is trashed and one discarded. A single card is trashed.
ruling-lookout-4 = If you have to shuffle on the way, the cards you are looking at stay out of the shuffle.
ruling-lookout-5 = The others see the card you trash and the one you discard, but not the one you put back.

ruling-smugglers-1 = What counts is every card the player on your right gained in their own last turn, bought or not, wherever it went.
ruling-smugglers-2 = It must cost $6 or less right now, without a Potion. When costs are lowered by $2, a Province will do.
ruling-smugglers-3 = You have to choose one of these cards if there are any. You gain a copy from the Supply, to your discard pile.
ruling-smugglers-4 = You may choose a card that is no longer in the Supply, or never was, like a Prize. Then you gain nothing.
ruling-smugglers-5 = Cards they gained in somebody else’s turn do not count, nor do cards passed by Masquerade. Extra turns count: what matters is the latest turn they took.
ruling-smugglers-6 = It is not an Attack, so nobody can answer it with a Reaction.

ruling-caravan-1 = You draw a card now, and another one at the start of your next turn.
ruling-caravan-2 = It stays in play until the Clean-up of that turn.
ruling-caravan-3 = Under Throne Room you draw 2 cards now and 2 at the start of your next turn. Throne Room stays in play beside it.
ruling-caravan-4 = Your next turn may be an extra turn. Then the card is drawn there, and not once more later.

ruling-cutpurse-1 = Each other player discards exactly one Copper from their hand, even if they have more.
ruling-cutpurse-2 = A player without a Copper shows the whole hand instead.
ruling-cutpurse-3 = You get the $2 even if everybody reveals a Moat. Those players neither discard nor show their hand.
ruling-cutpurse-4 = Under Throne Room it asks for a Copper twice. Whoever had just one shows the hand the second time.

ruling-island-1 = Island and a card from your hand go to your Island mat. They are out of your deck, but still yours at the end.
ruling-island-2 = You must choose a card if you have one in hand. With an empty hand Island goes there alone.
ruling-island-3 = The mat is face up, and everybody may look at it. Its cards score, and they count for Gardens, Duke and Fairgrounds.
ruling-island-4 = It is an Action and a Victory card at once, worth 2 points at the end, on the mat or not.
ruling-island-5 = Under Throne Room Island itself moves only once, but each play takes a card from your hand to the mat.
ruling-island-6 = Its pile has 8 cards for two players and 12 for more.

ruling-pirate_ship-1 = Reactions come before you choose, so they can be revealed even if you then take the coins.
ruling-pirate_ship-2 = From each player’s two cards you pick one Treasure to trash if there is any, and the rest is discarded. You do not gain what is trashed.
ruling-pirate_ship-3 = If at least one Treasure was trashed you get one token, however many players lost one. If none was, you get no token.
ruling-pirate_ship-4 = For coins you get $1 for each of your tokens. They are not spent: you keep them all.
ruling-pirate_ship-5 = Every Treasure can be trashed, also a Copper, a Potion or a Harem.
ruling-pirate_ship-6 = If a player has to shuffle on the way, the card already revealed stays out of the shuffle.

ruling-salvager-1 = You must trash a card from your hand if you have one. With an empty hand you just get the Buy.
ruling-salvager-2 = You get as many coins as the card costs right now: after a Bridge, a Gold gives $5.
ruling-salvager-3 = A Potion in the cost gives nothing: a Golem is worth $4.
ruling-salvager-4 = Salvager is in play and cannot trash itself. Another Salvager in your hand can be trashed.

ruling-sea_hag-1 = Each other player discards the top card of their deck and then gains a Curse onto it. They draw that Curse next.
ruling-sea_hag-2 = If there is no card to discard, the Curse still comes. If no Curse is left, the card is still discarded.
ruling-sea_hag-3 = An empty deck is shuffled before the card is discarded.
ruling-sea_hag-4 = Curses are dealt in turn order, beginning on your left. If they run short, the last players only discard.

ruling-treasure_map-1 = It is trashed together with another Treasure Map from your hand. If both were trashed, you gain 4 Golds onto your deck.
ruling-treasure_map-2 = Without another one in hand it is trashed for nothing.
ruling-treasure_map-3 = If you have another one in hand, you cannot keep it.
ruling-treasure_map-4 = If fewer than 4 Golds are left, you gain those.
ruling-treasure_map-5 = Under Throne Room only the first play can bring Golds: the second finds it trashed already. It still trashes a further Treasure Map if you have one in hand.

ruling-explorer-1 = Revealing a Province is up to you. If you reveal one you gain a Gold, otherwise a Silver.
ruling-explorer-2 = The Treasure goes to your hand, so you can play it this turn. The Province stays in your hand.
ruling-explorer-3 = You have to gain it. If that pile is empty you get nothing, and no other card instead.
ruling-explorer-4 = It has to be a Province: a Colony will not do.

ruling-ghost_ship-1 = You draw 2 cards first. Then each other player with four or more cards puts cards back until three are left.
ruling-ghost_ship-2 = They choose which cards go back and in which order. The others see only how many.
ruling-ghost_ship-3 = Anyone with three cards or fewer puts nothing back.
ruling-ghost_ship-4 = An empty deck is not shuffled: the cards put back become the deck.

ruling-outpost-1 = In this turn’s Clean-up you draw only 3 cards. With these you take an extra turn, and at its end you draw 5 as usual.
ruling-outpost-2 = The extra turn is a whole turn, and Durations waiting for your next turn take effect in it. It does not count when a tie is broken by turns.
ruling-outpost-3 = Several Outposts in one turn, or one under Throne Room, bring just one extra turn.
ruling-outpost-4 = You never take a third turn in a row because of Outpost. Played when it would be your third, it brings no turn, and you still draw only 3 cards.
ruling-outpost-5 = It stays in play until the Clean-up of the extra turn. One that brings no turn is discarded in the same Clean-up as your other cards.
ruling-outpost-6 = If the game is over at the end of your turn, there is no extra turn.

ruling-treasury-1 = When you discard it from play in Clean-up, you may put it onto your deck if you bought no Victory card this turn.
ruling-treasury-2 = You decide for each Treasury, before you draw your new hand.
ruling-treasury-3 = Victory cards with another type count too, like Harem or Island.
ruling-treasury-4 = Only buying matters: a Victory card gained in another way is no obstacle.

## Alchemy

ruling-transmute-1 = You must trash a card from your hand if you have one. For an Action you gain a Duchy, for a Treasure a Transmute, for a Victory card a Gold.
ruling-transmute-2 = A card with two types gives both: for Nobles you gain a Duchy and a Gold, for Harem a Transmute and a Gold.
ruling-transmute-3 = A Curse gives nothing. If a pile is empty, there is nothing to gain from it.
ruling-transmute-4 = To buy it you need a Potion and no coins. To gain one for a trashed Treasure you need no Potion.

ruling-apothecary-1 = You draw a card first. The next four are revealed.
ruling-apothecary-2 = You must take all the Coppers and Potions among them.
ruling-apothecary-3 = You choose the order of what goes back. The others have seen these cards, but not their order.
ruling-apothecary-4 = If you have to shuffle on the way, the cards already revealed stay out of the shuffle.

ruling-university-1 = You may gain an Action costing up to $5, or nothing. You get the 2 Actions in any case.
ruling-university-2 = An Action with a second type will do, such as Island or Witch.
ruling-university-3 = A card with a Potion in its cost never qualifies, so it cannot gain another University.
ruling-university-4 = The card comes from the Supply and goes to your discard pile. Coins do not raise the limit.

ruling-herbalist-1 = The Buy and the $1 come as you play it, the Treasure is saved in Clean-up.
ruling-herbalist-2 = When you discard it from play, you may put one of your Treasures in play onto your deck, before you draw your new hand.
ruling-herbalist-3 = Each Herbalist saves one Treasure, even if you played it twice under Throne Room.
ruling-herbalist-4 = Only a Treasure you have played can be saved, a Potion too. One left in your hand is discarded.
ruling-herbalist-5 = A Potion you have put back is no longer in play. If you want your Alchemists back as well, put them back before it.

ruling-alchemist-1 = When you discard it from play in Clean-up and have a Potion in play, you may put it onto your deck, before you draw your new hand.
ruling-alchemist-2 = The Potion need not have paid for anything, but it must be in play: one in your hand does not help.
ruling-alchemist-3 = You decide for each Alchemist. One Potion is enough for all of them.
ruling-alchemist-4 = A Potion that a Herbalist has put onto your deck no longer counts. Put the Alchemists back first.

ruling-familiar-1 = You draw a card and get an Action even if no Curses are left or everybody reveals a Moat.
ruling-familiar-2 = Curses are dealt in turn order, beginning on your left. If they run short, the last players get none.
ruling-familiar-3 = Each Curse goes to its player’s discard pile.

ruling-philosophers_stone-1 = As you play it, count the cards in your deck and your discard pile together. You get $1 for every five: 19 cards give $3.
ruling-philosophers_stone-2 = Cards in your hand, in play, set aside or on a mat do not count.
ruling-philosophers_stone-3 = It is counted once. What happens to your deck later in the turn does not change it.
ruling-philosophers_stone-4 = If Venture plays it, the other cards revealed are already in your discard pile, and count.
ruling-philosophers_stone-5 = It is a Treasure with a Potion in its cost, so Mine cannot turn a Silver into it, nor a Potion.

ruling-golem-1 = Reveal cards until there are two Actions that are not Golems. All the others are discarded before you play anything, also the Golems.
ruling-golem-2 = You must play both, in the order you like. Neither play uses an Action.
ruling-golem-3 = They are never in your hand: a Throne Room among them cannot take the other one.
ruling-golem-4 = If you have to shuffle on the way, the revealed cards stay out of the shuffle. If your cards run out with one Action found, you play that one.
ruling-golem-5 = An Attack played this way can be answered with Reactions when it is played.
ruling-golem-6 = A Duration played this way stays in play as usual. Golem does not stay with it.

ruling-apprentice-1 = You must trash a card from your hand if you have one. You get the Action in any case.
ruling-apprentice-2 = You draw a card for each coin the trashed card costs, and 2 more if there is a Potion in its cost: 6 for a Golem.
ruling-apprentice-3 = A Copper, a Curse or a Prize costs $0, so you draw nothing for it.
ruling-apprentice-4 = The cost is what it is now: after a Bridge, a Gold draws 5 cards.

ruling-possession-1 = The player on your left takes an extra turn, and you make all their decisions in it. You see every card they see, also the new hand they draw at its end.
ruling-possession-2 = Every card they would gain in it you gain instead, bought or not. It always goes to your discard pile.
ruling-possession-3 = Their cards that are trashed in that turn are set aside, and go to their discard pile at its end. Cards passed or returned to the Supply are gone for good.
ruling-possession-4 = It is still their turn: “you” on a card means them, and an Attack they play hits you too. Your own Reactions are yours to use, and tokens they get stay theirs.
ruling-possession-5 = Each play gives one extra turn, and their normal turn still comes afterwards. Durations waiting for their next turn take effect in the extra turn and are then used up.
ruling-possession-6 = It is not an Attack, so nobody can reveal a Moat. Its turns do not count when a tie is broken by turns.

## Prosperity

ruling-monument-1 = Each time you play it, you get $2 and a victory point token.
ruling-monument-2 = Everybody can see the tokens. Each is worth 1 point at the end, and there are always enough of them.
ruling-monument-3 = Under Throne Room you get $4 and 2 tokens, under King’s Court $6 and 3.
ruling-monument-4 = Tokens are not cards: they are not in your deck, and Gardens do not count them.

ruling-contraband-1 = You get the $3 and the Buy first. Then the player on your left names a card, which may even be one that is not in this game.
ruling-contraband-2 = You cannot buy the named card this turn. Gaining it in another way is allowed: Hoard still brings its Gold.
ruling-contraband-3 = Each further Contraband bars a further card. Next turn all of them can be bought again.
ruling-contraband-4 = Your neighbour knows your coins so far and how many cards you still hold, but not which. So it can be good to play it first.

ruling-counting_house-1 = Look through your discard pile and take as many of its Coppers as you like: none, some or all.
ruling-counting_house-2 = You show the Coppers you take. The others see nothing else of the pile but its new top card.
ruling-counting_house-3 = Coppers in your deck are out of reach. After a shuffle there may be nothing to take.
ruling-counting_house-4 = The Coppers go to your hand, so you can play them this turn.

ruling-mint-1 = You may reveal a Treasure from your hand and gain a copy of it from the Supply. The revealed card stays in your hand.
ruling-mint-2 = The cost does not matter, nor does a Potion in it. But a Diadem has no pile in the Supply, so there is no copy of it to gain.
ruling-mint-3 = When you buy Mint, all your Treasures in play are trashed at once. The coins they gave are yours for the rest of the turn.
ruling-mint-4 = Treasures in your hand are safe. If you gain Mint without buying it, nothing is trashed.
ruling-mint-5 = The trashing comes before Mint is gained. So a Royal Seal is trashed too, and cannot put Mint onto your deck.

ruling-mountebank-1 = Each other player may discard a Curse from their hand; then they gain nothing. They need not, even if they have one.
ruling-mountebank-2 = Everybody else gains a Curse and a Copper, in turn order, to their discard pile.
ruling-mountebank-3 = If one of the two piles is empty, the other card is gained all the same.
ruling-mountebank-4 = You get the $2 even if everybody reveals a Moat. Those players neither discard nor gain.

ruling-rabble-1 = You draw 3 cards even if everybody reveals a Moat.
ruling-rabble-2 = Actions and Treasures are discarded, also those that are Victory cards besides, like Nobles, Harem, Island or Mill.
ruling-rabble-3 = Curses and the other Victory cards go back. Their owner chooses the order, and everybody can see it.
ruling-rabble-4 = If a player has to shuffle on the way, the cards already revealed stay out of the shuffle.

ruling-royal_seal-1 = While it is in play, you may put each card you gain onto your deck, bought or gained in another way. You decide for each one.
ruling-royal_seal-2 = It has to be in play when you gain the card, so it does nothing for what you gained in your Action phase.
ruling-royal_seal-3 = With Hoard you gain the Gold first and then the Victory card. You may put either of them onto your deck, or both.
ruling-royal_seal-4 = A second Royal Seal gives $2 as well, but a card goes onto your deck only once.
ruling-royal_seal-5 = If another card has come to lie on the gained one in your discard pile meanwhile, it stays there.

ruling-vault-1 = Draw 2 cards first, then discard as many as you like, for $1 each. Discarding none is allowed.
ruling-vault-2 = Each other player may discard two cards to draw one. Nobody has to.
ruling-vault-3 = A player with a single card in hand may discard it, but draws nothing.
ruling-vault-4 = If a player has to shuffle for the draw, the cards just discarded are shuffled in.
ruling-vault-5 = It is not an Attack, so nobody can answer it with a Reaction.

ruling-venture-1 = You get $1, then reveal cards until a Treasure appears. The others are discarded, and you must play that Treasure.
ruling-venture-2 = It is played like any other Treasure and does all it can. If it is another Venture, you reveal on.
ruling-venture-3 = A Copper it plays is in play and keeps you from buying a Grand Market.
ruling-venture-4 = If you have to shuffle on the way, the revealed cards stay out of the shuffle. If no Treasure appears, all of them are discarded.
ruling-venture-5 = Merchant and Coppersmith work on a Silver or Copper that it plays.

ruling-goons-1 = Each other player chooses what to discard until three cards are left. Anyone with three or fewer discards nothing.
ruling-goons-2 = While it is in play, each card you buy gives you a victory point token, even a Copper or a Curse.
ruling-goons-3 = Each Goons in play gives its own token. But one Goons gives one token a card, however often you played it under Throne Room or King’s Court.
ruling-goons-4 = Cards you gain without buying them give no tokens.
ruling-goons-5 = A Moat saves only the hand of the player who reveals it. You get the Buy, the $2 and the tokens all the same.

ruling-grand_market-1 = You cannot buy it while one of your Coppers is in play, even if you don’t need that coin.
ruling-grand_market-2 = Coppers in your hand do not matter: play only your other Treasures, and you may buy it.
ruling-grand_market-3 = Coppers that have left play no longer count: once Mint has trashed them, you may buy it with your next Buy.
ruling-grand_market-4 = You can gain it in another way, whatever you have in play.

ruling-hoard-1 = While it is in play, each Victory card you buy brings you a Gold. You have to gain it.
ruling-hoard-2 = The Gold comes from the Supply, before you gain the Victory card. If there is none left, you gain none.
ruling-hoard-3 = Each Hoard in play brings its own Gold.
ruling-hoard-4 = Victory cards with another type count, like Harem or Island. A Curse does not.
ruling-hoard-5 = A Victory card you gain without buying it brings no Gold.

ruling-bank-1 = It gives $1 for each of your Treasures in play, itself included. Treasures in your hand do not count.
ruling-bank-2 = It is counted once, as you play it. Treasures you play later do not raise it, so play it late.
ruling-bank-3 = Treasures that give no coins count too, such as Potion and Horn of Plenty.
ruling-bank-4 = A second Bank counts the first: a Copper and two Banks give $1, $2 and $3.

ruling-expand-1 = You must trash a card from your hand if you have one, and then gain a card if any pile qualifies.
ruling-expand-2 = The gained card may cost up to $3 more, the same, or less. An Estate can become a Duchy, and a Province a Colony.
ruling-expand-3 = The new card may have a Potion in its cost only if the trashed card has one: a Familiar can become a Possession, a Silver cannot.
ruling-expand-4 = With no card to trash, you gain nothing. Coins do not raise the limit.

ruling-kings_court-1 = You may choose no Action at all, whichever edition of Throne Room you play with.
ruling-kings_court-2 = None of the three plays uses an Action. Each is followed to its end before the next begins, and choices are made anew.
ruling-kings_court-3 = On another King’s Court you play up to three Actions, three times each. You never play one card nine times.
ruling-kings_court-4 = A card that leaves play is still played again, but it cannot be moved twice: Treasure Map brings its Golds only the first time.
ruling-kings_court-5 = If it plays a Duration that stays in play, King’s Court stays beside it just as long. What each play left for your next turn happens then.
ruling-kings_court-6 = Each play of an Attack can be answered anew. For Conspirator it is one Action played, and its card three.

## Cornucopia

ruling-hamlet-1 = You draw first. Then you may discard a card for an Action, and after that another one for a Buy.
ruling-hamlet-2 = You may do both, either one or neither, but each only once.
ruling-hamlet-3 = The Action is asked about first. If your last card went for it, there is none left for the Buy.

ruling-fortune_teller-1 = Each other player reveals cards until there is a Victory card or a Curse. That one goes back on top, the others are discarded.
ruling-fortune_teller-2 = The first one found ends it. If it was the top card, nothing is discarded.
ruling-fortune_teller-3 = Victory cards with another type count too, like Nobles.
ruling-fortune_teller-4 = If none is found, all revealed cards are discarded. If a player has to shuffle on the way, they stay out of the shuffle.
ruling-fortune_teller-5 = You get the $2 even if everybody reveals a Moat.

ruling-menagerie-1 = You show your hand. If no two cards in it have the same name you draw 3 cards, otherwise 1.
ruling-menagerie-2 = Only names count: Copper and Silver are different. Menagerie itself is in play and not looked at.
ruling-menagerie-3 = In an empty hand no two cards are alike, so you draw 3.

ruling-farming_village-1 = You get the 2 Actions first. Then reveal cards until there is an Action or a Treasure, and take that one.
ruling-farming_village-2 = You have to take the first one found. The others are discarded.
ruling-farming_village-3 = Actions and Treasures with another type count too, like Mill or Harem.
ruling-farming_village-4 = If none is found, all revealed cards are discarded. If you have to shuffle on the way, they stay out of the shuffle.

ruling-horse_traders-1 = You get the Buy and the $3, then you must discard 2 cards. With fewer in hand, discard what you have.
ruling-horse_traders-2 = When another player plays an Attack, you may set it aside from your hand. At the start of your next turn you draw a card, and it comes back to your hand.
ruling-horse_traders-3 = It does not protect you, but your hand gets smaller: of five cards, Militia then takes only one.
ruling-horse_traders-4 = While it is set aside it cannot answer a further Attack, nor a second play of the same one. You may set several aside against one Attack.
ruling-horse_traders-5 = Setting it aside is not playing it: it gives no Buy and no coins.
ruling-horse_traders-6 = Set aside, it is still yours and counts at the end of the game.

ruling-remake-1 = Trash a card and gain one for it, then do the same again. The second card is chosen after the first is done.
ruling-remake-2 = Each new card costs exactly $1 more than its trashed card. If no pile has that cost you gain nothing, but the card is trashed all the same.
ruling-remake-3 = You must trash two cards if you have them. With one card in hand, you trash that one.
ruling-remake-4 = What you gain goes to your discard pile, so it cannot be the second card.
ruling-remake-5 = A Potion in the cost stays: an Alchemist can become a Golem, but no card without a Potion.

ruling-tournament-1 = Each player may reveal a Province from their hand, you first. Nobody has to.
ruling-tournament-2 = If you did, you discard it and gain a Prize of your choice or a Duchy, onto your deck. The other players keep theirs.
ruling-tournament-3 = If no other player revealed one, you draw a card and get $1, also if you revealed none yourself. A card you have just gained is the one you draw.
ruling-tournament-4 = Each of the five Prizes is there once. You may choose a Prize even when none is left; then you gain nothing.
ruling-tournament-5 = It has to be a Province: a Colony will not do.
ruling-tournament-6 = It is not an Attack, so nobody can answer it with a Reaction.

ruling-young_witch-1 = You draw 2 cards, then you must discard 2, the new ones or any others.
ruling-young_witch-2 = Each other player may reveal a Bane card from their hand. Whoever reveals none gains a Curse. Nobody has to reveal it.
ruling-young_witch-3 = The Bane is an eleventh kingdom pile costing $2 or $3, without a Potion. It is in the Supply like the others, and its card keeps all its own abilities.
ruling-young_witch-4 = Revealing a Bane is not a Reaction. Reactions come first; the Bane is asked for when Young Witch reaches that player, and must still be in their hand.
ruling-young_witch-5 = A revealed Bane stays in the hand. A player who reveals a Moat needs none.

ruling-harvest-1 = Reveal four cards and discard them. Each different name among them gives $1: two Coppers, a Silver and an Estate give $3.
ruling-harvest-2 = Every name counts, also a Curse or a Victory card.
ruling-harvest-3 = If there are fewer than four cards, reveal what there is.
ruling-harvest-4 = Under Throne Room each four cards are counted on their own.

ruling-horn_of_plenty-1 = It gives no coins. Count the different names among your cards in play, itself included: that is the most the card you gain may cost.
ruling-horn_of_plenty-2 = You have to gain a card if any pile qualifies. A card with a Potion in its cost never does.
ruling-horn_of_plenty-3 = If you gain a Victory card with it, also one with another type, Horn of Plenty is trashed. Victory cards you buy do not matter.
ruling-horn_of_plenty-4 = Actions, Treasures and Durations from your last turn count. Cards that have left play do not.
ruling-horn_of_plenty-5 = It is counted once, as you play it, so play it late. Costs are as they are now, after any Bridge or Princess.
ruling-horn_of_plenty-6 = Gaining is not buying: it can take a card barred by Contraband, or a Grand Market while a Copper is in play.

ruling-hunting_party-1 = You draw a card first, then show your hand.
ruling-hunting_party-2 = Reveal cards until there is one whose name is not in your hand. It goes to your hand, the others are discarded.
ruling-hunting_party-3 = Hunting Party itself is in play, so another one counts as new unless it is in your hand.
ruling-hunting_party-4 = If none is found, all revealed cards are discarded. If you have to shuffle on the way, they stay out of the shuffle.

ruling-jester-1 = Each other player discards the top card of their deck. If it is a Victory card, also one with another type, they gain a Curse.
ruling-jester-2 = If it is anything else, you choose who gains a copy of it from the Supply: you or that player. You decide for each player in turn.
ruling-jester-3 = There is no limit to the cost, and a Potion in it does not matter. If no copy is in the Supply, nobody gains one.
ruling-jester-4 = A Curse is not a Victory card: you choose who of the two gains another Curse.
ruling-jester-5 = An empty deck is shuffled first. With no card to discard, that player gains nothing.
ruling-jester-6 = You get the $2 even if everybody reveals a Moat.

ruling-fairgrounds-1 = Each is worth 2 points for every five different names among all your cards: 10 to 14 names make it 4 points.
ruling-fairgrounds-2 = Every card you own counts, wherever it is: set aside or on your Island mat, Curses, Prizes and Fairgrounds included.
ruling-fairgrounds-3 = However many copies of a card you own, its name counts once.
ruling-fairgrounds-4 = It is a Victory card and cannot be played. Its pile has 8 cards for two players and 12 for more.

## Cornucopia: the Prizes

ruling-bag_of_gold-1 = You get an Action and gain a Gold onto your deck, where it is the next card you draw.
ruling-bag_of_gold-2 = If no Gold is left, you only get the Action.
ruling-bag_of_gold-3 = It is a Prize: there is only one, outside the Supply, and Tournament is the way to it. It cannot be bought.

ruling-diadem-1 = It gives $2, and $1 more for each Action you have not used. With one Action left that is $3.
ruling-diadem-2 = What counts is the number of Actions you have left, not Action cards in your hand.
ruling-diadem-3 = It is a Treasure: Mine, Thief and Bandit can trash it. Mint cannot copy it, because it has no pile in the Supply.
ruling-diadem-4 = It is a Prize: there is only one, outside the Supply, and Tournament is the way to it. It cannot be bought.

ruling-followers-1 = Everything happens in order: you draw 2 cards and gain an Estate, the others gain a Curse each, then they discard until three cards are left.
ruling-followers-2 = The Estate is no offer: you have to gain it. If Estates or Curses have run out, the rest still happens.
ruling-followers-3 = The Curses go to the discard piles. Each player chooses what to discard from their hand.
ruling-followers-4 = A player who reveals a Moat gains no Curse and discards nothing.
ruling-followers-5 = It is a Prize: there is only one, outside the Supply, and Tournament is the way to it. It cannot be bought.

ruling-princess-1 = While it is in play, all cards cost $2 less, wherever they are. No cost goes below $0, and a Potion in a cost stays.
ruling-princess-2 = Under Throne Room you get 2 Buys, but cards still cost only $2 less.
ruling-princess-3 = It adds up with Bridge: after one Bridge, cards cost $3 less.
ruling-princess-4 = Limits and comparisons use the lower costs: Salvager gets just $4 for a Gold.
ruling-princess-5 = It is a Prize: there is only one, outside the Supply, and Tournament is the way to it. It cannot be bought.

ruling-trusty_steed-1 = Choose two different options. They are done in the order they stand on the card.
ruling-trusty_steed-2 = For the Silvers you gain four and put your whole deck into your discard pile. You do not look at it, and this is not discarding.
ruling-trusty_steed-3 = If fewer than four Silvers are left you gain those, and your deck is moved all the same.
ruling-trusty_steed-4 = Under Throne Room you choose anew for each play.
ruling-trusty_steed-5 = It is a Prize: there is only one, outside the Supply, and Tournament is the way to it. It cannot be bought.

## Guilds

ruling-stonemason-1 = You have to trash a card if you have one in hand, and then gain two cards that each cost less than it, if there are any.
ruling-stonemason-2 = The two may be the same card or different ones. You choose the second when you have gained the first.
ruling-stonemason-3 = If you trash a Copper or a Curse, nothing costs less, so you gain nothing.
ruling-stonemason-4 = When you buy it you may pay more than it costs. You then gain two Actions that cost exactly what you paid more, and the Stonemason after them.
ruling-stonemason-5 = Overpaying nothing does nothing, so Actions costing $0 cannot be had like this. If no Action has that cost, your coins are gone.
ruling-stonemason-6 = With Potions you can overpay a Potion, too: the two Actions then have to cost it.
ruling-stonemason-7 = If you take the last Stonemasons for what you overpaid, the one you bought is not there any more.

ruling-candlestick_maker-1 = You get an Action, a Buy and a coin token.
ruling-candlestick_maker-2 = A coin token is worth $1 in a Buy phase of yours, before you buy anything. You may keep it as long as you like.
ruling-candlestick_maker-3 = Tokens are open to all, and there is no limit to them.

ruling-doctor-1 = You may name any card, also one that is not in this game.
ruling-doctor-2 = You reveal three cards, trash all that you named, and put the others back in an order that nobody else sees.
ruling-doctor-3 = If your deck has fewer than three cards, your discard pile is shuffled; with fewer in all, you reveal what there is.
ruling-doctor-4 = When you buy it you may pay more than it costs. For each coin more you look at the top card of your deck, and trash it, discard it or leave it on top.
ruling-doctor-5 = You decide about one card before you look at the next. A card left on top is the one you see again.
ruling-doctor-6 = The bought Doctor itself is not in your discard pile yet, so it is not shuffled with it.

ruling-masterpiece-1 = It is a Treasure worth $1.
ruling-masterpiece-2 = When you buy it you may pay more than it costs. You gain a Silver for each coin more, as long as there are any.
ruling-masterpiece-3 = Gained in any other way it brings no Silvers.
ruling-masterpiece-4 = When cards cost less, more of your coins are left to overpay.
ruling-masterpiece-5 = Coin tokens have to be spent before you buy it.

ruling-advisor-1 = You reveal three cards; the player to your left picks one of them, which is discarded. The others go to your hand.
ruling-advisor-2 = If there are fewer than three cards, one of those is picked; a single one is discarded.
ruling-advisor-3 = It is not an Attack, so nobody can answer it with a Reaction.

ruling-herald-1 = You draw a card first, then reveal the next one. If it is an Action you have to play it, which uses no Action.
ruling-herald-2 = Any other card stays on top of your deck.
ruling-herald-3 = If it plays a Duration, that card stays in play; Herald does not.
ruling-herald-4 = When you buy it you may pay more than it costs. For each coin more you look through your discard pile and put a card from it onto your deck.
ruling-herald-5 = You may not look before you say how much you overpay. If you overpay by more than there are cards, all of them go onto your deck.
ruling-herald-6 = The bought Herald is not in your discard pile yet.

ruling-plaza-1 = You draw a card first; if it is a Treasure, it may be the one you discard.
ruling-plaza-2 = You may discard one Treasure for one coin token, or none.
ruling-plaza-3 = A card that is also a Treasure, like Harem, will do.

ruling-taxman-1 = You may trash a Treasure from your hand. If you do not, nothing happens, but Reactions could be shown all the same.
ruling-taxman-2 = Each other player with five or more cards in hand discards a copy of that Treasure, or shows a hand without one.
ruling-taxman-3 = Players with four cards or fewer do nothing, and show nothing.
ruling-taxman-4 = You have to gain a Treasure costing up to $3 more than the trashed one, onto your deck. It may be cheaper, or the same.

ruling-baker-1 = You draw a card and get an Action and a coin token.
ruling-baker-2 = In a game with Baker everybody starts with one coin token.
ruling-baker-3 = A coin token is worth $1 in a Buy phase of yours, before you buy anything.

ruling-butcher-1 = You take two coin tokens. You need not do more.
ruling-butcher-2 = If you trash a card, you then say how many coin tokens you pay, and gain a card that costs up to that many coins more.
ruling-butcher-3 = Paying no token is possible: then the card may cost as much as the trashed one.
ruling-butcher-4 = You have to gain a card if there is one. Tokens you paid are gone, and give no coins.
ruling-butcher-5 = This is the only way to use coin tokens in the Action phase.

ruling-journeyman-1 = You may name any card, also one that is not in this game: then you get the top three cards.
ruling-journeyman-2 = You reveal cards until three others are found. They go to your hand; those you named are discarded.
ruling-journeyman-3 = If you have to shuffle on the way, the revealed cards are not shuffled in. With too few cards you get what was found.

ruling-merchant_guild-1 = You get a Buy and $1.
ruling-merchant_guild-2 = While it is in play, each card you buy gives you a coin token for each Merchant Guild. Cards you gain without buying them do not count.
ruling-merchant_guild-3 = These tokens come too late to be spent in the same turn.
ruling-merchant_guild-4 = Played twice with Throne Room it is still one Merchant Guild in play: one token for each card you buy.

ruling-soothsayer-1 = You gain a Gold, if there is one.
ruling-soothsayer-2 = All the other players gain a Curse, in turn order; then each who did draws a card.
ruling-soothsayer-3 = Whoever gains no Curse, because none is left or because of a Moat, draws no card.

## Hinterlands

ruling-crossroads-1 = You show your hand and draw a card for each Victory card in it. New cards do not count.
ruling-crossroads-2 = You get three Actions only for the first Crossroads of a turn, also under Throne Room.
ruling-crossroads-3 = Cards that are also something else, such as Nobles, are Victory cards. Curses are not.

ruling-fools_gold-1 = The first Fool’s Gold of a turn is worth $1, each later one $4.
ruling-fools_gold-2 = When another player gains a Province, bought or not, you may trash it from your hand and gain a Gold onto your deck.
ruling-fools_gold-3 = If you have several, you decide about one after the other. You may trash it even if no Gold is left.
ruling-fools_gold-4 = You cannot use it for a Province of your own. A Province passed with Masquerade is not gained.
ruling-fools_gold-5 = If several players have one, the player whose turn comes next goes first.

ruling-oasis-1 = You draw a card, then you have to discard one, the new one or another.
ruling-oasis-2 = If there is nothing to draw you discard a card all the same.

ruling-oracle-1 = You decide about your own two cards first, then about those of each other player.
ruling-oracle-2 = Both cards are discarded, or both go back. Their owner chooses the order, and need not show it.
ruling-oracle-3 = After all that you draw two cards.
ruling-oracle-4 = A Moat spares its owner; your own cards are revealed in any case.

ruling-noble_brigand-1 = Each other player reveals two cards; a Silver or Gold among them is trashed. If there are both, you choose.
ruling-noble_brigand-2 = You gain all the Silvers and Golds that were trashed like this.
ruling-noble_brigand-3 = Whoever reveals no Treasure at all gains a Copper; also whoever has no card to reveal.
ruling-noble_brigand-4 = When you buy it the same happens at once, before you gain it, but you get no $1. Buying is not playing: no Reaction helps against it.
ruling-noble_brigand-5 = Other Treasures are discarded, but they are Treasures: no Copper.

ruling-spice_merchant-1 = You may trash a Treasure from your hand. If you do not, nothing happens.
ruling-spice_merchant-2 = If you do, choose between two cards and an Action, or $2 and a Buy.

ruling-highway-1 = While it is in play all cards cost $1 less, wherever they are, but never less than $0.
ruling-highway-2 = Several Highways add up, also with Bridge. One Highway played twice is still one.
ruling-highway-3 = When it leaves play, cards cost more again at once.

ruling-inn-1 = You draw two cards, then you have to discard two, the new ones or others.
ruling-inn-2 = When you gain it, bought or not, you look through your discard pile, show as many Actions from it as you like, and shuffle them into your deck.
ruling-inn-3 = The Inn itself may be among them, if it was gained to the discard pile.
ruling-inn-4 = Your deck is shuffled even if you choose no Action.
ruling-inn-5 = This also happens in another player’s turn, if you gain an Inn there.

ruling-margrave-1 = You draw three cards and get a Buy.
ruling-margrave-2 = Each other player draws a card, then discards down to three.
ruling-margrave-3 = Whoever has three cards or fewer after drawing discards nothing.

ruling-farmland-1 = It is worth 2 points.
ruling-farmland-2 = When you buy it you have to trash a card from your hand, if you have one, and gain a card costing exactly $2 more, if there is one.
ruling-farmland-3 = You gain that card before the Farmland. If it is the last Farmland, the one you bought is not there any more.
ruling-farmland-4 = Gained in any other way it does nothing of the kind.
ruling-farmland-5 = Its pile has 8 cards with two players, and 12 with more.

## Dark Ages

ruling-poor_house-1 = You get $4, show your hand, and lose $1 for each Treasure in it.
ruling-poor_house-2 = You can lose coins that you had before, but you never have less than $0.

ruling-squire-1 = You get $1, and choose: two Actions, two Buys, or a Silver.
ruling-squire-2 = When it is trashed, whoever’s card did it, you have to gain an Attack card from the Supply, whatever it costs.
ruling-squire-3 = Of a pile of several kinds, only the top card can be gained.

ruling-hermit-1 = You look through your discard pile, and may trash one card that is no Treasure, from there or from your hand.
ruling-hermit-2 = Whether you do or not, you have to gain a card costing up to $3.
ruling-hermit-3 = When you discard it from play and have bought no card this turn, it is trashed and you gain a Madman. Cards gained without buying them do not count, nor do Events.
ruling-hermit-4 = If no Madman is left, Hermit is trashed all the same. A Hermit discarded from your hand or deck stays what it is.

ruling-madman-1 = It is not in the Supply: you get it for a Hermit only.
ruling-madman-2 = You get two Actions, return it to its pile, and draw as many cards as you then have in hand.
ruling-madman-3 = Under Throne Room it can be returned only once, so you draw cards only once.

ruling-rats-1 = You draw a card, gain a Rats, and have to trash a card from your hand that is not Rats.
ruling-rats-2 = If all your cards are Rats you show your hand and trash nothing. If no Rats are left you still have to trash.
ruling-rats-3 = When Rats are trashed, their owner draws a card before anything else happens.
ruling-rats-4 = There are 20 Rats, whatever the number of players.

ruling-scavenger-1 = You may put your deck into your discard pile, unseen. Then you look through the discard pile and have to put a card from it onto your deck.
ruling-scavenger-2 = If your discard pile is empty, nothing goes onto your deck. The others do not see which card you chose.

ruling-wandering_minstrel-1 = You draw a card first, then reveal three. Actions go back on top in any order, the rest is discarded.
ruling-wandering_minstrel-2 = A card with several types is an Action if that is one of them.

ruling-mystic-1 = You name a card and reveal the top card of your deck. If you were right it goes to your hand; if not, it stays on top.
ruling-mystic-2 = Names are exact: each Knight has a name of its own.

ruling-altar-1 = You trash a card from your hand and gain a card costing up to $5. Neither is a choice.
ruling-altar-2 = If you have no card to trash, you gain one all the same.

ruling-hunting_grounds-1 = You draw four cards.
ruling-hunting_grounds-2 = When it is trashed, whoever’s card did it, you choose a Duchy or three Estates, and gain them before anything else goes on.
ruling-hunting_grounds-3 = You may choose Estates although fewer than three are left.

ruling-knights-1 = Ten different cards in one pile, shuffled. Only the top one can be seen, bought or gained; then the next is turned up.
ruling-knights-2 = Each Knight does something of its own, and then what all Knights do: the others reveal two cards, trash one of them costing from $3 to $6, and discard the rest. The victim chooses if both could be trashed.
ruling-knights-3 = If a Knight was trashed by this, the Knight that did it is trashed too, when all have finished.
ruling-knights-4 = The pile is empty when all ten are gone. It is a pile of ten also while Dame Josephine lies on top.

ruling-dame_anna-1 = She may trash up to two cards from your hand. A Knight among them does not bring her down.
ruling-dame_josephine-1 = She is worth 2 points, and a Victory card besides.
ruling-dame_molly-1 = She gives two Actions.
ruling-dame_natalie-1 = You may gain a card costing up to $3 before the others reveal anything.
ruling-dame_sylvia-1 = She gives $2.
ruling-sir_bailey-1 = He gives a card and an Action.
ruling-sir_destry-1 = He draws two cards.
ruling-sir_martin-1 = He gives two Buys, and is the only Knight that costs $4.
ruling-sir_michael-1 = The others discard down to three cards before anyone reveals.
ruling-sir_vander-1 = When he is trashed, his owner gains a Gold, whoever’s card did it.

ruling-hovel-1 = It is one of the Shelters, with which a game may start instead of Estates. When you buy a Victory card, you may trash it from your hand.
ruling-hovel-2 = Gaining a Victory card without buying it is not enough.
ruling-necropolis-1 = It is one of the Shelters, with which a game may start instead of Estates. It gives two Actions.
ruling-overgrown_estate-1 = It is one of the Shelters, with which a game may start instead of Estates. It is a Victory card worth nothing.
ruling-overgrown_estate-2 = When it is trashed, its owner draws a card.

## Adventures

ruling-amulet-1 = You choose one of three things now, and again at the start of your next turn; the two may differ.
ruling-amulet-2 = You may choose something that cannot be done. Once you choose to trash, you have to.
ruling-amulet-3 = If it leaves play before, the second choice still comes.

ruling-dungeon-1 = You get an Action, draw two cards and discard two; at the start of your next turn you draw and discard two again.
ruling-dungeon-2 = It stays in play until the Clean-up of that turn.

ruling-gear-1 = You draw two cards, then set up to two cards from your hand aside, face down: the new ones or others.
ruling-gear-2 = They come back to your hand at the start of your next turn. Until then nobody can touch them.
ruling-gear-3 = If you set nothing aside, Gear is discarded this turn.

ruling-guide-1 = You draw a card, get an Action, and put it onto your Tavern mat.
ruling-guide-2 = At the start of any turn of yours you may call it: it comes into play, you discard your hand and draw five cards.
ruling-guide-3 = Calling is not playing: it uses no Action. The called card is discarded in that turn’s Clean-up.

ruling-duplicate-1 = It goes to your Tavern mat and does nothing else at first.
ruling-duplicate-2 = When you gain a card costing up to $6, in any turn, you may call it and gain a copy from the Supply. The copy goes to your discard pile.
ruling-duplicate-3 = Several Duplicates may answer one gain, one after the other. If no copy is left you gain nothing.
ruling-duplicate-4 = Cards with a Potion or with debt in their cost cannot be duplicated.

ruling-messenger-1 = You get a Buy and $2, and may put your deck into your discard pile.
ruling-messenger-2 = If buying it is your first purchase of the turn, you have to gain a card costing up to $4, and each other player gains a copy of it, in turn order. Then you gain the Messenger.
ruling-messenger-3 = Buying an Event first counts as a purchase. If copies run out, the later players get none.

ruling-miser-1 = You put a Copper from your hand onto your Tavern mat, or get $1 for each Copper there.
ruling-miser-2 = Coppers on the mat stay yours to the end of the game.

ruling-giant-1 = Your Journey token starts face up, and you turn it over each time: the first Giant gives $1, the second $5 and the attack, and so on.
ruling-giant-2 = Each other player reveals a card. If it costs from $3 to $6 it is trashed; if not, it is discarded, and they gain a Curse.
ruling-giant-3 = A player without a card to reveal gains a Curse. Reactions are shown before the token is turned.

ruling-lost_city-1 = You draw two cards and get two Actions.
ruling-lost_city-2 = When you gain it, however and whenever, each other player draws a card.

ruling-treasure_trove-1 = It gives $2, and you have to gain a Gold and a Copper when you play it.

ruling-training-1 = Whenever you play a card from that pile, you get $1 before anything else. The pile may be empty.
ruling-training-2 = Buying it again moves the token. It works for you alone.
ruling-bonfire-1 = You may trash up to two cards that you have in play. The coins they gave stay yours.
ruling-raid-1 = You gain a Silver for each Silver you have in play.
ruling-raid-2 = Each other player puts the −1 Card token onto the deck: the next time they would draw cards, they draw one less. It is no Attack, and two tokens are never there.

## Empires

ruling-enchantress-1 = Until your next turn, the first Action that each other player plays in their turn gives a card and an Action instead of what it says.
ruling-enchantress-2 = That card was played all the same: it used an Action, and Reactions against an Attack can be shown. What stands below its line still holds.
ruling-enchantress-3 = An enchanted card does not move itself: a Reserve card stays in play, a Duration is discarded this turn.
ruling-enchantress-4 = Reactions against her are shown when she is played. Two Enchantresses replace one Action only.

ruling-forum-1 = You draw three cards, get an Action, and have to discard two cards.
ruling-forum-2 = Buying it gives you a Buy, so it costs no Buy at all. Gaining it otherwise does not.

ruling-legionary-1 = You get $3. If you reveal a Gold from your hand, each other player discards down to two cards and then draws one.
ruling-legionary-2 = Reactions are shown before you decide about the Gold, which stays in your hand.

ruling-overlord-1 = It costs no coins but 8 debt: you take eight debt tokens when you buy it. With debt you can buy nothing until it is paid off, $1 each, in your Buy phase.
ruling-overlord-2 = When you play it, choose an Action on top of a pile of the Supply costing up to $5. Overlord is that card, with all it says, until it leaves play.
ruling-overlord-3 = Under Throne Room you choose once, unless it has left play in between.
ruling-overlord-4 = It goes where that card would go: to the trash, or onto the Tavern mat, where it is Overlord again and cannot be called.

ruling-temple-1 = You get a victory point token, trash one to three different cards from your hand, and put a token on the Temple pile.
ruling-temple-2 = However you gain a Temple, you take all tokens from its pile.

ruling-catapult_rocks-1 = Five Catapults lie above five Rocks. Rocks can be bought when no Catapult is left; the pile is empty when both are gone.
ruling-catapult-1 = You get $1 and have to trash a card from your hand.
ruling-catapult-2 = If it costs $3 or more, the others gain a Curse; if it is a Treasure, they discard down to three cards; it may be both.
ruling-rocks-1 = It is a Treasure worth $1.
ruling-rocks-2 = When you gain it, and when it is trashed, you gain a Silver: onto your deck in your own Buy phase, otherwise to your hand.

ruling-charm-1 = You get a Buy and $2, or it waits for the next card you buy this turn.
ruling-charm-2 = Then you may gain another card of exactly the same cost, before the one you bought. If you do not, it has waited for nothing.
ruling-charm-3 = Several Charms answer the same purchase. Events do not count.

ruling-farmers_market-1 = Each play puts a victory point token on its pile and gives $1 for each token there: $1, $2, $3, $4.
ruling-farmers_market-2 = When four tokens lie there, the next play takes them all, gives no coins, and trashes the card.

ruling-groundskeeper-1 = While it is in play, each Victory card you gain, bought or not, gives you a victory point token for each Groundskeeper.

ruling-patrician_emporium-1 = Five Patricians lie above five Emporiums. Emporiums can be bought when no Patrician is left; the pile is empty when both are gone.
ruling-patrician-1 = You draw a card first, then reveal the next one. If it costs $5 or more it goes to your hand; debt does not count.
ruling-emporium-1 = When you gain it with five or more Action cards in play, you get two victory point tokens. Cards count, not plays.

ruling-windfall-1 = If your deck and your discard pile are both empty, you gain three Golds. If not, you have paid for nothing.
ruling-conquest-1 = You gain two Silvers, and a victory point token for each Silver you have gained this turn, these two included.
ruling-orchard-1 = At the end, 4 points for each Action of which you own three or more copies, wherever they are.
ruling-aqueduct-1 = When you gain a Silver or a Gold, a token goes from its pile to Aqueduct; when you gain a Victory card, you take all that lie there.

## Buildings. Where no source shows what a tile gives when it is built, the text names no number: data/buildings.txt has it.

about-building-bakery = It scores 2 points for each wheat territory in your kingdom, large or small, with crowns or without.
about-building-sawmill = It scores 2 points for each forest territory in your kingdom, large or small, with crowns or without.
about-building-fishmonger = It scores 2 points for each lake territory in your kingdom, with crowns or without. Knights shown on the tile join your reserve at once.
about-building-weaving_shop = It scores 2 points for each grassland territory in your kingdom, with crowns or without. Knights shown on the tile join your reserve at once.
about-building-magic_school = It gives 1 knight and 1 tower at once. It scores 2 points for each swamp territory in your kingdom, with crowns or without.
about-building-foundry = It scores 2 points for each mine territory in your kingdom, with crowns or without. Knights and towers shown on the tile are yours at once.
about-building-church = It scores 2 points for each town territory in your kingdom, large or small, built on or not.
about-building-safe_knight = It scores 2 points, and knights shown on the tile join your reserve at once. Whenever you collect taxes, you take 1 coin more for each of your knights, on the ground and in reserve.
about-building-safe_tower = It gives 1 tower at once. Whenever you collect taxes, you take 1 coin more for each of your towers; and it scores 2 points.
about-building-small_tavern = It gives 2 knights at once, and scores 3 points.
about-building-big_tavern = It gives 3 knights at once, and scores 2 points.
about-building-guardtower = It gives 2 towers at once, and scores 3 points.
about-building-fortified_castle = It scores 2 points. Towers shown on the tile are yours at once, and may bring you the queen.
about-building-travelling_castle = It gives 1 tower at once. It scores 1 point for each of your towers, this one included.
about-building-training_camp = It gives 1 knight at once. It scores 1 point for each of your knights, on the ground and in reserve.
about-building-statue = It scores 5 points, with no conditions.
about-building-queens_tower = It adds 1 crown to the town it stands in. All squares of that town then score, built on or not; it has no points of its own.
