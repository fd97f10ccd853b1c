import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import { keptState } from '../../shared/api/out-of-reach.ts'
import { currentUserQuery } from '../accounts/public/current-user-query.ts'
import { whenReached } from './answered.ts'
import { isCopiedInPart, isCopiedWhole } from './copy-answers.ts'
import { deleteCopy, deleteDatabase } from './copy-database.ts'
import { deviceName, readMark, writeMark } from './device-mark.ts'
import { keeping } from './keeping.ts'
import { createKeptCopy, findSealKey, type KeptCopy } from './kept-copy.ts'
import { deleteThumbs, forgetSite, keepSite } from './kept-site.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { loadDeviceLine } from './public/load-device-line.ts'
import { createReadAnew } from './read-anew.ts'
import { endResumed, markLeft, resumedPerson, resumeOutbox, runOutbox, tidyOutbox } from './run-outbox.ts'
import { putDevice } from './sync.queries.ts'
import { hasWaiting } from './waits-mark.ts'

const second = 1000

/** How often it is asked what has changed while the page is seen, and how often while nothing answers. */
const [usually, outOfReach] = [60 * second, 10 * second]

/** How long after a change of this page's own, and after this device has begun to answer: one call may have been lost. */
const shortly = second

type Running = {
  readonly person: number
  readonly copy: KeptCopy
  /** Heeds that the server answers this tab or another. */
  readonly reached: () => void
  readonly stop: () => void
}

let running: Running | null = null
let dropping: Promise<void> | null = null
let channel: BroadcastChannel | undefined

/** Tabs tell each other on it that the copy was fed, or by the number of its person that it is dropped. */
function openChannel(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel('clutchbook-copy')
  channel.addEventListener('message', ({ data }) => {
    if (data === 'fed') {
      running?.copy.forget()
      running?.reached()
    } else if (typeof data === 'number' && (data === running?.person || data === resumedPerson())) {
      halt()
      // What this tab was about to keep may have opened the database anew.
      void Promise.all([deleteDatabase(data), deleteThumbs(data)]).catch(() => undefined)
    }
  })
  return channel
}

/** Ends what this tab does for a copy that is no more. */
function halt(): void {
  running?.copy.end()
  running?.stop()
  running = null
  endResumed()
  whenReached(null)
  keptState.show(null)
  keeping.set(false)
}

/** Drops the copy and its key, in all tabs: they are told, and the database gives way. */
export function dropCopy(cache?: QueryClient): Promise<void> {
  const user = cache?.getQueryData(currentUserQuery.queryKey)
  // What waits of whoever is in goes on being sent.
  if (user && running === null && user.id === resumedPerson()) return Promise.resolve()
  dropping ??= drop().finally(() => {
    dropping = null
  })
  return cache ? dropping.then(() => resumeFor(cache)) : dropping
}

/** Has what waits here, sealed, of whoever is in now be sent, also where they keep no copy any more. */
function resumeFor(cache: QueryClient): void {
  const user = cache.getQueryData(currentUserQuery.queryKey)
  if (user && running === null) resumeOutbox(cache, user.id)
}

async function drop(): Promise<void> {
  const person = running?.person ?? Math.abs(readMark())
  const isMarked = Math.abs(readMark()) === person
  // Noted first, so that the next opening finishes what is left half done.
  if (isMarked && !writeMark(-person)) writeMark(0)
  halt()
  if (person === 0) return
  openChannel().postMessage(person)
  await Promise.all([forgetSite(), deleteCopy(person), deleteThumbs(person)])
  await tidyOutbox(person).catch(nothing)
  await removeLeft()
  // While something waits there is a mark, so that its person's coming is heeded.
  if (isMarked && readMark() === -person && !hasWaiting(person)) markLeft()
}

/** Removes what others left here too long ago. Nothing waits for it, so it comes when it is needed. */
const removeLeft = (): Promise<void> =>
  import('./abandoned.ts').then(({ removeAbandoned }) => removeAbandoned()).catch(nothing)

/** Follows the server and answers in its place for as long as the copy is kept. Resolves once photos are shown as well. */
export async function runCopy(
  cache: QueryClient,
  person: number,
  copy = createKeptCopy(person),
): Promise<void> {
  running?.stop()
  const readAnew = createReadAnew(() => void cache.invalidateQueries())
  const outbox = runOutbox(cache, person, copy)
  const reached = (): void => {
    readAnew.reached()
    outbox.reached()
  }
  whenReached(reached)
  const findKey = async () => (await copy.find()) && findSealKey(person)
  // A file of its own: what shows photos that are kept is there before the first of them.
  const pictures = import('./pictures.ts').then(({ runPictures }) => runPictures({ person, copy, findKey }))
  const clock = import('./tell-clock.ts').then(({ tellClock }) => tellClock())
  for (const part of [pictures, clock]) part.catch(nothing)
  const fed = (): void => {
    outbox.fed()
    pictures.then((running) => running.fed(), nothing)
  }
  const stops = [
    keepAnswers(cache, copy),
    followServer(cache, copy, fed),
    readAnew.stop,
    () => void pictures.then((running) => running.stop(), nothing),
    outbox.stop,
    () => void clock.then((stop) => stop(), nothing),
  ]
  running = {
    ...{ person, copy, reached },
    stop: () => {
      for (const stop of stops) stop()
    },
  }
  openChannel()
  // It speaks where there is no network to fetch it.
  void loadDeviceLine().catch(nothing)
  keeping.set(true)
  keepSite(() => !copy.isOver())
  // Others may have left something here.
  void removeLeft()
  await pictures.catch(nothing)
}

const nothing = (): void => undefined

/** Begins to keep a copy on this device. Where that fails nothing is left of it. */
export async function beginCopy(cache: QueryClient, person: number): Promise<void> {
  // What is left of another one goes first.
  if (readMark() !== 0 && readMark() !== person) await dropCopy()
  // A copy without a mark would be found by nobody who is to drop it.
  if (!writeMark(person)) throw new Error('The browser keeps no mark')
  // A browser may ask the keeper first; the copy doesn't wait for that.
  void navigator.storage?.persist?.().catch(nothing)
  const copy = createKeptCopy(person)
  running?.stop()
  running = { person, copy, reached: nothing, stop: nothing }
  openChannel()
  try {
    // Nothing follows the server before, or it would be at it already; so a failure is heard, and what is told is true.
    await copy.feed('wait')
    await runCopy(cache, person, copy)
  } catch (error) {
    await dropCopy().catch(nothing)
    await putDevice(deviceName(), { keepsCopy: false }).catch(nothing)
    throw error
  }
}

/** Keeps no copy any more. The copy goes whether or not the server hears of it. */
export async function endCopy(): Promise<void> {
  await dropCopy()
  await putDevice(deviceName(), { keepsCopy: false })
}

/** Has the copy keep the answers that no record tells, as they come. */
function keepAnswers(cache: QueryClient, copy: KeptCopy): () => void {
  const keep = async ({ queryKey, state }: Query): Promise<void> => {
    const [path, address] = queryKey
    const { data, dataUpdatedAt } = state
    if (!(isCopiedWhole(address) || isCopiedInPart(address)) || !data || keptState.asOf() !== null) return
    const store = await copy.find().catch(() => null)
    const kept = { answer: data, asOf: new Date(dataUpdatedAt).toISOString() }
    await store?.keepAnswer(String(path), kept).catch(() => undefined)
  }
  void copy.ensure().then(
    () => {
      for (const query of cache.getQueryCache().getAll()) void keep(query)
    },
    () => undefined,
  )
  return cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void keep(event.query)
  })
}

/** Asks what has changed: at once, when the page is looked at, with the network, after own changes, and now and then. */
function followServer(cache: QueryClient, copy: KeptCopy, fed: () => void): () => void {
  let lastAsked = 0
  let isSeen = false
  let soon: ReturnType<typeof setTimeout> | undefined
  const ask = oneAtATime(async () => {
    lastAsked = Date.now()
    try {
      if ((await copy.feed()) === 'fed') {
        openChannel().postMessage('fed')
        fed()
      }
      // Once a page, so that the list of devices tells when this one was there.
      if (isSeen || copy.isOver()) return
      isSeen = true
      await putDevice(deviceName(), { keepsCopy: true })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) return
      await dropCopy()
      // Whatever stands on the page hears the same, and leads to sign-in.
      await cache.invalidateQueries()
    }
  })
  const look = (): void => {
    if (document.visibilityState === 'visible') void ask()
  }
  const now = (): void => void ask()
  const askShortly = (): void => {
    clearTimeout(soon)
    soon = setTimeout(now, shortly)
  }
  const tick = setInterval(() => {
    const pause = keptState.asOf() === null ? usually : outOfReach
    if (Date.now() - lastAsked >= pause) look()
  }, outOfReach)
  addEventListener('online', now)
  document.addEventListener('visibilitychange', look)
  const stops = [
    cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') askShortly()
    }),
    whenKept(askShortly),
  ]
  now()
  return () => {
    clearInterval(tick)
    clearTimeout(soon)
    removeEventListener('online', now)
    document.removeEventListener('visibilitychange', look)
    for (const stop of stops) stop()
  }
}

/** Does something when this device begins to answer in place of the server. */
function whenKept(act: () => void): () => void {
  let wasKept = keptState.asOf() !== null
  return keptState.subscribe(() => {
    const isKept = keptState.asOf() !== null
    if (isKept && !wasKept) act()
    wasKept = isKept
  })
}
