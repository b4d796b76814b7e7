/** Sentences for screen readers: what others did, and what is asked now. App.svelte holds the live region. */

export const announced = $state<{ text: string }>({ text: '' })

const SOON = 60 // what is said at the same time is one text: the next would drown it
let sentences: string[] = []

export function announce(text: string): void {
  if (sentences.length === 0) setTimeout(speak, SOON)
  sentences.push(text)
}

function speak(): void {
  const text = sentences.join(' ')
  sentences = []
  announced.text = text === announced.text ? `${text}\u00a0` : text
}
