/** Requests to the server. An error carries its words for the person. */
import type {
  AnyView, BeginLesson, Book, BotFacts, CardFacts, DayDeal, Event, Fork, GameFacts, HouseFacts, Import, Join, LobbyTable, Moving, NewTable,
  PlayerPage, Points, Rematch, Replay, ReviewFacts, Seated, StudyAnswer, TableFacts, Tiles, Wish,
} from '../wire'
import { firstWords, inEnglish, language } from './language.svelte'
import { refusal, say } from './words'

export class Refused extends Error {
  constructor(readonly status: number, message: string) {
    super(message)
  }
}

async function ask<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  let answer: Response
  try {
    const headers = { 'Accept-Language': language() } // what is wrong with a kingdom or a record is told in it
    answer = await fetch(path, body === undefined ? { headers } : {
      method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    })
  } catch {
    await firstWords
    throw new Refused(0, say('error-server-away'))
  }
  const data = await answer.json().catch(() => ({ error: '' }))
  if (answer.ok) return data as T
  await firstWords
  throw new Refused(answer.status, refusal(data) || inWords(answer.status) || data.told || inEnglish(data.error) || say('error-unknown'))
}

/** What is wrong whatever was asked for. */
function inWords(status: number): string {
  if (status === 404) return say('error-missing')
  if (status === 413) return say('error-too-big')
  return status === 429 ? say('error-too-fast') : ''
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const listTables = (status: 'open' | 'over' = 'open'): Promise<LobbyTable[]> =>
  ask(status === 'over' ? '/api/tables?over=true' : '/api/tables')
export const getTable = (id: string): Promise<TableFacts> => ask(table(id))
export const ownSeats = (id: string): Promise<number[]> => ask(`${table(id)}/seats`)
/** Those that wait for this device: it left them, or a bot plays on there for its player. */
export const keptSeats = (id: string): Promise<number[]> => ask(`${table(id)}/seats/kept`)
export const newTable = (wish: NewTable): Promise<Seated> => ask('/api/tables', wish)
export const join = (id: string, wish: Join): Promise<Seated> => ask(`${table(id)}/join`, wish)
export const seatBot = (id: string, seat: number, bot: string): Promise<TableFacts> =>
  ask(`${table(id)}/seats/${seat}/bot`, { bot })
export const rematch = (id: string, wish: Rematch): Promise<Seated> => ask(`${table(id)}/rematch`, wish)
export const getReplay = (id: string): Promise<Replay> => ask(`${table(id)}/replay`)
/** What an expert thinks of a seat's decisions: begin it, see how far it is, do not wait for it any more. */
export const askReview = (id: string, seat: number): Promise<ReviewFacts> => ask(`${table(id)}/review`, { seat })
export const getReview = (id: string, seat: number): Promise<ReviewFacts> => ask(`${table(id)}/review/${seat}`)
export const cancelReview = (id: string, seat: number): Promise<unknown> => ask(`${table(id)}/review/${seat}`, {}, 'DELETE')
/** Everything that happened in a finished game, with all cards open. */
export const getEvents = (id: string): Promise<Event[]> => ask(`${table(id)}/events`)
/** What lay on the table after `first` choices and each of the next, with all hands open. */
export const getViews = (id: string, first: number, count: number): Promise<AnyView[]> =>
  ask(`${table(id)}/views/${first}?count=${count}`)
export const getPoints = (id: string): Promise<Points> => ask(`${table(id)}/points`)
export const fork = (id: string, wish: Fork): Promise<Seated> => ask(`${table(id)}/fork`, wish)
/** The names of all cards in every language, by their ids. */
export const getNames = (): Promise<Record<string, string[]>> => ask('/api/names')
export const importRecord = (wish: Import): Promise<Seated> => ask('/api/import', wish)

/** The deals of the day with everybody's results; and a table for one of them. */
export const getToday = (): Promise<DayDeal[]> => ask('/api/today')
export const playToday = (kind: DayDeal['kind'], name: string): Promise<Seated> => ask('/api/today', { kind, name })

export type LessonName = BeginLesson['lesson']

/** Sit down at the table of a lesson. */
export const beginLesson = (lesson: LessonName, name: string): Promise<Seated> => ask('/api/lessons', { lesson, name })

/** The own book of games; a code for another device; share that of another; delete it. */
export const getBook = (): Promise<Book> => ask('/api/me')
export const bookCode = (): Promise<Moving> => ask('/api/me/code', {})
export const joinBook = (code: string): Promise<Book> => ask('/api/me/join', { code })
/** Who may see it, and whether games with people count; what others show of theirs. */
export const wishInBook = (wish: Wish): Promise<Book> => ask('/api/me/wishes', wish)
export const getPlayers = (): Promise<string[]> => ask('/api/players')
export const getPlayer = (name: string): Promise<PlayerPage> => ask(`/api/players/${encodeURIComponent(name)}`)
export const forgetBook = (): Promise<Book> => ask('/api/me', {}, 'DELETE')

/** What wins a kingdom; the query names it as a link to a new table does. The lab may ask to be asked again. */
export const getStudy = (query: string): Promise<StudyAnswer> => ask(`/api/study?${query}`)

// ---- what never changes while the page is open is asked for once
function once<T>(path: string): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= ask<T>(path).catch((error) => {
      asked = undefined
      throw error
    })
    return asked
  }
}

const PAUSE = 2000

/** For what a table cannot do without: while the server is away it is asked for again and again. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 0) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

export const getHouse = once<HouseFacts>('/api/house')
export const getGames = once<GameFacts[]>('/api/games')
export const getBots = once<BotFacts[]>('/api/bots')
export const getCards = once<CardFacts[]>('/api/cards')
export const getTiles = once<Tiles>('/api/tiles')
