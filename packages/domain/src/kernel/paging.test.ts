import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './paging.ts'

test.each([
  { key: '', id: 1 },
  { key: 'bp-0012.0', id: 42 },
  { key: '~', id: 9_007_199_254_740_991 },
])('the position %j comes back from its cursor', (position) => {
  expect(decodeCursor(encodeCursor(position))).toEqual(position)
})

test.each(['', 'x', '.key', '-1.key', 'abc.key', '99999999999999999999.key'])(
  'the word %j is no cursor',
  (word) => {
    expect(decodeCursor(word)).toBeNull()
  },
)
