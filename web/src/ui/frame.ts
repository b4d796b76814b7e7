/** When a frame with all that has changed so far has been painted. Where nothing is painted (a hidden tab), after a moment. */
const LONGEST = 1000 // more than a slow device takes for a frame

export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST)
  })
