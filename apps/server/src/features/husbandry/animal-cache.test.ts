import { expect, test } from 'vitest'
import { createAnimalCache } from './animal-cache.ts'

const mara = { keeperId: 1, terms: '2026-06-15' }

/** A reading that says of what it was asked. */
function spyReading() {
  const asked: (readonly number[] | undefined)[] = []
  const readAnew = (ids: readonly number[] | undefined) => {
    asked.push(ids)
    return Promise.resolve(({ id, tag }: { id: number; tag: string }) => `${id} ${tag}`)
  }
  return { asked, readAnew }
}

test('HUS-44 what follows from the records of an animal is worked out again only after its tag has changed', async () => {
  const { asked, readAnew } = spyReading()
  const cache = createAnimalCache<string>()
  const animals = [
    { id: 1, tag: 'a' },
    { id: 2, tag: 'a' },
  ]
  await cache.read(mara, animals, readAnew)
  await cache.read(mara, animals, readAnew)
  const changed = [{ id: 1, tag: 'b' }, ...animals.slice(1)]
  const find = await cache.read(mara, changed, readAnew)
  expect(asked).toEqual([[1, 2], [1]])
  expect([find(1), find(2)]).toEqual(['1 b', '2 a'])
})

test('HUS-44 nothing is taken from another keeper, another day, or a reading that failed', async () => {
  const { asked, readAnew } = spyReading()
  const cache = createAnimalCache<string>()
  const animals = [{ id: 1, tag: '' }]
  await expect(cache.read(mara, animals, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  for (const whose of [mara, { ...mara, keeperId: 11 }, { ...mara, terms: '2026-06-16' }, mara])
    await cache.read(whose, animals, readAnew)
  expect(asked).toEqual([[1], [1], [1]])
})

test('HUS-44 of many animals that changed all are read at once, and what nobody asked for longest is dropped', async () => {
  const { asked, readAnew } = spyReading()
  const cache = createAnimalCache<string>(250)
  const many = Array.from({ length: 200 }, (_none, id) => ({ id, tag: '' }))
  await cache.read(mara, many, readAnew)
  const find = await cache.read(mara, many, readAnew)
  expect(many.map(({ id }) => find(id))).toEqual(many.map(({ id }) => `${id} `))
  expect(asked).toEqual([undefined])
  await cache.read({ ...mara, keeperId: 2 }, many, readAnew)
  await cache.read(mara, many, readAnew)
  expect(asked).toEqual([undefined, undefined, undefined])
})
