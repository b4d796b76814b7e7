/** Dragging with the mouse or a finger. A tap stays a click. */
import type { Attachment } from 'svelte/attachments'

const FINGER = 56 // pixels: a finger does not hide what it carries
const STILL = 6 // pixels a tap may move

interface Drag {
  /** Whether it can be dragged now; if not said, always. */
  may?: () => boolean
  /** To a point of the window. */
  move: (x: number, y: number) => void
  drop: () => void
  /** The browser took the pointer away. */
  cancel: () => void
}

/** For an element that can be dragged. */
export function dragged({ may, move, drop, cancel }: Drag): Attachment<HTMLElement> {
  return (element) => {
    const over = new AbortController()
    let start: { x: number; y: number; lift: number } | null = null
    let moved = false // until the click that ends it

    function down(event: PointerEvent): void {
      moved = false
      if (event.button !== 0 || may?.() === false) return
      element.setPointerCapture(event.pointerId)
      start = { x: event.clientX, y: event.clientY, lift: event.pointerType === 'mouse' ? 0 : FINGER }
    }

    function on(event: PointerEvent): void {
      if (!start) return
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) moved = true
      if (moved) move(event.clientX, event.clientY - start.lift)
    }

    function end(done: () => void): void {
      start = null
      if (moved) done()
    }

    function click(event: MouseEvent): void {
      if (moved && event.detail > 0) event.stopPropagation()
      moved = false
    }

    const how = { signal: over.signal }
    element.addEventListener('pointerdown', down, how)
    element.addEventListener('pointermove', on, how)
    element.addEventListener('pointerup', () => end(drop), how)
    element.addEventListener('pointercancel', () => end(cancel), how)
    element.addEventListener('click', click, how)
    return () => over.abort()
  }
}
