/** Which house rules can be chosen for a table. */
import type { GameFacts } from '../wire'

export type Options = Record<string, boolean | number | string>

// rules that mean something only for some tables
const FOR_SEATS: Record<string, number[]> = {
  mighty_duel: [2], lines_of_four: [3], two_full_turns: [2], teams: [4, 6], partners: [4, 6, 8],
}
const ALWAYS: Record<string, number[]> = { teams: [8] } // chosen or not
// of each list one card has to be there
const FOR_CARDS: Record<string, string[][]> = {
  throne_room_optional: [['throne_room']], mine_optional: [['mine']], moneylender_optional: [['moneylender']],
  masquerade_empty_hand: [['masquerade']],
  throne_stays: [['throne_room', 'kings_court'], ['haven', 'fishing_village', 'caravan', 'outpost', 'amulet', 'dungeon', 'gear', 'enchantress']],
  outpost_wording: [['outpost']], treasury_wording: [['treasury']],
  possession_wording: [['possession']], nested_possession: [['possession']],
  possession_tokens: [['possession'], ['pirate_ship', 'monument', 'goons', 'candlestick_maker', 'plaza', 'baker', 'butcher', 'merchant_guild', 'temple', 'farmers_market', 'groundskeeper', 'patrician_emporium', 'conquest', 'aqueduct']],
  alchemist_wording: [['alchemist']], herbalist_wording: [['herbalist']], mint_wording: [['mint']],
  hoard_wording: [['hoard']], princess_wording: [['tournament']], rabble_order: [['rabble']],
  highway_wording: [['highway']], merchant_guild_wording: [['merchant_guild']], farmland_wording: [['farmland']],
  enchantress_turns: [['enchantress']],
  forum_wording: [['forum']], groundskeeper_wording: [['groundskeeper']], debt_any_time: [['overlord']],
  bonfire_wording: [['bonfire']], hovel_wording: [['poor_house', 'squire', 'hermit', 'rats', 'scavenger', 'wandering_minstrel', 'mystic', 'altar', 'hunting_grounds', 'knights']],
  overlord_wording: [['overlord']], lose_track: [['royal_seal'], ['duplicate', 'farmland', 'masterpiece', 'messenger', 'stonemason', 'charm']],
  charm_wording: [['charm']], messenger_wording: [['messenger']], hermit_wording: [['hermit']],
  soothsayer_draws: [['soothsayer']], overpay_timing: [['stonemason', 'doctor', 'masterpiece', 'herald']],
  coin_tokens_any_time: [['candlestick_maker', 'plaza', 'baker', 'butcher', 'merchant_guild']],
}
const WITH_THE_KINGDOM = ['colonies', 'shelters'] // are chosen there
const AFTER: Record<string, string> = { middle_kingdom_incomplete: 'middle_kingdom', partners: 'teams' }

/** The names of the rules that make a difference at such a table. */
export function rulesFor(game: GameFacts, seats: number, cards: string[], chosen: Options): string[] {
  return Object.keys(game.options).filter((name) =>
    (!FOR_SEATS[name] || FOR_SEATS[name].includes(seats))
    && !WITH_THE_KINGDOM.includes(name)
    && (FOR_CARDS[name] ?? []).every((some) => some.some((card) => cards.includes(card)))
    && (!AFTER[name] || chosen[AFTER[name]] === true || ALWAYS[AFTER[name]]?.includes(seats)))
}

/** Whether a rule says how a card is meant. */
export const isAboutCards = (name: string): boolean => name in FOR_CARDS

/** Only what is chosen and makes a difference. */
export function optionsFor(game: GameFacts, seats: number, cards: string[], chosen: Options): Options {
  const names = rulesFor(game, seats, cards, chosen).filter((name) => chosen[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, chosen[name]]))
}
