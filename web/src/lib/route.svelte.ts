/** Where we are: the address of the page, without reloading it. The history remembers how far each page was scrolled. */

export const route = $state({ path: location.pathname, query: location.search })

function read(): void {
  route.path = location.pathname
  route.query = location.search
}

export function go(address: string, replace = false): void {
  if (replace) {
    history.replaceState(history.state, '', address)
    read()
    return
  }
  if (history.state?.over) {
    history.replaceState(null, '', address) // what lay over the page is gone with it
  } else {
    history.replaceState({ scrolled: scrollY }, '')
    history.pushState(null, '', address)
  }
  read()
  scrollTo(0, 0)
}

/** When a page is on the screen again: to where it was left. */
export function scrollBack(): void {
  const scrolled = history.state?.scrolled
  if (scrolled) scrollTo(0, scrolled)
}

addEventListener('popstate', read)

/** Links within the page do not load it again. */
addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a')
  const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plainClick || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema')) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})
