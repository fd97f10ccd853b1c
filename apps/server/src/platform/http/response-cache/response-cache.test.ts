import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const answer = (text: string) => ({
  body: Buffer.from(text),
  tag: `"${text}"`,
  link: undefined,
  isDaily: false,
  route: '/api/words',
  access: 'keeper' as const,
})
const mara = { keeperId: 1, dataVersion: 7 }
const noor = { keeperId: 2, dataVersion: 7 }

test('an answer is found by its keeper, at the version it was made of, under its own address', () => {
  const kept = createResponseCache()
  kept.store(mara, '/a', answer('a'))
  expect(kept.find(mara, '/a')?.body.toString()).toBe('a')
  expect(kept.find(mara, '/b')).toBeUndefined()
  expect(kept.find(noor, '/a')).toBeUndefined()
})

test('whoever comes with another version, newer or older, drops what was kept, and it does not come back', () => {
  for (const other of [8, 6]) {
    const kept = createResponseCache()
    kept.store(mara, '/a', answer('a'))
    expect(kept.find({ ...mara, dataVersion: other }, '/a')).toBeUndefined()
    expect(kept.find(mara, '/a')).toBeUndefined()
    expect(kept.size()).toBe(0)
  }
})

test('an answer that was long under way is not found at the version that has come meanwhile', () => {
  const kept = createResponseCache()
  kept.store({ ...mara, dataVersion: 8 }, '/a', answer('new'))
  kept.store(mara, '/a', answer('old'))
  expect(kept.find({ ...mara, dataVersion: 8 }, '/a')).toBeUndefined()
})

test('F26 no more is kept than the bounds allow: of one answer, of one keeper, and in all; the longest unused goes', () => {
  const kept = createResponseCache({ all: 6000, bucket: 3000, response: 2000 })
  kept.store(mara, '/large', answer('x'.repeat(3000)))
  expect(kept.size()).toBe(0)
  for (const address of ['/a', '/b']) kept.store(mara, address, answer('x'.repeat(700)))
  kept.find(mara, '/a')
  kept.store(mara, '/c', answer('x'.repeat(700)))
  expect(['/a', '/b', '/c'].map((address) => kept.find(mara, address) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
  for (let keeperId = 2; keeperId < 100; keeperId += 1) {
    kept.store({ keeperId, dataVersion: 1 }, '/a', answer('x'.repeat(700)))
    expect(kept.size()).toBeLessThanOrEqual(6000)
  }
  expect(kept.find(mara, '/a')).toBeUndefined()
  expect(kept.find({ keeperId: 99, dataVersion: 1 }, '/a')).toBeDefined()
})

test('the same address kept again counts once', () => {
  const kept = createResponseCache()
  kept.store(mara, '/a', answer('one'))
  const before = kept.size()
  kept.store(mara, '/a', answer('two'))
  expect(kept.size()).toBe(before)
  expect(kept.find(mara, '/a')?.body.toString()).toBe('two')
})
