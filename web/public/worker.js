/** Keeps the files of the page, so that it opens at once, and also while the server is away: then it says so itself. */
const KEPT = 'crownlands-1'
const MOST = 250 // files; names change with what is in them, so that old ones gather

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  else if (request.mode === 'navigate') event.respondWith(freshFirst(request, '/'))
  else if (pathname.startsWith('/api/words/') || pathname === '/favicon.svg') event.respondWith(freshFirst(request, pathname))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then((pages) => {
    const page = pages.find((one) => new URL(one.url).pathname === event.notification.data) ?? pages[0]
    return page ? page.focus() : self.clients.openWindow(event.notification.data)
  }))
})

async function keptFirst(request) {
  const kept = await caches.open(KEPT)
  const found = await kept.match(request)
  if (found) return found
  const answer = await fetch(request).catch(away)
  if (answer.ok) {
    await kept.put(request, answer.clone())
    const all = await kept.keys()
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) await kept.delete(old)
  }
  return answer
}

/** As it is now; if the server is away, as it was. Every address of the page has the same HTML but for its preview. */
async function freshFirst(request, name) {
  const kept = await caches.open(KEPT)
  try {
    const answer = await fetch(request)
    if (answer.ok) await kept.put(name, answer.clone())
    return answer
  } catch (error) {
    const found = await kept.match(name)
    if (found) return found
    if (request.mode === 'navigate') throw error // the browser has words for it
    return away()
  }
}

/** What is not kept: an answer that says so, and not a failure of the worker. */
const away = () => new Response(null, { status: 504, statusText: 'The server is away' })
