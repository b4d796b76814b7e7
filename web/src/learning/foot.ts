/** How much of the screen's foot the prompt takes, and what lies below it; nothing where it is not at the foot. */
export function watchFoot(tell: (height: number) => void): () => void {
  const main = document.querySelector('main')
  const prompt = (): Element | null | undefined => main?.querySelector('.prompt')
  const resized = new ResizeObserver(() => {
    const top = prompt()?.getBoundingClientRect().top ?? 0
    tell(top > innerHeight / 2 ? innerHeight - top : 0)
  })
  const watch = (): void => {
    for (const one of [main, prompt()]) if (one) resized.observe(one)
  }
  // a table may be laid only after its tiles have come
  const arrived = new MutationObserver(watch)
  if (main) arrived.observe(main, { childList: true })
  watch()
  return () => {
    resized.disconnect()
    arrived.disconnect()
  }
}
