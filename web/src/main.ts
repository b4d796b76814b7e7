import { mount } from 'svelte'
import App from './App.svelte'
import './letters.css'
import './app.css'
import { device } from './lib/device.svelte'
import { loadWords } from './lib/words'
import { pageAt } from './pages'

const PAUSE = 2000

// what the page consists of comes while its words are on their way
pageAt(location.pathname)?.load().catch(() => undefined)

while (!(await loadWords(device.language).then(() => true, () => false))) {
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
}
if ('serviceWorker' in navigator) navigator.serviceWorker.register('/worker.js').catch(() => undefined)
mount(App, { target: document.getElementById('app')! })
