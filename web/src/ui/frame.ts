/** When all that has changed so far is on the screen: a frame that begins now is drawn, while the next one begins, and shown
 * before the one after that. Where nothing is painted (a hidden tab), after a moment. */
const FRAMES = 3
const LONGEST = 1000 // more than a slow device takes for them

export const shown = (): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): void => {
      if (left) requestAnimationFrame(() => next(left - 1))
      else resolve()
    }
    next(FRAMES)
    setTimeout(resolve, LONGEST)
  })
