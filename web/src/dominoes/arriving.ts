/** Dominoes are seen sliding from the line into their kingdom. */
import { prefersReducedMotion } from 'svelte/motion'
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

const places = new Map<string, DOMRect>()

/** Remember where the dominoes of the lines are, before they go. */
export function noteLines(table: HTMLElement | undefined): void {
  places.clear()
  for (const element of table?.querySelectorAll<HTMLElement>('[data-domino]') ?? []) {
    places.set(element.dataset.domino!, element.getBoundingClientRect())
  }
}

/** A transition for a domino in a drawing, named as in the line that it comes from. */
export function arrive(node: SVGGElement, name: string): TransitionConfig {
  const from = places.get(name)
  if (!from || prefersReducedMotion.current) return { duration: 0 }
  const to = node.getBoundingClientRect()
  const scale = to.width / (node.getBBox().width || 1)
  if (!scale) return { duration: 0 }
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale
  return { duration: 220, easing: cubicOut, css: (_t, u) => `transform: translate(${u * x}px, ${u * y}px)` }
}
