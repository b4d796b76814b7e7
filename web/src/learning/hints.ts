/** What a first game explains, and when: from what lies on the table to the hints that fit, the most urgent first. */
import { rules } from '../dominion/cards.svelte'
import { wordless } from '../dominion/fit.svelte'
import { cardInPlay } from '../dominion/questions'
import { sheetOf } from '../dominoes/sheet'
import type { Play } from '../table/play'
import type { DominionView } from '../wire'

export interface Chapter {
  game: string
  chapter: number
}

/** Where the rules say more. */
const CHAPTERS: Record<string, [game: string, chapter: number]> = {
  'dominion-welcome': ['dominion', 1],
  'dominion-action': ['dominion', 4],
  'dominion-treasure': ['dominion', 5],
  'dominion-buy': ['dominion', 5],
  'dominion-choose_cards': ['dominion', 6],
  'dominion-clean_up': ['dominion', 7],
  'dominion-read': ['dominion', 3],
  'dominion-shuffle': ['dominion', 7],
  'dominion-attack': ['dominion', 8],
  'dominion-react': ['dominion', 8],
  'dominion-empty_pile': ['dominion', 9],
  'dominion-end_near': ['dominion', 9],
  'dominoes-welcome': ['kingdomino', 1],
  'dominoes-place': ['kingdomino', 3],
  'dominoes-rotate': ['kingdomino', 3],
  'dominoes-discard': ['kingdomino', 3],
  'dominoes-claim': ['kingdomino', 4],
  'dominoes-order': ['kingdomino', 5],
  'dominoes-last_round': ['kingdomino', 5],
  'dominoes-scoring': ['kingdomino', 7],
  'dominoes-tax': ['queendomino', 4],
  'dominoes-reserve': ['queendomino', 4],
  'dominoes-build': ['queendomino', 5],
  'dominoes-queen': ['queendomino', 7],
  'dominoes-dragon': ['queendomino', 8],
}

export function chapterOf(hint: string): Chapter {
  const [game, chapter] = CHAPTERS[hint]
  return { game, chapter }
}

/** The hint to show now; null: there is nothing new to explain. */
export function hintFor(play: Play, seen: string[]): string | null {
  if (play.seat === null || play.replaying || play.view.result) return null
  const fitting = play.view.game === 'dominion' ? dominion(play, play.view, play.seat) : dominoes(play, play.seat)
  return fitting.find((hint) => !seen.includes(hint)) ?? null
}

function dominion(play: Play, view: DominionView, seat: number): string[] {
  const { asked } = play
  const prompt = asked?.prompt
  const me = view.players[seat]
  const found: [boolean, string][] = [
    [prompt === 'react', 'react'],
    [asked !== null && view.turn?.seat !== seat && rules.attacks.includes(cardInPlay(play) ?? ''), 'attack'],
    [(asked?.picks ?? 1) > 1, 'choose_cards'],
    [me.turns === 0, 'welcome'],
    [asked !== null && matchMedia('(hover: none)').matches && wordless.found, 'read'],
    [endIsNear(view), 'end_near'],
    [emptyPiles(view) > 0, 'empty_pile'],
    [play.events.some((event) => event.event === 'shuffle' && event.seat === seat && event.step > 0), 'shuffle'],
    [me.turns > 0 && view.turn?.seat !== seat, 'clean_up'],
    [prompt === 'action' && offers(play, 'play:'), 'action'],
    [prompt === 'treasure' && offers(play, 'play:'), 'treasure'],
    [prompt === 'buy' && offers(play, 'buy:'), 'buy'],
  ]
  return found.filter(([fits]) => fits).map(([, hint]) => `dominion-${hint}`)
}

function dominoes(play: Play, seat: number): string[] {
  const view = play.view as Exclude<Play['view'], DominionView>
  const prompt = play.asked?.prompt
  const kingdom = view.kingdoms.find((one) => one.seats.includes(seat))!
  const crowned = Object.values(sheetOf(kingdom).territories).flat().some(([squares, crowns]) => squares > 1 && crowns > 0)
  const found: [boolean, string][] = [
    [prompt === 'place' && !offers(play, 'place:'), 'discard'],
    [view.round === 0, 'welcome'],
    [prompt === 'claim', 'claim'],
    [prompt === 'claim' && view.round > 0, 'order'],
    [prompt === 'place' && offers(play, 'place:'), 'place'],
    [prompt === 'place' && offers(play, 'place:'), 'rotate'],
    [prompt === 'tax', 'tax'],
    [prompt === 'tax' && (kingdom.reserve ?? 0) > 1, 'reserve'],
    [prompt === 'build', 'build'],
    [prompt === 'burn', 'dragon'],
    [view.queen !== undefined && view.queen !== null, 'queen'],
    [crowned, 'scoring'],
    [view.round === view.rounds, 'last_round'],
  ]
  return found.filter(([fits]) => fits).map(([, hint]) => `dominoes-${hint}`)
}

const offers = (play: Play, verb: string): boolean => play.asked?.options.some((option) => option.startsWith(verb)) ?? false

const emptyPiles = (view: DominionView): number => Object.values(view.supply).filter((count) => count === 0).length

/** Few Provinces, or one pile less than it takes. */
function endIsNear(view: DominionView): boolean {
  const enough = view.players.length > 4 ? 4 : 3
  return view.supply.province <= 3 || emptyPiles(view) >= enough - 1
}
