/** The set that the rulebook recommends for a first game. */
export const FIRST_KINGDOM = 'b2_first_game'
