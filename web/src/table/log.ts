/** A line of the log: a sentence with marked card names, or the heading of a turn. */
export interface LogLine {
  text: string
  heading: boolean
  seat: number
  step: number
}
