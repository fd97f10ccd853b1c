import { infiniteQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { readPages } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'
import { dayOf } from './day-records.queries.ts'

/** The work of a day, and one plan that is part of it. */
export type Today = Answer<'GET /api/today'>
export type TodayRow = Today['rows'][number]

/** A record as a log takes it. */
export type LogEntry = CallOptions<'POST /api/log'>['body']['entries'][number]

const address = 'GET /api/today'

/** What is to be done today. */
export const todayQuery = infiniteQueryOptions(readPages(address, {}))

/** Whether a cached answer is that of Today. */
export const isToday = ([, of]: QueryKey): boolean => of === address

/** Whether a cached answer tells where animals are, with when they last ate. */
const isOfPlaces = ([, of]: QueryKey): boolean => of === 'GET /api/places' || of === 'GET /api/places/{id}'

/** What is read again once nobody presses any more. */
const isReadAfter = (key: QueryKey): boolean => isToday(key) || isOfPlaces(key) || dayOf(key) !== null

/** What a log leaves as it is: the figures, and what is read again once nobody presses any more. */
const untouched = (key: QueryKey): boolean => isReadAfter(key) || key[1] === 'GET /api/dashboard'

/** Writes down what was done, and answers the numbers of the records in that order; null for one that is gone since. */
export async function writeLog(
  cache: QueryClient,
  entries: readonly LogEntry[],
): Promise<readonly (number | null)[]> {
  try {
    const { records } = await call('POST /api/log', { body: { entries: [...entries] } })
    return records.map((record) => record?.id ?? null)
  } finally {
    void refreshAfter(cache, 'POST /api/log', untouched)
  }
}

/** Takes back what was written down under these names. */
export async function takeLogBack(cache: QueryClient, clientIds: readonly string[]): Promise<void> {
  try {
    await call('POST /api/log/undo', { body: { clientIds: [...clientIds] } })
  } finally {
    void refreshAfter(cache, 'POST /api/log/undo', untouched)
  }
}

/** Has Today read again, and the places and records of the day that a page of presses may show. */
export const refreshToday = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => isReadAfter(queryKey) })
