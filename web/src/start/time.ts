/** How long a choice may take, in words. */
import { say } from '../lib/words'

export const SECONDS = [30, 60, 120, 300, 3600, 86400]

export function timeWords(seconds: number): string {
  if (seconds % 3600 === 0) return say('new-time-hours', { n: seconds / 3600 })
  if (seconds % 60 === 0) return say('new-time-minutes', { n: seconds / 60 })
  return say('new-time-seconds', { n: seconds })
}
