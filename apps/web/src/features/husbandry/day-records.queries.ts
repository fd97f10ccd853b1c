import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Answer, Page } from '../../shared/api/client.ts'
import { readPages } from '../../shared/api/reads.ts'

type DayRecord = Answer<'GET /api/records'>[number]

const address = 'GET /api/records'

/** So many at once: a day of a large room is read in a few pages. */
const limit = 200

/** All that is written down of a day: also what no plan asks for, so that Today knows nothing of it. */
export const dayRecordsQuery = (day: string) =>
  infiniteQueryOptions(readPages(address, { query: { from: day, to: day, limit } }))

/** The day of which a cached answer has all records; null of other answers, and of those that are narrowed. */
export const dayOf = ([path, of]: QueryKey): string | null =>
  of === address && typeof path === 'string'
    ? (/\?from=([\d-]+)&to=\1&limit=\d+$/.exec(path)?.[1] ?? null)
    : null

/** All records of a day; undefined until they are read to the end. */
export function wholeDay(
  pages: readonly Pick<Page<DayRecord[]>, 'items' | 'next'>[] | undefined,
): readonly DayRecord[] | undefined {
  return pages?.at(-1)?.next === null ? pages.flatMap(({ items }) => items) : undefined
}
