import { expect, test } from 'vitest'
import { waitingNumber } from '../outbox/waiting-numbers.ts'
import { newestFirst, pageOf } from './copied-pages.rules.ts'

test('OFF-16 what waits stands where it will once it is sent: the newest comes first, also across pages', () => {
  const rows = [12, waitingNumber(0), 7, waitingNumber(1)].map((id) => ({ id }))
  const shown = ({ id }: { id: number }) => id
  const [first, second] = [waitingNumber(1), waitingNumber(0)]
  expect(pageOf(rows, newestFirst, {}, shown).body).toEqual([first, second, 12, 7])
  const page = pageOf(rows, newestFirst, { limit: 1 }, shown)
  expect(page.body).toEqual([first])
  expect(pageOf(rows, newestFirst, { limit: 2, cursor: page.next }, shown).body).toEqual([second, 12])
})
