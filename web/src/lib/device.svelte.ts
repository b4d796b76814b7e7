/** What this device remembers: names, looks, habits, and the tables it has been at. */

/** A table that was visited. `seats`: those that this device holds there; none if it only watched. */
export interface Visited {
  id: string
  game: string
  names: string[]
  seats: number[]
  at: number
  over: boolean
  heard?: number // the last line of its chat that was on the screen
}

const KEY = 'crownlands'
const MOST_VISITED = 40

const initial = {
  name: '',
  level: 'beginner', // of the opponent that was last chosen
  boxes: ['base2e'], // from which “Play now” deals
  dealt: false, // the first game has been played: from now on chance chooses the kingdom
  language: '', // that was chosen; else it is the browser's
  theme: 'system' as 'system' | 'light' | 'dark',
  sound: false,
  vibrate: true, // on a phone, when it is one's turn
  notify: false, // in another tab, when it is one's turn
  countPoints: false, // Dominion: points of everybody while playing, as far as they can be counted
  liveScores: true, // dominoes: points of every kingdom while playing
  pace: 'normal' as 'calm' | 'normal' | 'fast' | 'at_once', // at which what the others do is seen
  // what the page does for its player, in mid-game as well
  playTreasures: false, // all Treasures at once, as soon as no Action can be played
  endTurn: false, // when nothing but Coppers and Curses can be bought
  showMoat: true, // whenever it protects
  askForced: false, // also where there is only one choice, which otherwise makes itself
  confirmEnd: true, // ask before a turn ends with useful coins left
  hints: true, // explain the first game
  seenHints: [] as string[],
  lesson: { table: '', told: [] as string[] }, // the last one, and what of it was told
  visited: [] as Visited[],
  made: [] as string[], // tables that were made here: their maker may seat bots
}

function load(): typeof initial {
  try {
    return { ...initial, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { ...initial }
  }
}

/** Kept whenever it changes: assign to its fields. */
export const device = $state(load())

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(device)
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // a full or forbidden store: the page works, it only forgets
    }
  })
  $effect(() => {
    if (device.theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = device.theme
  })
})

export function remember(table: Visited): void {
  device.visited = [table, ...device.visited.filter((one) => one.id !== table.id)].slice(0, MOST_VISITED)
}

export function forget(id: string): void {
  device.visited = device.visited.filter((one) => one.id !== id)
}
