/** Names in the order of a language. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { alphabetically } from '../src/lib/alphabet.ts'

const namesIn = (folder: string): string[] => readFileSync(`${import.meta.dirname}/../../src/crownlands/locale/${folder}/cards.ftl`, 'utf8')
  .match(/(?<=^card-\w+ = ).+/gm)!

test('English cards come in the order that the rules of the language give', () => {
  const names = namesIn('en')
  assert.ok(names.length > 170)
  assert.deepEqual([...names].sort(alphabetically('en')), [...names].sort((a, b) => a.localeCompare(b, 'en')))
})

test('other languages have letters of their own', () => {
  assert.deepEqual(['Dům', 'Chata', 'Hrad', 'Čáp', 'Cech'].sort(alphabetically('cs')), ['Cech', 'Čáp', 'Dům', 'Hrad', 'Chata'])
  assert.deepEqual(['Zamek', 'Łaźnia', 'Las', 'Młyn'].sort(alphabetically('pl')), ['Las', 'Łaźnia', 'Młyn', 'Zamek'])
})
