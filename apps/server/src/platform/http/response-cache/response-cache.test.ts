import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const answer = (text: string) => ({
  body: Buffer.from(text),
  tag: `"${text}"`,
  link: undefined,
  agesBy: null,
  route: '/api/words',
  access: 'keeper' as const,
})
const mara = { keeperId: 1, dataVersion: 7 }
const noor = { keeperId: 2, dataVersion: 7 }

test('an answer is found by its keeper, at the version it was made of, under its own address', () => {
  const cache = createResponseCache()
  cache.store(mara, '/a', answer('a'))
  expect(cache.find(mara, '/a')?.body.toString()).toBe('a')
  expect(cache.find(mara, '/b')).toBeUndefined()
  expect(cache.find(noor, '/a')).toBeUndefined()
})

test('whoever comes with another version, newer or older, drops what was cached, and it does not come back', () => {
  for (const other of [8, 6]) {
    const cache = createResponseCache()
    cache.store(mara, '/a', answer('a'))
    expect(cache.find({ ...mara, dataVersion: other }, '/a')).toBeUndefined()
    expect(cache.find(mara, '/a')).toBeUndefined()
    expect(cache.size()).toBe(0)
  }
})

test('an answer that was long under way is not found at the version that has come meanwhile', () => {
  const cache = createResponseCache()
  cache.store({ ...mara, dataVersion: 8 }, '/a', answer('new'))
  cache.store(mara, '/a', answer('old'))
  expect(cache.find({ ...mara, dataVersion: 8 }, '/a')).toBeUndefined()
})

test('F26 no more is cached than the bounds allow: of one answer, of one keeper, and in all; the longest unused goes', () => {
  const cache = createResponseCache({ all: 6000, bucket: 3000, response: 2000 })
  cache.store(mara, '/large', answer('x'.repeat(3000)))
  expect(cache.size()).toBe(0)
  for (const address of ['/a', '/b']) cache.store(mara, address, answer('x'.repeat(700)))
  cache.find(mara, '/a')
  cache.store(mara, '/c', answer('x'.repeat(700)))
  expect(['/a', '/b', '/c'].map((address) => cache.find(mara, address) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
  for (let keeperId = 2; keeperId < 100; keeperId += 1) {
    cache.store({ keeperId, dataVersion: 1 }, '/a', answer('x'.repeat(700)))
    expect(cache.size()).toBeLessThanOrEqual(6000)
  }
  expect(cache.find(mara, '/a')).toBeUndefined()
  expect(cache.find({ keeperId: 99, dataVersion: 1 }, '/a')).toBeDefined()
})

test('the same address cached again counts once', () => {
  const cache = createResponseCache()
  cache.store(mara, '/a', answer('one'))
  const before = cache.size()
  cache.store(mara, '/a', answer('two'))
  expect(cache.size()).toBe(before)
  expect(cache.find(mara, '/a')?.body.toString()).toBe('two')
})
