/** What lies over the page, windows and drawers: going back closes the topmost instead of leaving the page, and when all
    are closed the focus is where it was before. */
const open: (() => void)[] = []
let before: Element | null = null
let leaving = false // the way back after the last was closed takes a moment

/** Something was laid over the page. The answer is to be called when it is gone, however it was closed. */
export function layOver(close: () => void): () => void {
  if (open.length === 0) {
    if (document.activeElement !== document.body) before = document.activeElement
    if (!history.state?.over) history.pushState({ over: true }, '')
  }
  open.push(close)
  return () => {
    const place = open.indexOf(close)
    if (place >= 0) open.splice(place, 1)
    setTimeout(allClosed) // one window may follow another
  }
}

function allClosed(): void {
  if (open.length) return
  if (history.state?.over && !leaving) {
    leaving = true
    history.back()
  }
  if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
}

addEventListener('popstate', () => {
  const close = leaving ? undefined : open.pop()
  leaving = false
  if (open.length) history.pushState({ over: true }, '')
  close?.()
})
