import { mount } from 'svelte'
import App from './App.svelte'
import './letters.css'
import './app.css'
import { speak, wanted } from './lib/language.svelte'
import { pageAt } from './pages'

const PAUSE = 2000
const SOON = 400 // so long the page waits for what it shows: to build it without that, and then again, takes longer

const pause = (milliseconds: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What the page consists of, and what it shows, comes while its words are on their way. The parts of the page wait for this
 * file to end: nothing is awaited outside of the function. */
async function start(): Promise<void> {
  const first = pageAt(location.pathname)
  const there = Promise.all([first?.load(), first?.prepare?.(first.params)]).catch(() => undefined)
  while (!(await speak(wanted()).then(() => true, () => false))) await pause(PAUSE)
  await Promise.race([there, pause(SOON)])
  mount(App, { target: document.getElementById('app')! })
  // what the page is kept by can wait until it is there
  setTimeout(() => navigator.serviceWorker?.register('/worker.js').catch(() => undefined), PAUSE)
}

start()
