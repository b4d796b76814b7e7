/** What is asked, or what the others are doing, in words. */
import { say } from '../lib/words'
import type { Play } from '../table/play'
import { type DominoesView, kingdomOf } from './kingdom'
import { tilesNow } from './tiles.svelte'
import { numberedName } from './wording'

export function promptText(play: Play, view: DominoesView): string {
  const asked = view.decision
  if (!asked) return say('dominoes-over')
  if (asked.seat !== play.seat) return say('dominoes-waiting', { prompt: asked.prompt, name: play.names[asked.seat] })
  const kingdom = view.kingdoms[kingdomOf(view, asked.seat)]
  if (asked.prompt === 'tax') return say('prompt-tax', { n: kingdom.reserve ?? 0 })
  if (asked.prompt === 'place' && asked.options?.includes('discard')) {
    const entry = view.line[view.at]
    const squares = tilesNow()?.[entry.box as 'kingdomino' | 'queendomino'][entry.domino - 1]
    return say('prompt-no-place', { domino: numberedName(squares, entry.domino) })
  }
  return say('dominoes-ask', { prompt: asked.prompt, first: whichClaim(play, view) })
}

/** Before the first round, with two kings, as two players have: which of them claims. */
function whichClaim(play: Play, { round, offer }: DominoesView): string {
  if (round > 0) return 'no'
  if (play.names.length > 2) return 'yes'
  return offer.some((entry) => entry.seat === play.seat) ? 'second' : 'of-two'
}
