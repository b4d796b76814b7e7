/** How large the inside of an element is, told whenever that changes. The browser tells it after it has laid out the page,
 * while `bind:clientWidth` asks at once, and so has the page laid out once more than needed. */
export const sized = (tell: (width: number, height: number) => void) => (element: HTMLElement) => {
  const observer = new ResizeObserver(([{ contentRect: inside }]) => tell(Math.round(inside.width), Math.round(inside.height)))
  observer.observe(element)
  return () => observer.disconnect()
}
