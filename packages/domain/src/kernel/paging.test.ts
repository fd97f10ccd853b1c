import { expect, test } from 'vitest'
import { cutPage, encodeCursor, positionOf } from './paging.ts'

test.each([
  { key: '', id: 1 },
  { key: 'bp-0012.0', id: 42 },
  { key: '~', id: 9_007_199_254_740_991 },
])('the position %j comes back from its cursor', (position) => {
  expect(positionOf(encodeCursor(position))).toEqual(position)
})

test.each(['', 'x', '.key', '-1.key', 'abc.key', '99999999999999999999.key'])(
  'the word %j is no cursor',
  (word) => {
    expect(() => positionOf(word)).toThrow('This cursor was not made by this list')
  },
)

test.each([
  [[9, 8, 7], 2, [9, 8], '8.'],
  [[9, 8], 2, [9, 8], null],
  [[9], 2, [9], null],
  [[], 2, [], null],
  [[9, 8, 7], undefined, [9, 8, 7], null],
])(
  'the rows %j asked for with one more than %j make the page %j, followed by %j',
  (rows, limit, shown, next) => {
    expect(cutPage(rows, limit, (id) => ({ key: '', id }))).toEqual({ rows: shown, next })
  },
)
