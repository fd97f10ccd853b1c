import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '../../shared/ui/toast.ts'
import { dropUnsent, sendUnsent } from '../../shared/unsent.ts'
import { currentUserQuery } from '../accounts/public/current-user-query.ts'
import { dayRecordsQuery } from './day-records.queries.ts'
import type { LogEntry, TodayRow } from './today.queries.ts'
import { todayQuery } from './today.queries.ts'
import { tapLogOf } from './today-log.ts'

const keeper = (id: number) => ({ id }) as CurrentUser

afterEach(() => {
  vi.unstubAllGlobals()
})

const json = (body: unknown) => Promise.resolve(Response.json(body))

/** A browser with a log of its own, whose server is played; `events` are those of the window that are heard. */
function playBrowser() {
  const events = new Map<string, (event: Event) => void>()
  vi.stubGlobal('addEventListener', (name: string, run: (event: Event) => void) => events.set(name, run))
  vi.stubGlobal('removeEventListener', (name: string) => events.delete(name))
  const server = { isThere: true, sent: 0, records: [] as { id: number }[] }
  vi.stubGlobal('fetch', (path: string) => {
    if (path.startsWith('/api/records')) return json(server.records)
    if (path !== '/api/log') return json({ rows: [] })
    if (!server.isThere) return Promise.reject(new TypeError('Failed to fetch'))
    server.sent += 1
    return json({ records: [{ id: 7 }], replayed: [] })
  })
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  cache.setQueryData(currentUserQuery.queryKey, keeper(1))
  return { cache, server, events, log: tapLogOf(cache) }
}

const tap = {
  row: { planId: 1, animalId: 1, name: 'Ember' } as TodayRow,
  entry: { animalId: 1, clientId: 'client-1', recordType: 'feeding', recordDate: '2026-11-25' } as LogEntry,
}

const stateOf = ({ log }: ReturnType<typeof playBrowser>) => log.current().get('1 1')?.state

test('HUS-34 a press is known once Today was read whole since, and not by the next page of a long day', async () => {
  const browser = playBrowser()
  const { cache, log } = browser
  await cache.fetchInfiniteQuery(todayQuery)
  log.add([tap])
  await expect.poll(() => stateOf(browser)).toBe('kept')
  const [query] = cache.getQueryCache().findAll({ queryKey: todayQuery.queryKey })
  await query?.fetch(undefined, { meta: { fetchMore: { direction: 'forward' } } })
  expect(stateOf(browser)).toBe('kept')
  await cache.fetchInfiniteQuery({ ...todayQuery, staleTime: 0 })
  expect(stateOf(browser)).toBe('known')
})

test('HUS-34 PLC-10 a press that no plan asks for is forgotten once the records of its day are read without it', async () => {
  const { cache, log, server } = playBrowser()
  const records = dayRecordsQuery(tap.entry.recordDate)
  log.add([{ ...tap, row: { ...tap.row, planId: '1 feeding' } as unknown as TodayRow }])
  const state = () => log.current().get('1 feeding 1')?.state
  await expect.poll(state).toBe('kept')
  server.records = [{ id: 7 }]
  await cache.fetchInfiniteQuery(records)
  expect(state()).toBe('kept')
  server.records = []
  await cache.fetchInfiniteQuery({ ...records, staleTime: 0 })
  expect(state()).toBeUndefined()
})

test('HUS-34 what waits goes once the line is back whatever page is shown, and the browser asks before it closes on it', async () => {
  const { log, server, events } = playBrowser()
  server.isThere = false
  log.add([tap])
  await expect.poll(() => log.unsent()).toBe(1)
  const closing = new Event('beforeunload', { cancelable: true })
  events.get('beforeunload')?.(closing)
  expect(closing.defaultPrevented).toBe(true)
  server.isThere = true
  events.get('online')?.(new Event('online'))
  await expect.poll(() => log.unsent()).toBe(0)
  expect([server.sent, events.has('beforeunload')]).toEqual([1, false])
})

test('HUS-34 ACC-22 what one keeper pressed is sent before they go, and never in the name of another', async () => {
  const { cache, log, server } = playBrowser()
  server.isThere = false
  log.add([tap])
  expect(await sendUnsent()).toBe(1)
  cache.setQueryData(currentUserQuery.queryKey, { ...keeper(1) })
  expect(log.current().size).toBe(1)
  cache.setQueryData(currentUserQuery.queryKey, keeper(2))
  expect(log.current().size).toBe(0)
  expect(toasts.current()).toMatchObject({ title: '1 was not sent', stays: true })
  server.isThere = true
  expect([await sendUnsent(), server.sent]).toEqual([0, 0])
})

test('HUS-34 ACC-22 what a session ends under waits for the same keeper, and goes once they are in again', async () => {
  const { cache, log, server } = playBrowser()
  server.isThere = false
  log.add([tap])
  await expect.poll(() => log.unsent()).toBe(1)
  cache.setQueryData(currentUserQuery.queryKey, null)
  expect(toasts.current()).toMatchObject({ title: '1 was not sent', stays: true })
  server.isThere = true
  log.wake()
  expect([server.sent, log.unsent()]).toEqual([0, 1])
  cache.setQueryData(currentUserQuery.queryKey, keeper(1))
  await expect.poll(() => log.unsent()).toBe(0)
  expect(server.sent).toBe(1)
})

test('HUS-34 ACC-22 what a session ends under is dropped for another keeper, and where its own chose so', async () => {
  for (const drop of [() => undefined, dropUnsent]) {
    const { cache, log, server } = playBrowser()
    server.isThere = false
    log.add([tap])
    await expect.poll(() => log.unsent()).toBe(1)
    cache.setQueryData(currentUserQuery.queryKey, null)
    drop()
    cache.setQueryData(currentUserQuery.queryKey, keeper(drop === dropUnsent ? 1 : 2))
    server.isThere = true
    log.wake()
    expect([log.current().size, await log.flush(), server.sent]).toEqual([0, 0, 0])
  }
})
