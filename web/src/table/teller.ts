/** The whole log while it grows: what was told of turns that are over is not worded again, however long the game is. */
import { tilesNow } from '../dominoes/tiles.svelte'
import { catalogue } from '../lib/language.svelte'
import type { Event } from '../wire'
import type { Play } from './play'
import { type LogLine, tell } from './telling'

export class Teller {
  private told: LogLine[] = []
  private until = 0 // events that are told for good
  private next: Event | undefined // the first after them: the heading of a turn or a round, with which nothing is joined
  private by: unknown[] = [] // what words depend on, besides the events

  tell(play: Play): LogLine[] {
    const { events } = play
    const by = [catalogue(), tilesNow(), play.seat, ...play.names]
    if (events[this.until] !== this.next || by.some((one, at) => one !== this.by[at])) {
      this.told = []
      this.until = 0
    }
    this.by = by
    const last = events.findLastIndex((event) => event.heading)
    if (last > this.until) {
      this.told = [...this.told, ...tell(play, events.slice(this.until, last))]
      this.until = last
    }
    this.next = events[this.until]
    return [...this.told, ...tell(play, events.slice(this.until))]
  }
}
