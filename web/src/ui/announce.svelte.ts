/** Sentences for screen readers: what others did, and what is asked now. App.svelte holds the live region. */
import { untrack } from 'svelte'

export const announced = $state<{ text: string }>({ text: '' })

export function announce(text: string): void {
  announced.text = text === untrack(() => announced.text) ? `${text}\u00a0` : text
}
