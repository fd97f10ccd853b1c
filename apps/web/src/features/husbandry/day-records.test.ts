import { expect, test } from 'vitest'
import { dayOf, dayRecordsQuery, wholeDay } from './day-records.queries.ts'

type Pages = NonNullable<Parameters<typeof wholeDay>[0]>

const page = (ids: readonly number[], next: string | null) =>
  ({ items: ids.map((id) => ({ id })), next }) as Pages[number]

test('HUS-34 of a day nothing is told until its records were read to the last page', () => {
  expect(wholeDay(undefined)).toBeUndefined()
  expect(wholeDay([page([1, 2], 'more')])).toBeUndefined()
  expect(wholeDay([page([1, 2], 'more'), page([3], null)])?.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(wholeDay([page([], null)])).toEqual([])
})

test('HUS-34 the records of a day are told from those that are narrowed to a kind, an animal or several days', () => {
  const [path, address] = dayRecordsQuery('2026-11-26').queryKey
  expect(dayOf([path, address])).toBe('2026-11-26')
  for (const more of ['&recordType=water', '&animalId=3', '&outcome=eaten'])
    expect(dayOf([path + more, address]), more).toBeNull()
  expect(dayOf(['/api/records?from=2026-11-01&to=2026-11-26&limit=200', address])).toBeNull()
  expect(dayOf([path, 'GET /api/today'])).toBeNull()
})
