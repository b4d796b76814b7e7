/* A yardstick: Kingdomino for four players who choose at random, as plain C does it. No variants.
   Usage: dominoes TABLE SECONDS, where TABLE is the list of dominoes; prints games a second and the mean score. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 4, DOMINOES = 48, LINE = 4, LIMIT = 5, SIDE = 11, MIDDLE = 5, EMPTY = 0, CASTLE = 7 };
static const char *TERRAINS[] = {"", "wheat", "forest", "lake", "grassland", "swamp", "mine"};
static const int DX[] = {1, 0, -1, 0}, DY[] = {0, 1, 0, -1};

typedef struct { int terrain[2], crowns[2]; } Domino;
typedef struct { int terrain[SIDE][SIDE], crowns[SIDE][SIDE], left, right, top, bottom; } Kingdom;
typedef struct { int x, y, direction; } Spot;

static Domino dominoes[DOMINOES];
static uint64_t seed = 88172645463325252ULL;

static unsigned below(unsigned limit) {
    seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17;
    return (unsigned)(((seed >> 32) * limit) >> 32);
}

static void read_dominoes(const char *path) {
    char line[200], a[40], b[40];
    int number;
    FILE *file = fopen(path, "r");
    if (!file) { fprintf(stderr, "cannot read %s\n", path); exit(2); }
    while (fgets(line, sizeof line, file)) {
        if (sscanf(line, "%d %39s %39s", &number, a, b) != 3) continue;
        char *words[] = {a, b};
        for (int half = 0; half < 2; half++) {
            char *crowns = strchr(words[half], ':');
            dominoes[number - 1].crowns[half] = crowns ? atoi(crowns + 1) : 0;
            if (crowns) *crowns = 0;
            for (int t = 1; t < 7; t++)
                if (!strcmp(words[half], TERRAINS[t])) dominoes[number - 1].terrain[half] = t;
        }
    }
    fclose(file);
}

static int connects(const Kingdom *k, int x, int y, int terrain) {
    for (int d = 0; d < 4; d++) {
        int beside = k->terrain[y + DY[d]][x + DX[d]];
        if (beside == terrain || beside == CASTLE) return 1;
    }
    return 0;
}

static int spots_of(const Kingdom *k, const Domino *domino, Spot *spots) {
    int count = 0, equal = domino->terrain[0] == domino->terrain[1] && domino->crowns[0] == domino->crowns[1];
    int first_x = k->right - LIMIT + 1, last_x = k->left + LIMIT - 1;
    int first_y = k->bottom - LIMIT + 1, last_y = k->top + LIMIT - 1;
    for (int y = first_y; y <= last_y; y++)
        for (int x = first_x; x <= last_x; x++) {
            if (k->terrain[y][x] != EMPTY) continue;
            int here = connects(k, x, y, domino->terrain[0]);
            for (int d = 0; d < (equal ? 2 : 4); d++) {
                int bx = x + DX[d], by = y + DY[d];
                if (bx < first_x || bx > last_x || by < first_y || by > last_y || k->terrain[by][bx] != EMPTY) continue;
                if (here || connects(k, bx, by, domino->terrain[1])) spots[count++] = (Spot){x, y, d};
            }
        }
    return count;
}

static void put(Kingdom *k, int x, int y, int terrain, int crowns) {
    k->terrain[y][x] = terrain;
    k->crowns[y][x] = crowns;
    if (x < k->left) k->left = x;
    if (x > k->right) k->right = x;
    if (y < k->top) k->top = y;
    if (y > k->bottom) k->bottom = y;
}

static void flood(Kingdom *k, int x, int y, int terrain, int *squares, int *crowns) {
    if (k->terrain[y][x] != terrain) return;
    k->terrain[y][x] = EMPTY;
    *squares += 1;
    *crowns += k->crowns[y][x];
    for (int d = 0; d < 4; d++) flood(k, x + DX[d], y + DY[d], terrain, squares, crowns);
}

static int score(Kingdom *k) {
    int points = 0;
    for (int y = 1; y < SIDE - 1; y++)
        for (int x = 1; x < SIDE - 1; x++)
            if (k->terrain[y][x] != EMPTY && k->terrain[y][x] != CASTLE) {
                int squares = 0, crowns = 0;
                flood(k, x, y, k->terrain[y][x], &squares, &crowns);
                points += squares * crowns;
            }
    return points;
}

static void draw_line(int *deck, int *left, int *line) {
    for (int i = 0; i < LINE; i++) {
        int at = below(*left), domino = deck[at], j = i;
        deck[at] = deck[--*left];
        while (j > 0 && line[j - 1] > domino) { line[j] = line[j - 1]; j--; }
        line[j] = domino;
    }
}

static int claim(const int *kings) {
    int free[LINE], count = 0;
    for (int i = 0; i < LINE; i++) if (kings[i] < 0) free[count++] = i;
    return free[below(count)];
}

static int play(void) {
    static Kingdom kingdoms[PLAYERS];
    int deck[DOMINOES], left = DOMINOES, line[LINE], kings[LINE], next[LINE], next_kings[LINE], order[] = {0, 1, 2, 3};
    Spot spots[400];
    memset(kingdoms, 0, sizeof kingdoms);
    for (int p = 0; p < PLAYERS; p++) {
        Kingdom *k = &kingdoms[p];
        k->left = k->right = k->top = k->bottom = MIDDLE;
        k->terrain[MIDDLE][MIDDLE] = CASTLE;
    }
    for (int i = 0; i < DOMINOES; i++) deck[i] = i;
    draw_line(deck, &left, line);
    for (int i = 0; i < LINE; i++) kings[i] = -1;
    for (int i = LINE; i > 0; i--) {
        int at = below(i), player = order[at];
        order[at] = order[i - 1];
        kings[claim(kings)] = player;
    }
    for (int round = 0; round < DOMINOES / LINE; round++) {
        int last = left == 0;
        if (!last) draw_line(deck, &left, next);
        for (int i = 0; i < LINE; i++) next_kings[i] = -1;
        for (int i = 0; i < LINE; i++) {
            Kingdom *k = &kingdoms[kings[i]];
            const Domino *domino = &dominoes[line[i]];
            int count = spots_of(k, domino, spots);
            if (count) {
                Spot s = spots[below(count)];
                put(k, s.x, s.y, domino->terrain[0], domino->crowns[0]);
                put(k, s.x + DX[s.direction], s.y + DY[s.direction], domino->terrain[1], domino->crowns[1]);
            }
            if (!last) next_kings[claim(next_kings)] = kings[i];
        }
        memcpy(line, next, sizeof line);
        memcpy(kings, next_kings, sizeof kings);
    }
    int points = 0;
    for (int p = 0; p < PLAYERS; p++) points += score(&kingdoms[p]);
    return points;
}

int main(int argc, char **argv) {
    if (argc < 3) { fprintf(stderr, "usage: dominoes TABLE SECONDS\n"); return 2; }
    read_dominoes(argv[1]);
    double limit = atof(argv[2]), seconds = 0;
    long games = 0, points = 0;
    clock_t begun = clock();
    while (seconds < limit) {
        for (int i = 0; i < 50; i++, games++) points += play();
        seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    }
    printf("{\"games_per_second\": %.1f, \"points\": %.3f}\n", games / seconds, (double)points / games / PLAYERS);
    return 0;
}
