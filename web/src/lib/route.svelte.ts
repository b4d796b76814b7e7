/** Where we are: the address of the page, without reloading it. */

export const route = $state({ path: location.pathname, query: location.search })

function read(): void {
  route.path = location.pathname
  route.query = location.search
}

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  read()
  if (!replace) scrollTo(0, 0)
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
