import { expect, test } from 'vitest'
import { byPosition } from './egg-places.ts'

test('SEA-21 eggs lie by their position, A2 before A10, and those without one follow', () => {
  const eggs = [null, 'A10', 'A2', null, 'B1'].map((position, id) => ({ id, position }))
  expect(byPosition(eggs).map(({ id }) => id)).toEqual([2, 1, 4, 0, 3])
})
