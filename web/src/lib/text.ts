/** A part of a card's text: the id of a message, its arguments (cards are lists of ids), and texts that belong to it: the
 * alternatives of a choice, or what its sentence holds. */
export type Text = [id: string, args: Record<string, string | number | string[]>, children: Text[][]]
