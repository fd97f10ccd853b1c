import { expect, test } from 'vitest'
import { startApp } from '../../testing/test-app.ts'
import { structureOf } from './json-body.ts'

const count = (json: string): number => structureOf(Buffer.from(json))

test('the structure of a JSON text is what stands outside its strings', () => {
  expect(count('[1,2,3]')).toBe(7)
  expect(count('{"name":"Ember"}')).toBe(7)
  expect(count(JSON.stringify({ note: 'say "yes" \\ no', more: '\\' }))).toBe(13)
  expect(count(JSON.stringify({ photo: 'A'.repeat(1_000_000) }))).toBe(7)
})

test('a string that never ends, or ends in backslashes, is counted without harm', () => {
  expect(count('"open')).toBe(2)
  expect(count(`"${'\\'.repeat(100_001)}`)).toBe(2)
})

test.each([
  ['numbers in a gallery', `{"name":"Ember","species":"x","photos":[${'1,'.repeat(2_000_000)}1]}`],
  [
    'brackets under an unknown key',
    `{"name":"Ember","species":"x","odd":${'['.repeat(300_000)}${']'.repeat(300_000)}}`,
  ],
  ['short strings', `{"name":"Ember","species":"x","photos":[${'"a",'.repeat(200_000)}"a"]}`],
])('R66 a body of millions of %s is refused before it is made into values', async (_what, body) => {
  const keeper = await (await startApp('sqlite')).keeper()
  const before = process.memoryUsage.rss()
  const answer = await keeper.post('/api/animals', body)
  expect([answer.status, answer.json().code]).toEqual([413, 'too-large'])
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024)
  expect((await keeper.get('/api/animals')).json()).toEqual([])
})
