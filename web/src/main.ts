import { mount } from 'svelte'
import App from './App.svelte'
import './letters.css'
import './app.css'
import { speak, wanted } from './lib/language.svelte'
import { pageAt } from './pages'

const PAUSE = 2000

// what the page consists of, and what it shows, comes while its words are on their way
const first = pageAt(location.pathname)
first?.load().then(({ prepare }) => prepare?.(first.params)).catch(() => undefined)

while (!(await speak(wanted()).then(() => true, () => false))) {
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
}
mount(App, { target: document.getElementById('app')! })
// what the page is kept by can wait until it is there
setTimeout(() => navigator.serviceWorker?.register('/worker.js').catch(() => undefined), PAUSE)
