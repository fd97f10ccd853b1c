import { ApiError } from '../../shared/api/api-error.ts'
import { createListeners } from '../../shared/listeners.ts'
import type { LogEntry, TodayRow } from './today.queries.ts'

/** What was pressed for a plan of Today. */
export type Tap = {
  /** The row as it stood before. */
  readonly row: TodayRow
  readonly entry: LogEntry
  /** `waiting` until it goes, `kept` once it is written down, `undone` once it was taken back. */
  readonly state: 'waiting' | 'sending' | 'kept' | 'undone'
  /** It went once, and nobody knows whether it came: sent again, it goes under the same name. */
  readonly wasSent: boolean
  readonly recordId: number | null
}

export type NewTap = Pick<Tap, 'row' | 'entry'>

/** The latest press of each plan. */
export type Taps = ReadonlyMap<number, Tap>

type Options = {
  write: (entries: readonly LogEntry[]) => Promise<readonly (number | null)[]>
  takeBack: (clientIds: readonly string[]) => Promise<unknown>
  /** Told what was refused, and why: it was not written down. */
  refused: (taps: readonly NewTap[], error: unknown) => void
  /** Called once all is sent. */
  settled: () => void
  /** Calls back after some milliseconds. */
  later: (run: () => void, ms: number) => void
}

/** So many records go with one call. */
const most = 200

/** What could not be sent is tried again after so many milliseconds, then after twice as many, up to a minute. */
const [firstPause, longestPause] = [4000, 60_000]

/** Answers of a server that can't be reached or has no time: later it may take what it was sent. */
const passing: ReadonlySet<number> = new Set([0, 429, 502, 503, 504])

const isPassing = (error: unknown): boolean => error instanceof ApiError && passing.has(error.status)

/** Which entries of a call are named in its refusal; all of them where none is. */
function refusedAmong(taps: readonly Tap[], error: unknown): ReadonlySet<Tap> {
  const fields = error instanceof ApiError ? Object.keys(error.errors) : []
  const named = fields.map((field) => Number(/^entries\.(\d+)\./.exec(field)?.[1] ?? Number.NaN))
  const bad = taps.filter((_, at) => named.includes(at))
  return new Set(bad.length > 0 ? bad : taps)
}

/**
 * Sends what is pressed, one call at a time. What is pressed while one is under way goes together with the next; what is refused
 * is let go of, and what can't be sent waits and goes again under the same name, so that nothing is written down twice.
 */
export function createTapLog({ write, takeBack, refused, settled, later }: Options) {
  let taps: Taps = new Map()
  let backs: readonly string[] = []
  let isBusy = false
  let pause = 0
  const { subscribe, tell } = createListeners()

  const set = (next: Taps): void => {
    taps = next
    tell()
  }

  const change = (clientIds: ReadonlySet<string>, to: (tap: Tap) => Tap | null): void => {
    const next = new Map(taps)
    for (const [planId, tap] of taps) {
      if (!clientIds.has(tap.entry.clientId)) continue
      const changed = to(tap)
      if (changed) next.set(planId, changed)
      else next.delete(planId)
    }
    set(next)
  }

  const namesOf = (of: readonly Tap[]) => new Set(of.map(({ entry }) => entry.clientId))

  const sendTaps = async (batch: readonly Tap[]): Promise<void> => {
    const names = namesOf(batch)
    change(names, (tap) => ({ ...tap, state: 'sending', wasSent: true }))
    try {
      const ids = await write(batch.map(({ entry }) => entry))
      const idOf = new Map(batch.map(({ entry }, at) => [entry.clientId, ids[at] ?? null]))
      change(names, (tap) => ({
        ...tap,
        state: tap.state === 'sending' ? 'kept' : tap.state,
        recordId: idOf.get(tap.entry.clientId) ?? null,
      }))
    } catch (error) {
      const waitAgain = (tap: Tap): Tap => (tap.state === 'sending' ? { ...tap, state: 'waiting' } : tap)
      change(names, waitAgain)
      if (isPassing(error)) throw error
      const bad = refusedAmong(batch, error)
      change(namesOf([...bad]), (tap) => (tap.state === 'undone' ? tap : null))
      refused([...bad], error)
    }
  }

  const sendBacks = async (names: readonly string[]): Promise<void> => {
    await takeBack(names)
    backs = backs.filter((name) => !names.includes(name))
  }

  /** What goes next: what is taken back before what is pressed since. */
  const next = (): (() => Promise<void>) | null => {
    if (backs.length > 0) {
      const names = backs.slice(0, most)
      return () => sendBacks(names)
    }
    const waiting = [...taps.values()].filter(({ state }) => state === 'waiting').slice(0, most)
    return waiting.length > 0 ? () => sendTaps(waiting) : null
  }

  const pump = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      for (let send = next(); send; send = next()) {
        await send()
        pause = 0
      }
      settled()
    } catch (error) {
      // A refused taking back has nothing left to take back.
      if (!isPassing(error)) backs = []
      pause = Math.min(Math.max(pause * 2, firstPause), longestPause)
      later(() => void pump(), pause)
    } finally {
      isBusy = false
    }
  }

  return {
    subscribe,
    current: (): Taps => taps,
    /** Writes down what was pressed; it shows at once. */
    add: (added: readonly NewTap[]): void => {
      const all = new Map(taps)
      for (const { row, entry } of added)
        all.set(row.planId, { row, entry, state: 'waiting', wasSent: false, recordId: null })
      set(all)
      void pump()
    },
    /** Takes back what was pressed; what never went does not go any more. */
    undo: (planIds: readonly number[]): void => {
      const undone = planIds.flatMap((planId) => taps.get(planId) ?? [])
      const live = undone.filter(({ state }) => state !== 'undone')
      const sent = live.filter(({ wasSent }) => wasSent)
      backs = [...backs, ...namesOf(sent)]
      change(namesOf(live), (tap) => (tap.wasSent ? { ...tap, state: 'undone' } : null))
      void pump()
    },
    /** Tries again at once, as when the line is back. */
    wake: (): void => void pump(),
  }
}

export type TapLog = ReturnType<typeof createTapLog>
