/** The lessons: which note comes when, in the order in which they are told. The deals are the server's (`server/lessons.py`). */
import { tilesNow } from '../dominoes/tiles.svelte'
import { halves } from '../dominoes/kingdom'
import { sheetOf } from '../dominoes/sheet'
import type { LessonName } from '../lib/api'
import type { Play } from '../table/play'
import type { DominionView } from '../wire'

export interface Note {
  /** Its words are `lesson-` and this. */
  id: string
  fits: (play: Play) => boolean
  /** The option that it speaks of. */
  lights?: (play: Play) => string | null
}

/** The note to show now; null: there is nothing to say at this moment. */
export function noteFor(play: Play, told: string[]): Note | null {
  const fitting = notesOf(play.facts.game).filter((note) => !told.includes(note.id))
  if (play.asked?.options.length === 1) return null // it makes itself
  return (play.facts.status === 'over' ? fitting.find(({ id }) => id === OVER) : fitting.find((note) => note.fits(play))) ?? null
}

export const notesOf = (game: string): Note[] => NOTES[game as LessonName] ?? []

const OVER = 'over'
const over: Note = { id: OVER, fits: () => false }

const offers = (play: Play, option: string): boolean => play.asked?.options.some((one) => one.startsWith(option)) ?? false
const lit = (option: string) => (play: Play): string | null => (play.asked?.options.includes(option) ? option : null)

// ---- Dominion
const cards = (play: Play): DominionView => play.view as DominionView
const turns = (play: Play): number => cards(play).players[play.seat ?? 0].turns
/** What is asked in the own turn, of which number, from 0. */
const asks = (play: Play, prompt: string, turn: number): boolean =>
  play.asked?.prompt === prompt && cards(play).turn?.seat === play.seat && turns(play) >= turn
const own = (play: Play, turn: number): boolean => play.asked !== null && cards(play).turn?.seat === play.seat && turns(play) >= turn

const dominion: Note[] = [
  { id: 'dominion-aim', fits: (play) => own(play, 0) },
  { id: 'dominion-hand', fits: (play) => offers(play, 'play:village'), lights: lit('play:village') },
  { id: 'dominion-action', fits: (play) => offers(play, 'play:smithy'), lights: lit('play:smithy') },
  { id: 'dominion-treasure', fits: (play) => asks(play, 'treasure', 0), lights: lit('play:treasures') },
  { id: 'dominion-buy', fits: (play) => asks(play, 'buy', 0) && offers(play, 'buy:gold'), lights: lit('buy:gold') },
  { id: 'dominion-attack', fits: (play) => play.asked !== null && cards(play).turn?.seat !== play.seat },
  { id: 'dominion-clean_up', fits: (play) => own(play, 1) },
  { id: 'dominion-read', fits: (play) => asks(play, 'buy', 1) },
  { id: 'dominion-shuffle', fits: (play) => own(play, 2) },
  { id: 'dominion-province', fits: (play) => asks(play, 'buy', 0) && offers(play, 'buy:province'), lights: lit('buy:province') },
  { id: 'dominion-choices', fits: (play) => asks(play, 'buy', 2) },
  { id: 'dominion-advice', fits: (play) => own(play, 3) },
  { id: 'dominion-end', fits: (play) => own(play, 3) && cards(play).supply.province <= 2 },
  over,
]

// ---- dominoes
type LandView = Exclude<Play['view'], DominionView>
const land = (play: Play): LandView => play.view as LandView
const asked = (play: Play, prompt: string, round = 0): boolean => play.asked?.prompt === prompt && land(play).round >= round
const kingdom = (play: Play): LandView['kingdoms'][number] => land(play).kingdoms.find((one) => one.seats.includes(play.seat ?? 0))!
const placed = (play: Play, n: number): boolean => play.asked !== null && kingdom(play).dominoes.length >= n

/** Whether a territory has crowns and more than one square. */
const scores = (play: Play): boolean =>
  Object.values(sheetOf(kingdom(play)).territories).flat().some(([squares, crowns]) => squares > 1 && crowns > 0)

/** The free domino with the most crowns. */
function crowned(play: Play): string | null {
  const tiles = tilesNow()
  if (!tiles) return null
  const free = land(play).offer.filter((one) => one.seat === null)
  const crowns = free.map((one) => halves(tiles, one).reduce((sum, square) => sum + square.crowns, 0))
  const best = free[crowns.indexOf(Math.max(...crowns))]
  return best ? lit(`claim:${best.domino}`)(play) : null
}

const claiming: Note = { id: 'dominoes-claim', fits: (play) => asked(play, 'claim'), lights: crowned }
const second: Note = { id: 'dominoes-second', fits: (play) => asked(play, 'claim') && land(play).round === 0 }
const placing: Note[] = [
  { id: 'dominoes-place', fits: (play) => offers(play, 'place:') },
  { id: 'dominoes-rotate', fits: (play) => offers(play, 'place:') },
]
const growing: Note[] = [
  { id: 'dominoes-order', fits: (play) => asked(play, 'claim', 1) },
  { id: 'dominoes-territory', fits: (play) => placed(play, 2) && scores(play) },
  { id: 'dominoes-limit', fits: (play) => offers(play, 'place:') && placed(play, 3) },
  { id: 'dominoes-others', fits: (play) => asked(play, 'claim', 3) },
  { id: 'dominoes-lost', fits: (play) => asked(play, 'place') && !offers(play, 'place:') },
  { id: 'dominoes-last', fits: (play) => play.asked !== null && land(play).round === land(play).rounds },
]

const kingdomino: Note[] = [
  { id: 'kingdomino-aim', fits: (play) => play.asked !== null }, claiming, second, ...placing, ...growing, over,
]

const town: Note[] = [
  { id: 'queendomino-tax', fits: (play) => asked(play, 'tax') },
  { id: 'queendomino-build', fits: (play) => asked(play, 'build') },
  { id: 'queendomino-towers', fits: (play) => asked(play, 'build') && placed(play, 3) },
  { id: 'queendomino-dragon', fits: (play) => asked(play, 'burn') },
  { id: 'queendomino-queen', fits: (play) => play.asked !== null && typeof land(play).queen === 'number' },
]

const queendomino: Note[] = [
  { id: 'queendomino-aim', fits: (play) => play.asked !== null }, claiming, second, ...placing, ...town, ...growing, over,
]

const royal_wedding: Note[] = [
  { id: 'royal_wedding-aim', fits: (play) => play.asked !== null },
  { id: 'royal_wedding-boxes', fits: (play) => asked(play, 'claim') },
  claiming,
  ...placing,
  { id: 'royal_wedding-team', fits: (play) => asked(play, 'claim', 1) },
  ...town,
  { id: 'royal_wedding-left', fits: (play) => asked(play, 'claim', 2) },
  ...growing,
  { id: 'royal_wedding-alone', fits: (play) => asked(play, 'claim', 6) },
  over,
]

const NOTES: Record<LessonName, Note[]> = { dominion, kingdomino, queendomino, royal_wedding }
