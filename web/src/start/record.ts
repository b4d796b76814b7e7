/** A record of a game from a file: looked at if the game is over, else played on. */
import { getTable, importRecord } from '../lib/api'
import { say } from '../lib/words'
import type { NewTable } from '../wire'
import { botName } from '../table/names'
import { cleaned, ownName } from './people'
import { enter, SEATS, USUAL } from './tables'

const TRIES = 40
const PAUSE = 100
const LONGEST_REASON = 110

interface GameRecord {
  game: string
  start: { seats: number }
  steps: unknown[]
  result?: unknown
  players?: { name?: string | null; bot?: string | null }[]
}

/** Open the file as a table and go there. Throws what to tell the person. */
export async function openRecord(file: File): Promise<void> {
  const record = await parse(file)
  const over = record.result !== undefined && record.result !== null
  const seats = Array.from({ length: record.start.seats }, (_, n) =>
    over ? { name: nameIn(record, n) } : n ? { bot: USUAL } : { name: ownName() })
  let seated = await importRecord({ record, seats: seats as NewTable['seats'], hidden: true }).catch((error: Error) => {
    throw new Error(say('replays-import-refused', { name: file.name, why: shortened(error.message) }))
  })
  // the table begins a moment after it was made, and is over at once
  for (let tries = 0; over && seated.table.status === 'open' && tries < TRIES; tries++) {
    await new Promise((go) => setTimeout(go, PAUSE))
    seated = { ...seated, table: await getTable(seated.table.id) }
  }
  enter(seated, true)
}

/** Who played there, if the file tells. */
function nameIn(record: GameRecord, seat: number): string {
  const { name, bot } = record.players?.[seat] ?? {}
  return cleaned(String(name ?? (bot ? botName(bot) : ''))) || say('new-person', { n: seat + 1 })
}

/** What does not fit is said first; the list of what would have fitted is no use here. */
const shortened = (reason: string): string =>
  reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)} …` : reason

async function parse(file: File): Promise<GameRecord & { [k: string]: unknown }> {
  let record: unknown
  try {
    record = JSON.parse(await file.text())
  } catch {
    throw new Error(say('replays-import-not-json', { name: file.name }))
  }
  if (!isRecord(record)) throw new Error(say('replays-import-no-record', { name: file.name }))
  return record
}

function isRecord(data: unknown): data is GameRecord & { [k: string]: unknown } {
  if (typeof data !== 'object' || data === null) return false
  const { game, start, steps } = data as Partial<GameRecord>
  return typeof game === 'string' && game in SEATS && Array.isArray(steps)
    && Number.isInteger(start?.seats) && start!.seats >= 2 && start!.seats <= 8
}
