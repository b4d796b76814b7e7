### Rulings: what players ask about a card, and what each building does.
### ruling-CARD-1, -2 and so on, without gaps: a card has as many as there are.

## Basic cards

ruling-copper-1 = Played in your Buy phase, a Copper gives $1. You choose which of your Treasures to play.
ruling-copper-2 = A Copper is free, but it takes a Buy. With a Buy to spare you may take one; you never have to.
ruling-copper-3 = Each Coppersmith you played before it this turn makes it give $1 more.
ruling-copper-4 = When its pile runs out, it counts as an empty pile, both for the end of the game and for Poacher.

ruling-silver-1 = Played in your Buy phase, a Silver gives $2. You choose which of your Treasures to play.
ruling-silver-2 = Merchants raise only the first Silver you play in a turn. Later ones give $2 as usual.
ruling-silver-3 = Only a card called Silver is a Silver: Harem gives $2 as well, but it is a card of its own.

ruling-gold-1 = Played in your Buy phase, a Gold gives $3. You choose which of your Treasures to play.
ruling-gold-2 = Bandit gains its Gold from the Supply. Once the pile is empty, there is none to gain.

ruling-estate-1 = It is worth 1 point at the end of the game and cannot be played.
ruling-estate-2 = The three Estates of your first deck do not come out of the pile: it starts full.
ruling-estate-3 = Baron asks for an Estate by name, so no other Victory card will do.

ruling-duchy-1 = It is worth 3 points at the end of the game and cannot be played.
ruling-duchy-2 = Each Duke you own gives you 1 point for each Duchy you own, besides the Duchy’s own 3.
ruling-duchy-3 = After one Bridge it costs $4, so Workshop and Ironworks can gain it that turn.

ruling-province-1 = It is worth 6 points at the end of the game and cannot be played.
ruling-province-2 = When the pile is empty, the game ends after the current turn. That turn is still played to its end.
ruling-province-3 = There are 8 for two players, 12 for three or four, 15 for five and 18 for six.

ruling-curse-1 = It takes 1 point from you at the end of the game and cannot be played.
ruling-curse-2 = A Curse is not a Victory card: Scout puts it back, and it cannot be the card you put back for Bureaucrat.
ruling-curse-3 = You may buy one, for $0 and a Buy. It goes to your own discard pile, not to somebody else’s.
ruling-curse-4 = There are 10 for two players, and 10 more for each further player.

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
ruling-moat-4 = You can reveal the same Moat again for each further Attack, and for the second play of an Attack under Throne Room.
ruling-moat-5 = Only cards with Attack on their type line can be answered: not Council Room, Masquerade or Tribute.

ruling-village-1 = Draw the card first, then you have two more Actions to use.
ruling-village-2 = Village gives back the Action it used and adds one: played with your only Action, it leaves you two.

ruling-workshop-1 = You have to gain a card if any pile qualifies, even if it is only a Copper or a Curse.
ruling-workshop-2 = The card comes from the Supply, never from the trash, and goes to your discard pile.
ruling-workshop-3 = Coins do not raise the limit of $4. Only lower costs help: after a Bridge you can gain a Duchy.

ruling-bureaucrat-1 = The Silver goes onto your deck. If your deck is empty, it becomes its only card.
ruling-bureaucrat-2 = Each other player with a Victory card must put one back. They pick which one and show only that one.
ruling-bureaucrat-3 = A player without a Victory card shows the whole hand instead.
ruling-bureaucrat-4 = Cards with a second type, like Great Hall or Harem, are Victory cards too. Curses are not.
ruling-bureaucrat-5 = If no Silver is left you gain none, but the other players are attacked all the same.

ruling-gardens-1 = Every card you own at the end counts, wherever it is: Curses and the Gardens themselves too.
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

ruling-smithy-1 = You draw all 3 cards. If your deck runs out on the way, shuffle your discard pile and draw the rest.
ruling-smithy-2 = Smithy gives no Action back: you need one from another card to go on.

ruling-throne_room-1 = First edition: you must choose an Action if you have one in hand. Second edition: you may choose none.
ruling-throne_room-2 = Neither play uses an Action. The first is followed to its end before the second begins, and choices are made anew.
ruling-throne_room-3 = On another Throne Room you play one Action twice and then another one twice. You never play one card four times.
ruling-throne_room-4 = A card that trashes itself in its first play is still played a second time.
ruling-throne_room-5 = It counts as one Action played, and its card as two. Played on Market it leaves you 2 Actions.

ruling-council_room-1 = The other players’ card is no offer: each of them has to draw it.
ruling-council_room-2 = It is not an Attack, so nobody can answer it with a Reaction.
ruling-council_room-3 = Anyone whose deck is empty shuffles for the card as usual.

ruling-festival-1 = It draws no cards: you get 2 Actions, a Buy and $2.
ruling-festival-2 = Count your Actions one by one. Festival, Market, Festival leave you with 2, then 2, then 3.

ruling-laboratory-1 = Draw 2 cards, and you have an Action to go on with: Laboratory gives back the one it used.

ruling-library-1 = Draw one card at a time until you have seven in hand. With seven or more you draw nothing.
ruling-library-2 = You may keep an Action you draw or set it aside. Decide before you see the next card.
ruling-library-3 = Only Actions can be set aside. Great Hall and Nobles are Actions; a Harem has to be kept.
ruling-library-4 = If you shuffle on the way, the cards set aside stay out of the shuffle.
ruling-library-5 = The set-aside cards are discarded as soon as you are done drawing, in both editions.

ruling-market-1 = It gives back the Action it used. You also draw a card and get a Buy and $1.
ruling-market-2 = The extra Buy and the coin wait for your Buy phase; you don’t have to use them.

ruling-mine-1 = First edition: you must trash a Treasure if you have one in hand. Second edition: you may.
ruling-mine-2 = The new Treasure may cost up to $3 more, and may be the same or a cheaper one. If you trashed one, you must gain one.
ruling-mine-3 = It goes to your hand, so you can play it this turn.
ruling-mine-4 = Without a Treasure to trash you gain nothing. Harem is a Treasure: Mine can trash it and gain it.

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
ruling-feast-2 = The card comes from the Supply and goes to your discard pile. Coins do not raise the limit of $5.
ruling-feast-3 = Under Throne Room you gain two cards, though Feast can be trashed only once.

ruling-spy-1 = You draw your card before anything is revealed.
ruling-spy-2 = Your own top card comes first, then the others’ in turn order. You decide on each one before the next is revealed.
ruling-spy-3 = A card you don’t have discarded goes back on top of its deck.
ruling-spy-4 = An empty deck is shuffled first. A player without any cards to shuffle reveals nothing.

ruling-thief-1 = From each player’s two cards you pick one Treasure to trash if there is any, never two.
ruling-thief-2 = When everybody is done, you may gain any of the Treasures this Thief trashed: none, some or all. Only then the others discard the rest of what they revealed.
ruling-thief-3 = What you gain goes to your discard pile; the rest stays in the trash. Treasures trashed earlier are out of reach.
ruling-thief-4 = With one card left in the deck, it is revealed first. The discard pile is then shuffled without it for the second.
ruling-thief-5 = Harem is a Treasure, so it can be trashed and gained.

ruling-adventurer-1 = The two Treasures go to your hand. All other revealed cards are discarded when you are done.
ruling-adventurer-2 = If you have to shuffle on the way, the revealed cards stay out of the shuffle.
ruling-adventurer-3 = If your cards run out, you take the one Treasure you found, or none. Harem is a Treasure too.

## Base, second edition only

ruling-harbinger-1 = You draw your card first, and only then look through your discard pile.
ruling-harbinger-2 = You may put one card onto your deck, or none. The others see that a card moves, but not which.
ruling-harbinger-3 = If your draw made you shuffle, your discard pile is empty and there is nothing to choose.

ruling-merchant-1 = Only the first Silver you play this turn gives $1 more. Without a Silver you get nothing extra.
ruling-merchant-2 = Several Merchants all add to that same Silver. A Merchant under Throne Room adds $2.
ruling-merchant-3 = It has to be a card called Silver. Harem does not count.

ruling-vassal-1 = If the card is an Action you may play it. That uses no Action, and the card moves into play.
ruling-vassal-2 = If you don’t play it, or it is no Action, it stays in your discard pile.
ruling-vassal-3 = An Attack played this way can be answered with Reactions as usual.
ruling-vassal-4 = An empty deck is shuffled first. With no cards at all you just get the $2.

ruling-poacher-1 = You draw first, so you may discard the card you have just drawn.
ruling-poacher-2 = Any empty pile of the Supply counts, also Copper, Curse and Poacher itself. With none empty you discard nothing.
ruling-poacher-3 = If you have fewer cards than you should discard, discard them all.

ruling-bandit-1 = The Gold comes first, from the Supply to your discard pile. You gain it even if everybody reveals a Moat.
ruling-bandit-2 = Each other player, in turn order, must trash one revealed Treasure that is not a Copper. If there are two, they pick.
ruling-bandit-3 = With no Treasure but Copper, both cards are discarded.
ruling-bandit-4 = Harem is a Treasure, so it can be trashed.

ruling-sentry-1 = You draw your card first, then look at the next two cards of your deck.
ruling-sentry-2 = Each of the two may be trashed, discarded or put back, in any combination. What goes back goes in any order.
ruling-sentry-3 = Finish trashing first, then discard, then put back.
ruling-sentry-4 = If there are fewer than two cards to look at, you look at what there is.

ruling-artisan-1 = You have to gain a card if any pile costs $5 or less. It goes to your hand, and coins do not raise the limit.
ruling-artisan-2 = Then you must put a card from your hand onto your deck. It may be the new card or any other.
ruling-artisan-3 = If you put it on an empty deck, it is the only card there and you draw it next.

## Intrigue, first edition

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
ruling-masquerade-5 = A player with an empty hand passes nothing and still receives a card. A table may agree to leave such players out instead.

ruling-shanty_town-1 = You get 2 Actions in any case, and you must show your hand.
ruling-shanty_town-2 = Shanty Town itself is in play and does not count. Great Hall and Nobles in your hand are Actions.
ruling-shanty_town-3 = If you draw, you draw both cards, even if the first one is an Action.

ruling-steward-1 = Choose one option; you cannot mix them.
ruling-steward-2 = If you choose to trash, you must trash exactly two cards. With only one card in hand, you trash that one.

ruling-swindler-1 = The top card is trashed in any case. The new one comes from the Supply and goes to that player’s discard pile.
ruling-swindler-2 = You must pick a card of the same cost if any pile has one; it may be the same card again. If none does, nothing is gained.
ruling-swindler-3 = A Copper may become a Curse. A Province usually comes back as a Province.
ruling-swindler-4 = Costs are compared as they are now, after any Bridge.
ruling-swindler-5 = An empty deck is shuffled first. A player with no cards at all loses and gains nothing.

ruling-wishing_well-1 = You draw your card first, and only then name one.
ruling-wishing_well-2 = You need a card’s name; a type such as Treasure is no answer. The card need not even be in this game.
ruling-wishing_well-3 = The right card goes to your hand. Any other stays on top of your deck.

ruling-baron-1 = You may keep your Estate, but then you must gain another one, as long as there are any.
ruling-baron-2 = One of the two has to happen: you cannot take just the Buy.
ruling-baron-3 = Under Throne Room you decide twice. Two discarded Estates give $8.

ruling-bridge-1 = All cards cost $1 less until the end of the turn: those in the Supply, and those in every hand, deck and discard pile.
ruling-bridge-2 = Several Bridges add up, and so do the two plays under Throne Room. No cost goes below $0.
ruling-bridge-3 = Limits and comparisons use the lower costs: after a Bridge, Ironworks can gain a Duchy.
ruling-bridge-4 = At a floor of $0 differences shrink: after a Bridge, Upgrade can turn a Copper into a Pawn.

ruling-conspirator-1 = It counts Actions played this turn, itself included. The bonus comes with the third or any later one.
ruling-conspirator-2 = It looks only once, as you play it. Actions you play afterwards change nothing.
ruling-conspirator-3 = Throne Room is one Action played and its card two. So a Conspirator under Throne Room gets the bonus the second time.
ruling-conspirator-4 = What counts is how often Actions were played, not how many are still in play.

ruling-coppersmith-1 = Only Coppers you play after it give more. It does not change what a Copper costs.
ruling-coppersmith-2 = Several Coppersmiths add up. After one under Throne Room, each Copper gives $3.

ruling-ironworks-1 = You have to gain a card costing up to $4 if any pile qualifies. It goes to your discard pile.
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

ruling-harem-1 = It is a Treasure and a Victory card at once: play it for $2 in your Buy phase, and count 2 points at the end.
ruling-harem-2 = It is not a Silver, so Merchant does not raise it.
ruling-harem-3 = Mine, Thief, Bandit and Adventurer treat it as a Treasure; Bureaucrat and Scout as a Victory card.
ruling-harem-4 = Its pile has 8 cards for two players and 12 for more.

ruling-nobles-1 = It is an Action and a Victory card at once, worth 2 points at the end.
ruling-nobles-2 = Take 3 cards or 2 Actions, no mixture. Under Throne Room you choose anew for each play.
ruling-nobles-3 = You may choose 3 cards even if you cannot draw them all.
ruling-nobles-4 = Its pile has 8 cards for two players and 12 for more.

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
