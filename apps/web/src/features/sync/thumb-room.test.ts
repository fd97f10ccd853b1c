import { expect, test } from 'vitest'
import { leavingFor } from './thumb-room.ts'

const kept = new Map([
  ['newest', { bytes: 40, seen: 3 }],
  ['never seen', { bytes: 20, seen: 0 }],
  ['oldest', { bytes: 30, seen: 1 }],
  ['between', { bytes: 30, seen: 2 }],
])

test('OFF-12 thumbnails leave once they do not fit, those that were seen longest ago first, with some room left over', () => {
  expect(leavingFor(kept, 120)).toEqual([])
  expect(leavingFor(kept, 119)).toEqual(['never seen'])
  expect(leavingFor(kept, 80)).toEqual(['never seen', 'oldest'])
  expect(leavingFor(kept, 0)).toEqual(['never seen', 'oldest', 'between', 'newest'])
})
