/** Where a game turned: from which turn or round on the winners were ahead for good. */

export interface Turning {
  /** How the lead was taken: never given up, taken once and kept, or only by the last turn. */
  kind: 'always' | 'ahead' | 'last'
  /** The place in the list of points after which the winners were ahead. */
  at: number
}

/** By turn, the points of each seat, the beginning first. Nothing to tell where the points did not decide. */
export function turningPoint(points: number[][], winners: number[]): Turning | null {
  const others = points[0]?.map((_, seat) => seat).filter((seat) => !winners.includes(seat)) ?? []
  if (!winners.length || !others.length || points.length < 3) return null
  const ahead = points.map((turn) =>
    Math.max(...winners.map((seat) => turn[seat])) > Math.max(...others.map((seat) => turn[seat])))
  if (!ahead.at(-1)) return null
  const behind = points.map((turn) =>
    Math.max(...winners.map((seat) => turn[seat])) < Math.max(...others.map((seat) => turn[seat])))
  const at = ahead.lastIndexOf(false) + 1
  if (at === points.length - 1) return { kind: 'last', at }
  return { kind: behind.includes(true) ? 'ahead' : 'always', at }
}

/** The seat whose gap to the best other grew most in one turn, and when: the best turn of the game. */
export function bestTurn(points: number[][]): { seat: number; at: number; gained: number } | null {
  let best: { seat: number; at: number; gained: number } | null = null
  for (const [at, turn] of points.entries())
    for (const [seat, now] of turn.entries()) {
      const gained = at ? now - points[at - 1][seat] : 0
      if (gained > (best?.gained ?? 0)) best = { seat, at, gained }
    }
  return best
}
