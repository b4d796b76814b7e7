/** The rules of each game, chapter by chapter, as the catalogue has them. */
import { has, prose, say } from '../lib/words'

export const GAMES = ['dominion', 'kingdomino', 'queendomino', 'royal_wedding']

export interface Chapter {
  number: number
  title: string
  picture: string
  paragraphs: string[]
}

export function chapters(game: string): Chapter[] {
  const found: Chapter[] = []
  for (let number = 1; has(`rules-${game}-${number}`); number++) {
    const id = `rules-${game}-${number}`
    found.push({
      number, title: say(id), picture: say(`${id}.picture`), paragraphs: prose(say(`${id}.text`)).split(/\n\s*\n/),
    })
  }
  return found
}
