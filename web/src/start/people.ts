/** What people and bots are called before they have chosen a name. */
import { device } from '../lib/device.svelte'
import { say } from '../lib/words'

export const LONGEST_NAME = 24

let guest = ''

/** A name for a person who has not given one: the same as long as the page is open. */
export function suggestedName(): string {
  const friendly = say('guest-names').split(', ')
  guest ||= friendly[Math.floor(Math.random() * friendly.length)]
  return guest
}

/** Without what cannot be seen: control characters and marks of direction, which the server refuses. */
export const cleaned = (name: string): string => name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim()

/** The name of this device's owner, kept from now on. */
export function ownName(): string {
  device.name = cleaned(device.name) || suggestedName()
  return device.name
}
