import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { device } from './lib/device.svelte'
import { loadWords } from './lib/words'

await loadWords(device.language)
mount(App, { target: document.getElementById('app')! })
