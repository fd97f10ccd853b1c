import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { showFailure, showToast } from '../../shared/ui/toast.ts'
import { sentBeforeLeaving } from '../../shared/unsent.ts'
import { currentUserQuery } from '../accounts/public/current-user-query.ts'
import { dayOf, dayRecordsQuery, wholeDay } from './day-records.queries.ts'
import { createTapLog, type TapLog } from './tap-log.ts'
import { isToday, refreshToday, takeLogBack, writeLog } from './today.queries.ts'
import { todayTexts as texts } from './today.texts.ts'

/** So long nobody presses before Today is read again, in milliseconds: a room is not fed with a read for each animal. */
const pause = 1500

/** Makes the log of a browser, which lasts as long as the page, whatever of it is shown. */
function createLog(cache: QueryClient): TapLog {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const log = createTapLog({
    write: (entries) => writeLog(cache, entries),
    takeBack: (names) => takeLogBack(cache, names),
    refused: (what, taps, error) => {
      const { title, text } = texts.refused[what]
      showFailure(error, title(taps.length, taps[0]?.row.name ?? ''), text)
    },
    signedOut: () => void askWhoIsIn(cache),
    settled: () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void refreshToday(cache), pause)
    },
    later: setTimeout,
  })
  hearReads(cache, log)
  hearRecords(cache, log)
  hearKeepers(cache, log)
  watchLine(log)
  sentBeforeLeaving({ send: log.flush, drop: log.forget })
  return log
}

type Heard = Extract<QueryCacheNotifyEvent, { type: 'updated' }>

const hear = (cache: QueryClient, listen: (event: Heard) => void): void => {
  cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated') listen(event)
  })
}

/** Tells the log when Today was read whole, by whoever asked for it; the next page of a long day tells nothing of the first. */
function hearReads(cache: QueryClient, log: TapLog): void {
  let heard: (() => void) | null = null
  hear(cache, ({ query, action }) => {
    if (!isToday(query.queryKey)) return
    if (action.type === 'fetch') heard = action.meta?.fetchMore ? null : log.reading()
    if (action.type === 'success') heard?.()
  })
}

/** Tells the log which records of a day are there, once they were read to the last page. */
function hearRecords(cache: QueryClient, log: TapLog): void {
  let heard: ReturnType<TapLog['readingRecords']> | null = null
  hear(cache, ({ query, action }) => {
    const day = dayOf(query.queryKey)
    if (day === null) return
    if (action.type === 'fetch' && !action.meta?.fetchMore) heard = log.readingRecords(day)
    if (action.type !== 'success') return
    const records = wholeDay(cache.getQueryData(dayRecordsQuery(day).queryKey)?.pages)
    if (!records) return
    const ids = new Set(records.map(({ id }) => id))
    heard?.((id) => ids.has(id))
  })
}

/** Has it asked who is signed in: first by Today, whose refusal tells the keeper why they have to sign in. */
async function askWhoIsIn(cache: QueryClient): Promise<void> {
  await refreshToday(cache)
  await cache.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

/**
 * What one keeper pressed is never sent in the name of another. Where their session only ended, it waits in this page for them
 * to sign in again; where somebody else does, it is lost.
 */
function hearKeepers(cache: QueryClient, log: TapLog): void {
  const findId = (): number | undefined => cache.getQueryData(currentUserQuery.queryKey)?.id
  const [userPath] = currentUserQuery.queryKey
  let keeper = findId()
  let isIn = keeper !== undefined
  hear(cache, ({ query, action }) => {
    if (action.type !== 'success' || query.queryKey[0] !== userPath) return
    const [now, wasIn] = [findId(), isIn]
    isIn = now !== undefined
    if (now === undefined) {
      const held = wasIn ? log.hold() : 0
      if (held > 0) tellUnsent(held, texts.heldText)
      return
    }
    if (now === keeper) {
      log.release()
      return
    }
    keeper = now
    const lost = log.forget()
    if (lost > 0) tellUnsent(lost, texts.lostText)
  })
}

const tellUnsent = (count: number, text: string): void =>
  showToast({ title: texts.lost(count), text, failure: true, stays: true })

/** Sends what waits once the line is back, and has a browser ask before it closes on what was not sent. */
function watchLine(log: TapLog): void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
  addEventListener('online', log.wake)
  // Only while there is something: a page that always asks is not kept for the way back.
  log.subscribe(() => {
    if (log.unsent() > 0) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}

const logs = new WeakMap<QueryClient, TapLog>()

/** What was pressed on Today, kept while its keeper looks at other pages. */
export function tapLogOf(cache: QueryClient): TapLog {
  const log = logs.get(cache) ?? createLog(cache)
  logs.set(cache, log)
  return log
}
