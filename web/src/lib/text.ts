/** A part of a card's text: the id of a message, its arguments, and for a choice the parts of each alternative. */
export type Text = [id: string, args: Record<string, string | number>, children: Text[][]]
