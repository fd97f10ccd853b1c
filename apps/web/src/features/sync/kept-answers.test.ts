import { expect, test } from 'vitest'
import { keptOf } from './kept-answers.ts'

test('OFF-13 of a list that comes in pages all that have come are kept, of all else the answer itself', () => {
  const pages = [
    { items: [{ id: 3 }, { id: 2 }], next: 'more' },
    { items: [{ id: 1 }], next: null },
  ]
  expect(keptOf({ pages, pageParams: [null, 'more'] })).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }])
  expect(keptOf({ totalAnimals: 2 })).toEqual({ totalAnimals: 2 })
  expect(keptOf([{ id: 1 }])).toEqual([{ id: 1 }])
})
