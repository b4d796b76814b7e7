/** The table while a choice is being shown: the server tells what lies there before and after it, the events what lay there
 * in between. */
import type { DominionPlayer, DominionView, Event } from '../wire'

/** The table after one more event. What cannot be seen (what others hold) stays as it was. */
export function moved(view: DominionView, event: Event): DominionView {
  const players = view.players.map((player) => ({ ...player }))
  const next: DominionView = { ...view, players, supply: { ...view.supply }, trash: [...view.trash], decision: null }
  const owner = players[event.seat]
  if (event.event === 'shuffle') Object.assign(owner, { discard_top: null }, owner.discard_size !== undefined && { discard_size: 0 })
  else if (event.event === 'top') owner.discard_top = event.card!
  else if (event.from && event.to && event.from !== event.to) {
    const faces: (string | null)[] = event.cards ?? Array(event.count ?? 0).fill(null)
    for (const card of faces) {
      take(next, owner, event.from, card)
      put(next, players[event.to_seat ?? event.seat], event.to, card)
    }
    if (event.to === 'discard' && event.top) players[event.to_seat ?? event.seat].discard_top = event.top
  }
  if (event.price !== undefined && next.turn)
    next.turn = { ...next.turn, coins: next.turn.coins - event.price, buys: next.turn.buys - 1 }
  return next
}

const LISTS = ['aside', 'looked_at', 'picked'] as const

function take(view: DominionView, player: DominionPlayer, zone: string, card: string | null): void {
  if (zone === 'supply' && card) view.supply[card] -= 1
  else if (zone === 'trash' && card) view.trash = without(view.trash, card)
  else if (zone === 'hand') {
    player.hand_size -= 1
    if (player.hand && card) player.hand = without(player.hand, card)
  } else if (zone === 'deck' && player.deck_size !== undefined) player.deck_size -= 1
  else if (zone === 'discard' && player.discard_size !== undefined) player.discard_size -= 1
  else if (zone === 'play' && card) {
    player.play = without(player.play, card)
    player.stays = player.stays?.filter((place) => place < player.play.length)
  } else if (zone === 'aside' && card)
    for (const list of LISTS) if (player[list]) player[list] = without(player[list], card)
}

function put(view: DominionView, player: DominionPlayer, zone: string, card: string | null): void {
  if (zone === 'supply' && card) view.supply[card] += 1
  else if (zone === 'trash' && card) view.trash.push(card)
  else if (zone === 'hand') {
    player.hand_size += 1
    if (player.hand && card) player.hand = [...player.hand, card]
  } else if (zone === 'deck' && player.deck_size !== undefined) player.deck_size += 1
  else if (zone === 'discard') {
    if (player.discard_size !== undefined) player.discard_size += 1
    if (card) player.discard_top = card
  } else if (zone === 'play' && card) player.play = [...player.play, card]
  else if (zone === 'aside' && card) player.aside = [...(player.aside ?? []), card]
}

function without(cards: string[], card: string): string[] {
  const place = cards.indexOf(card)
  return place < 0 ? cards : [...cards.slice(0, place), ...cards.slice(place + 1)]
}
