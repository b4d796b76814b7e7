/** The opponents for people: each has a level, a name and a face. */
import { has, say } from '../lib/words'
import { LEVELS } from './tables'

export const isLevel = (bot: string): boolean => LEVELS.includes(bot)

/** How strong a bot is, where that is known. */
export const levelName = (bot: string): string => (has(`level-${bot}`) ? say(`level-${bot}`) : '')
