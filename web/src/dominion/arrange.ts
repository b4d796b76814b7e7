/** Where each card of a hand lies: as large as it fits, copies over each other and in rows only if that helps. */
import type { Held } from './cards.svelte'

interface Laid {
  width: number
  height: number
  places: { x: number; y: number }[]
}

interface Room {
  width: number
  height: number
}

const SHAPE = 1.38 // height by width
const TALLEST = 1.75 // the same, where there is height to spare
const GAP = 8
const NARROW = 420 // a hand on a phone: here the gap is half as wide, so that five cards lie side by side
const WIDEST = 320
const NARROWEST = 42
const MOST_ROWS = 4
const WORTH = 1.15 // so much larger must cards be to lie over their copies, or in more rows
const WORTH_HIDING = 1.4 // and so much to hide more of others
const FINGER = 28 // pixels of a card that stay free, at least

/** The part of a card that its next copy leaves free, and another card: that only if cards became too small. */
const COPIES = [[1, 1], [0.75, 1], [0.5, 1], [0.36, 1]]
const OTHERS = [[0.36, 0.75], [0.36, 0.5]]
const SMALL = 52

export function arrange(hand: Held[], room: Room): Laid {
  const fitting = largest(hand, room, COPIES)
  if (fitting && fitting.width >= SMALL) return fitting
  const covering = largest(hand, room, OTHERS, WORTH_HIDING)
  if (fitting && (!covering || covering.width < fitting.width * WORTH)) return fitting
  return covering ?? laid(broken(hand, NARROWEST, OTHERS[OTHERS.length - 1], room), NARROWEST, room)
}

const gapIn = ({ width }: Room): number => (width < NARROW ? GAP / 2 : GAP)

function largest(hand: Held[], room: Room, ways: number[][], worth = WORTH): Laid | null {
  let best: Laid | null = null
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const tallest = (room.height - (rows - 1) * gapIn(room)) / rows
    for (const uncovered of ways) {
      for (let width = Math.min(WIDEST, Math.floor(tallest / SHAPE)); width >= NARROWEST; width -= 2) {
        if (best && width < best.width * worth) break
        const lines = broken(hand, width, uncovered, room)
        if (lines.length > rows) continue
        best = laid(lines, width, room)
        break
      }
    }
  }
  return best
}

/** How far a card is from the one before it. */
function distance(hand: Held[], place: number, width: number, [copy, other]: number[], gap: number): number {
  const part = hand[place].id === hand[place - 1].id ? copy : other
  return part < 1 ? Math.max(FINGER, Math.round(width * part)) : width + gap
}

/** The distances of the cards in each row. */
function broken(hand: Held[], width: number, uncovered: number[], room: Room): number[][] {
  const gap = gapIn(room)
  const rows: number[][] = []
  let x = 0
  for (let place = 0; place < hand.length; place++) {
    const next = place === 0 ? 0 : x + distance(hand, place, width, uncovered, gap)
    const fits = rows.length > 0 && next + width <= room.width
    x = fits ? next : 0
    if (fits) rows[rows.length - 1].push(x)
    else rows.push([0])
  }
  return rows
}

function laid(rows: number[][], width: number, room: Room): Laid {
  const gap = gapIn(room)
  const most = (room.height - (rows.length - 1) * gap) / rows.length
  const height = Math.round(Math.max(width * SHAPE, Math.min(most, width * TALLEST)))
  const top = Math.max(0, (room.height - rows.length * height - (rows.length - 1) * gap) / 2)
  const places = rows.flatMap((row, number) => {
    const left = Math.max(0, (room.width - row[row.length - 1] - width) / 2)
    return row.map((x) => ({ x: Math.round(left + x), y: Math.round(top + number * (height + gap)) }))
  })
  return { width, height, places }
}
