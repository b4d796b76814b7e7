/** Which house rules can be chosen for a table. */
import type { GameFacts } from '../wire'

export type Options = Record<string, boolean | number | string>

// rules that mean something only for some tables
const FOR_SEATS: Record<string, number[]> = {
  mighty_duel: [2], lines_of_four: [3], two_full_turns: [2], teams: [4, 6], partners: [4, 6, 8],
}
const ALWAYS: Record<string, number[]> = { teams: [8] } // chosen or not
const FOR_CARD: Record<string, string> = {
  throne_room_optional: 'throne_room', mine_optional: 'mine', moneylender_optional: 'moneylender',
  masquerade_empty_hand: 'masquerade',
}
const AFTER: Record<string, string> = { middle_kingdom_incomplete: 'middle_kingdom', partners: 'teams' }

/** The names of the rules that make a difference at such a table. */
export function rulesFor(game: GameFacts, seats: number, cards: string[], chosen: Options): string[] {
  return Object.keys(game.options).filter((name) =>
    (!FOR_SEATS[name] || FOR_SEATS[name].includes(seats))
    && (!FOR_CARD[name] || cards.includes(FOR_CARD[name]))
    && (!AFTER[name] || chosen[AFTER[name]] === true || ALWAYS[AFTER[name]]?.includes(seats)))
}

/** Only what is chosen and makes a difference. */
export function optionsFor(game: GameFacts, seats: number, cards: string[], chosen: Options): Options {
  const names = rulesFor(game, seats, cards, chosen).filter((name) => chosen[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, chosen[name]]))
}
