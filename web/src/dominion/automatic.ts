/** Choices that the page makes for its player, as they have set it. Each closes its question, so none repeats. */
import { device } from '../lib/device.svelte'
import type { Play } from '../table/play'
import { worthBuying } from './questions'

export function automaticChoice(play: Play): string | null {
  const decision = play.decision
  if (!decision) return null
  const { prompt, options } = decision
  if (device.playTreasures && prompt === 'treasure' && options.includes('play:treasures')) return 'play:treasures'
  if (device.endTurn && prompt === 'buy' && options.includes('done') && !worthBuying(options)) return 'done'
  // once revealed, Moat is not offered again for the same Attack
  if (device.showMoat && prompt === 'react') {
    if (options.includes('reveal:moat')) return 'reveal:moat'
    if (options.length === 1) return options[0]
  }
  return null
}
