/* The yardstick: the same games of Dominion in plain C.
 *
 *     cc -O3 -o yardstick yardstick.c && ./yardstick [seconds]
 *
 * Two players, the 7 basic cards and ten kingdom cards. Every decision goes through a general interface: the options
 * are listed, an agent picks one; where only one option is left it is made by itself. Two kinds of play: Big Money v
 * Big Money + Smithy, and random v random. Prints JSON; times are CPU time. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 2, ALL_CARDS = 270, MOST_TURNS = 400, MOST_TASKS = 64, MOST_OPTIONS = 20, HAND_SIZE = 5, BATCH = 1000 };

enum { COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE,
       SMITHY, VILLAGE, MARKET, MOAT, MILITIA, THRONE_ROOM, LIBRARY, MASQUERADE, TORTURER, SECRET_CHAMBER, CARDS };
enum { NO = 0, YES = 1, DONE = 100, ALL = 101, NO_ANSWER = 255 };            /* answers that are not cards */
enum { NONE = 0, ACTION = 1, TREASURE = 2, ATTACK = 4, REACTION = 8, VICTORY = 16, ANY = 255 };
enum { ACTION_PHASE, TREASURES, BUYING };
enum { ASK_ACTION, ASK_TREASURE, ASK_BUY, ASK_PLAY_TWICE, ASK_SET_ASIDE, ASK_PASS, ASK_TRASH, ASK_TORTURE, ASK_REACT,
       ASK_DISCARD, ASK_DISCARD_FOR_COINS, ASK_PUT_BACK };

/* Tasks: what is left to do of the cards in progress. A card's own number stands for following its text. */
enum { PLAY = CARDS, REACT, DISCARD, PUT_BACK, PASS, EXCHANGE, TRASH, SUFFER };

static const struct { uint8_t cost, coins, supply; int8_t points; uint8_t types; } lines[CARDS] = {
    [COPPER] = {0, 1, 46, 0, TREASURE}, [SILVER] = {3, 2, 40, 0, TREASURE}, [GOLD] = {6, 3, 30, 0, TREASURE},
    [ESTATE] = {2, 0, 8, 1, VICTORY}, [DUCHY] = {5, 0, 8, 3, VICTORY}, [PROVINCE] = {8, 0, 8, 6, VICTORY},
    [CURSE] = {0, 0, 10, -1, NONE}, [SMITHY] = {4, 0, 10, 0, ACTION}, [VILLAGE] = {3, 0, 10, 0, ACTION},
    [MARKET] = {5, 0, 10, 0, ACTION}, [MOAT] = {2, 0, 10, 0, ACTION | REACTION}, [LIBRARY] = {5, 0, 10, 0, ACTION},
    [MILITIA] = {4, 0, 10, 0, ACTION | ATTACK}, [THRONE_ROOM] = {4, 0, 10, 0, ACTION},
    [MASQUERADE] = {3, 0, 10, 0, ACTION}, [TORTURER] = {5, 0, 10, 0, ACTION | ATTACK},
    [SECRET_CHAMBER] = {2, 0, 10, 0, ACTION | REACTION},
};

typedef struct { uint16_t size; uint8_t cards[ALL_CARDS]; } Zone;            /* top last */
typedef struct { uint8_t kind, seat, number; } Task;
typedef struct { Zone hand, deck, discard, play, aside; uint8_t owned[CARDS]; int turns; } Player;
typedef struct {
    uint64_t rng;
    uint8_t supply[CARDS], empty_piles, turn_seat, phase, actions, buys, coins, over;
    uint8_t unaffected;                                                      /* bits of the seats that showed a Moat */
    uint8_t asked_seat, question, option_count, options[MOST_OPTIONS];
    int task_count;
    Task tasks[MOST_TASKS];
    Player players[SEATS];
} Game;

/* ---- chance: a multiply-with-carry generator with 62 bits of state */
static inline uint64_t next_random(uint64_t rng) { return 2147483085u * (rng & 0xFFFFFFFF) + (rng >> 32); }
static inline unsigned below(uint64_t rng, unsigned limit) { return ((rng ^ rng >> 32) & 0xFFFFFFFF) * limit >> 32; }
static uint64_t seeded(uint64_t seed) {
    uint64_t word = (seed + 1) * 0x9E3779B97F4A7C15u;
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return ((word ^ word >> 31) >> 2) + 1;
}

/* ---- cards and zones */
static inline void put(Zone *zone, int card) { zone->cards[zone->size++] = card; }
static inline void take(Zone *zone, int card) {
    int at = 0;
    while (zone->cards[at] != card) at++;
    for (zone->size--; at < zone->size; at++) zone->cards[at] = zone->cards[at + 1];
}
static inline void take_all(Zone *zone, Zone *other) {
    memcpy(zone->cards + zone->size, other->cards, other->size);
    zone->size += other->size, other->size = 0;
}
static inline void discard(Player *me, int card) { take(&me->hand, card); put(&me->discard, card); }
static inline void play(Player *me, int card) { take(&me->hand, card); put(&me->play, card); }

static void shuffle(Game *game, Player *me) {
    uint8_t *cards = me->deck.cards;
    uint64_t rng = game->rng;
    take_all(&me->deck, &me->discard);
    for (int last = me->deck.size - 1; last > 0; last--) {
        rng = next_random(rng);
        int at = below(rng, last + 1), card = cards[last];
        cards[last] = cards[at], cards[at] = card;
    }
    game->rng = rng;
}

/* The top card of the deck, or NO_ANSWER if shuffling does not help either. */
static inline int take_top(Game *game, Player *me) {
    if (!me->deck.size) shuffle(game, me);
    return me->deck.size ? me->deck.cards[--me->deck.size] : NO_ANSWER;
}

static void draw(Game *game, Player *me, int count) {
    for (int card; count-- && (card = take_top(game, me)) != NO_ANSWER;) put(&me->hand, card);
}

static void gain(Game *game, Player *me, int card, Zone *zone) {
    if (!game->supply[card]) return;
    game->empty_piles += --game->supply[card] == 0;
    me->owned[card]++, put(zone, card);
}

/* ---- questions and tasks */
static inline void add_option(Game *game, int answer) { game->options[game->option_count++] = answer; }
static inline void add_task(Game *game, int kind, int seat, int number) {
    game->tasks[game->task_count++] = (Task){kind, seat, number};
}

/* List each different card of the hand that has one of the types. */
static inline int list_hand(Game *game, const Zone *hand, int types) {
    uint32_t seen = 0;
    for (int i = 0; i < hand->size; i++) {
        int card = hand->cards[i];
        if (!(seen >> card & 1) && (types == ANY || lines[card].types & types)) add_option(game, card);
        seen |= 1u << card;
    }
    return game->option_count;
}

/* Ask about a task: the answer comes back to it. */
static inline void ask_for(Game *game, Task task, int question) {
    game->tasks[game->task_count++] = task;
    game->asked_seat = task.seat, game->question = question;
}

/* Ask for a card of the hand, if there is one; with DONE as the extra option the player may decline. */
static void ask_hand(Game *game, Task task, int question, int types, int extra) {
    if (!list_hand(game, &game->players[task.seat].hand, types)) return;
    if (extra == DONE) add_option(game, DONE);
    ask_for(game, task, question);
}

static void ask_yes_or_no(Game *game, Task task, int question) {
    add_option(game, NO), add_option(game, YES);
    ask_for(game, task, question);
}

/* The other player has something to do or to suffer, unless a Moat was shown. */
static void attack(Game *game, int seat, int kind, int number) {
    if (!(game->unaffected >> !seat & 1)) add_task(game, kind, !seat, number);
}

/* ---- the texts of the cards */
static void draw_to_seven(Game *game, Player *me, Task task, int answer) {
    if (answer != NO_ANSWER) put(answer == YES ? &me->aside : &me->hand, task.number);
    while (me->hand.size < 7) {
        int card = take_top(game, me);
        if (card == NO_ANSWER) break;
        if (lines[card].types & ACTION) {
            task.number = card;
            ask_yes_or_no(game, task, ASK_SET_ASIDE);
            return;
        }
        put(&me->hand, card);
    }
    take_all(&me->discard, &me->aside);
}

/* Masquerade, when both have chosen. Who had no card to pass gets none: then the other one keeps the card. */
static void exchange(Game *game) {
    int both = game->players[0].aside.size && game->players[1].aside.size;
    for (int seat = 0; seat < SEATS; seat++) {
        Player *me = &game->players[seat], *next = &game->players[both ? !seat : seat];
        if (!me->aside.size) continue;
        int card = me->aside.cards[--me->aside.size];
        me->owned[card]--, next->owned[card]++, put(&next->hand, card);
    }
}

static void react(Game *game, Player *me, Task task, int answer) {
    if (answer == NO_ANSWER) {
        int safe = game->unaffected >> task.seat & 1, kept = 0;
        list_hand(game, &me->hand, REACTION);
        for (int i = 0; i < game->option_count; i++)                         /* one Moat is enough */
            if (game->options[i] != MOAT || !safe) game->options[kept++] = game->options[i];
        game->option_count = kept;
        if (!kept) return;
        add_option(game, DONE);
        ask_for(game, task, ASK_REACT);
    } else if (answer != DONE) {
        add_task(game, REACT, task.seat, 0);
        if (answer == MOAT) game->unaffected |= 1 << task.seat;
        else { draw(game, me, 2); add_task(game, PUT_BACK, task.seat, 2); }
    }
}

/* Go on with the task on top: it is done, it asks, or it leaves further tasks. */
static void go_on(Game *game, int answer) {
    Task task = game->tasks[--game->task_count];
    int seat = task.seat, asked = answer != NO_ANSWER, chosen = asked && answer != DONE;
    Player *me = &game->players[seat];
    int others = game->players[!seat].hand.size, discards = task.kind == DISCARD;
    switch (task.kind) {
    case SMITHY: draw(game, me, 3); break;
    case VILLAGE: draw(game, me, 1); game->actions += 2; break;
    case MARKET: draw(game, me, 1); game->actions++; game->buys++; game->coins++; break;
    case MOAT: draw(game, me, 2); break;
    case MILITIA: game->coins += 2; attack(game, seat, DISCARD, others > 3 ? others - 3 : 0); break;
    case TORTURER: draw(game, me, 3); attack(game, seat, SUFFER, 0); break;
    case LIBRARY: draw_to_seven(game, me, task, answer); break;
    case REACT: react(game, me, task, answer); break;
    case EXCHANGE: exchange(game); break;
    case PLAY:
        add_task(game, task.number, seat, 0);
        if (lines[task.number].types & ATTACK) { game->unaffected = 0; attack(game, seat, REACT, 0); }
        break;
    case THRONE_ROOM:
        if (!asked) ask_hand(game, task, ASK_PLAY_TWICE, ACTION, DONE);
        if (chosen) { play(me, answer); add_task(game, PLAY, seat, answer); add_task(game, PLAY, seat, answer); }
        break;
    case MASQUERADE:                                                         /* what comes last is put down first */
        draw(game, me, 2);
        add_task(game, TRASH, seat, 0), add_task(game, EXCHANGE, seat, 0);
        add_task(game, PASS, !seat, 0), add_task(game, PASS, seat, 0);
        break;
    case SECRET_CHAMBER:
        if (chosen) { discard(me, answer); game->coins++; }
        if (answer != DONE) ask_hand(game, task, ASK_DISCARD_FOR_COINS, ANY, DONE);
        break;
    case PASS:
        if (!asked) ask_hand(game, task, ASK_PASS, ANY, NO_ANSWER);
        else { take(&me->hand, answer); put(&me->aside, answer); }
        break;
    case TRASH:
        if (!asked) ask_hand(game, task, ASK_TRASH, ANY, DONE);
        if (chosen) { take(&me->hand, answer); me->owned[answer]--; }
        break;
    case SUFFER:                                                             /* Torturer: a Curse, or discard two */
        if (!asked) ask_yes_or_no(game, task, ASK_TORTURE);
        else if (answer == YES) gain(game, me, CURSE, &me->hand);
        else add_task(game, DISCARD, seat, 2);
        break;
    case DISCARD: case PUT_BACK:
        if (asked) { task.number--; take(&me->hand, answer); put(discards ? &me->discard : &me->deck, answer); }
        if (task.number) ask_hand(game, task, discards ? ASK_DISCARD : ASK_PUT_BACK, ANY, NO_ANSWER);
    }
}

/* ---- the turn */
static void start_turn(Game *game, int seat) {
    game->turn_seat = seat;
    game->phase = ACTION_PHASE, game->actions = 1, game->buys = 1, game->coins = 0;
}

static void play_all_treasures(Game *game, Player *me) {
    int kept = 0;
    for (int i = 0; i < me->hand.size; i++) {
        int card = me->hand.cards[i];
        if (lines[card].types & TREASURE) { put(&me->play, card); game->coins += lines[card].coins; }
        else me->hand.cards[kept++] = card;
    }
    me->hand.size = kept;
}

/* Each phase asks, or goes on to the next. */
static void take_turn(Game *game, int answer) {
    int seat = game->asked_seat = game->turn_seat;
    Player *me = &game->players[seat];
    switch (game->phase) {
    case ACTION_PHASE:
        if (answer < CARDS) { game->actions--; play(me, answer); add_task(game, PLAY, seat, answer); return; }
        game->question = ASK_ACTION;
        if (answer != DONE && game->actions && list_hand(game, &me->hand, ACTION)) break;
        game->phase = TREASURES, answer = NO_ANSWER;                         /* fall through */
    case TREASURES:
        if (answer < CARDS) { play(me, answer); game->coins += lines[answer].coins; }
        if (answer == ALL) play_all_treasures(game, me);
        game->question = ASK_TREASURE;
        if (answer != DONE && answer != ALL && list_hand(game, &me->hand, TREASURE)) { add_option(game, ALL); break; }
        game->phase = BUYING, answer = NO_ANSWER;                            /* fall through */
    case BUYING:
        if (answer < CARDS) { game->buys--; game->coins -= lines[answer].cost; gain(game, me, answer, &me->discard); }
        game->question = ASK_BUY;
        if (answer != DONE && game->buys) {
            for (int card = 0; card < CARDS; card++)
                if (lines[card].cost <= game->coins && game->supply[card]) add_option(game, card);
            break;
        }
        take_all(&me->discard, &me->play), take_all(&me->discard, &me->hand);
        draw(game, me, HAND_SIZE);
        me->turns++;
        game->over = !game->supply[PROVINCE] || game->empty_piles >= 3
                     || game->players[0].turns + game->players[1].turns >= MOST_TURNS;
        start_turn(game, !seat);
        return;
    }
    add_option(game, DONE);
}

/* Make the open decision and go on to the next that leaves a choice. */
static void step(Game *game, int answer) {
    do {
        game->option_count = 0;
        if (game->task_count) go_on(game, answer);
        else take_turn(game, answer);
        answer = game->option_count ? game->options[0] : NO_ANSWER;
    } while (game->option_count < 2 && !game->over);
}

static void new_game(Game *game, uint64_t seed, int first) {
    memset(game, 0, sizeof *game);
    game->rng = seeded(seed);
    for (int card = 0; card < CARDS; card++) game->supply[card] = lines[card].supply;
    for (Player *me = game->players; me < game->players + SEATS; me++) {
        for (int i = 0; i < 10; i++) put(&me->discard, i < 7 ? COPPER : ESTATE);
        me->owned[COPPER] = 7, me->owned[ESTATE] = 3;
        draw(game, me, HAND_SIZE);
    }
    start_turn(game, first);
    step(game, NO_ANSWER);
}

/* Most points; of equals, fewest turns. SEATS: a tie. */
static int winner(const Game *game) {
    int marks[SEATS];
    for (int seat = 0; seat < SEATS; seat++) {
        const Player *me = &game->players[seat];
        marks[seat] = -me->turns;
        for (int card = 0; card < CARDS; card++) marks[seat] += 1000 * lines[card].points * me->owned[card];
    }
    return marks[0] == marks[1] ? SEATS : marks[1] > marks[0];
}

/* ---- agents */
typedef int (*Agent)(const Game *game, uint64_t *rng);

static int big_money(const Game *game, uint64_t *rng) {
    (void)rng;                                                               /* chance has no part in it */
    if (game->question == ASK_TREASURE) return ALL;
    if (game->question != ASK_BUY) return game->options[game->option_count - 1];
    if (game->coins >= 8) return PROVINCE;
    if (game->coins >= 5 && game->supply[PROVINCE] <= 4 && game->supply[DUCHY]) return DUCHY;
    if (game->coins >= 6 && game->supply[GOLD]) return GOLD;
    return game->coins >= 3 && game->supply[SILVER] ? SILVER : DONE;
}

static int big_money_smithy(const Game *game, uint64_t *rng) {
    if (game->question == ASK_ACTION) return SMITHY;
    if (game->question == ASK_BUY && (game->coins == 4 || game->coins == 5) && game->supply[PROVINCE] > 4
        && game->supply[SMITHY] && game->players[game->asked_seat].owned[SMITHY] < 2) return SMITHY;
    return big_money(game, rng);
}

static int any_option(const Game *game, uint64_t *rng) {
    *rng = next_random(*rng);
    return game->options[below(*rng, game->option_count)];
}

static void measure(const char *name, Agent one, Agent other, double seconds) {
    static Game game;
    const Agent agents[SEATS] = {one, other};
    double games = 0, turns = 0, results[SEATS + 1] = {0}, used = 0;
    long decisions = 0;
    for (clock_t begun = clock(); used < seconds; used = (double)(clock() - begun) / CLOCKS_PER_SEC) {
        for (int i = 0; i < BATCH; i++, games++) {
            uint64_t seed = 3 * (uint64_t)games, rng[SEATS] = {seeded(seed + 1), seeded(seed + 2)};
            new_game(&game, seed, i % SEATS);
            for (; !game.over; decisions++) step(&game, agents[game.asked_seat](&game, &rng[game.asked_seat]));
            turns += game.players[0].turns + game.players[1].turns;
            results[winner(&game)]++;
        }
    }
    printf("%s: {\"games\": %.0f, \"games_per_second\": %.0f, \"decisions_per_second\": %.0f, ",
           name, games, games / used, decisions / used);
    printf("\"wins\": [%.4f, %.4f], \"ties\": %.4f, \"turns_per_game\": %.2f, \"decisions_per_game\": %.2f}",
           results[0] / games, results[1] / games, results[SEATS] / games, turns / games, decisions / games);
}

int main(int count, char **words) {
    double seconds = count > 1 ? atof(words[1]) : 1;
    measure("{\"smithy\"", big_money, big_money_smithy, seconds);
    measure(", \"random\"", any_option, any_option, seconds);
    printf("}\n");
    return 0;
}
