/** Messages that are read when they are first said are the same as if all were read at once. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { Catalogue } from '../src/lib/catalogue.ts'

const FOLDER = `${import.meta.dirname}/../../src/crownlands/locale`
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl'))

test('every message of every catalogue', () => {
  assert.ok(files.length > 40)
  for (const name of files) {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8')
    const whole = new FluentBundle('en')
    assert.deepEqual(whole.addResource(new FluentResource(text)), [], name)
    const ids = new FluentResource(text).body.map(({ id }) => id)
    assert.ok(ids.length > 0)
    const read = new Catalogue('en')
    read.add(text)
    for (const id of ids) assert.deepEqual(read.getMessage(id), whole.getMessage(id), `${name}: ${id}`)
  }
})

test('what comes later replaces what came before, whether that has been said or not', () => {
  const read = new Catalogue('en')
  read.add('card = Thief\nother = Spy\n')
  assert.equal(read.getMessage('card')?.value, 'Thief')
  read.add('card = Bandit\nother = Scout\n')
  assert.equal(read.getMessage('card')?.value, 'Bandit')
  assert.equal(read.getMessage('other')?.value, 'Scout')
})

test('there is no message that nobody wrote', () => {
  const read = new Catalogue('en')
  read.add('# about cards\ncard = Thief\n    .short = T\n')
  assert.deepEqual(['card', '.short', 'short', '', 'about'].map((id) => read.hasMessage(id)), [true, false, false, false, false])
})
