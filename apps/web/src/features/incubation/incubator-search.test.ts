import { expect, test } from 'vitest'
import { readIncubatorSearch } from './incubator-search.ts'

test('SEA-23 the page of an incubator is opened for a box, and for nothing that names none', () => {
  expect(readIncubatorSearch({ box: 7 })).toEqual({ box: 7 })
  expect(readIncubatorSearch({ box: '7' })).toEqual({ box: 7 })
  for (const box of [undefined, null, '', 'left', 0, -1, 1.5, [], {}])
    expect(readIncubatorSearch({ box })).toEqual({})
})
