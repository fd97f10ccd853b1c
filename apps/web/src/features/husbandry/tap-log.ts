import { mostAtOnce } from '@clutchbook/domain/kernel/several'
import { ApiError } from '../../shared/api/api-error.ts'
import { createListeners } from '../../shared/listeners.ts'
import { type PressKey, type RowName, rowKey } from './row-key.ts'
import type { LogEntry, TodayRow } from './today.queries.ts'

/** A row of Today, or the like of what no plan asks for. */
export type PressedRow = Omit<TodayRow, 'planId'> & { readonly planId: PressKey }

/** What was pressed for a plan of Today, or without one. */
export type Tap = {
  /** The row as it stood before. */
  readonly row: PressedRow
  readonly entry: LogEntry
  /** `waiting` until it goes, `kept` once it is written down, `known` once Today was read since, `undone` once it was taken back. */
  readonly state: 'waiting' | 'sending' | 'kept' | 'known' | 'undone'
  /** It went once, and nobody knows whether it came: sent again, it goes under the same name. */
  readonly wasSent: boolean
  readonly recordId: number | null
}

export type NewTap = Pick<Tap, 'row' | 'entry'>

/** The latest press of each row, by its key. */
export type Taps = ReadonlyMap<string, Tap>

type Options = {
  write: (entries: readonly LogEntry[]) => Promise<readonly (number | null)[]>
  takeBack: (clientIds: readonly string[]) => Promise<unknown>
  /** Told what was refused, and why: it was not written down, or not taken back. */
  refused: (what: 'press' | 'taking back', taps: readonly NewTap[], error: unknown) => void
  /** Told that a call was refused because its keeper's session has ended. */
  signedOut: () => void
  /** Called once all is sent. */
  settled: () => void
  /** Calls back after some milliseconds. */
  later: (run: () => void, ms: number) => void
}

/** What could not be sent is tried again after so many milliseconds, then after twice as many, up to a minute. */
const [firstPause, longestPause] = [4000, 60_000]

/** So long somebody who leaves waits for an answer, in milliseconds. */
const longestWait = 5000

/** Answers of a server that can't be reached or has no time: later it may take what it was sent. */
const passing: ReadonlySet<number> = new Set([0, 429, 502, 503, 504])

const isPassing = (error: unknown): boolean => error instanceof ApiError && passing.has(error.status)

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Which entries of a call are named in its refusal; all of them where none is. */
function refusedAmong(taps: readonly Tap[], error: unknown): readonly Tap[] {
  const fields = error instanceof ApiError ? Object.keys(error.errors) : []
  const named = fields.map((field) => Number(/^entries\.(\d+)\./.exec(field)?.[1] ?? Number.NaN))
  const bad = taps.filter((_, at) => named.includes(at))
  return bad.length > 0 ? bad : taps
}

/**
 * Sends what is pressed, one call at a time. What is pressed while one is under way goes together with the next; what is refused
 * is let go of, and what can't be sent waits and goes again under the same name, so that nothing is written down twice. While
 * its keeper is signed out it is held.
 */
export function createTapLog({ write, takeBack, refused, signedOut, settled, later }: Options) {
  let taps: Taps = new Map()
  let backs: readonly Tap[] = []
  let isBusy = false
  let isHeld = false
  let running = Promise.resolve()
  let pause = 0
  const { subscribe, tell } = createListeners()

  const set = (next: Taps): void => {
    taps = next
    tell()
  }

  /** Changes those of some names that are the latest of their row still, or lets go of them. */
  const change = (names: ReadonlySet<string>, to: (tap: Tap) => Tap | null): void => {
    const next = new Map(taps)
    for (const [key, tap] of taps) {
      if (!names.has(tap.entry.clientId)) continue
      const changed = to(tap)
      if (changed) next.set(key, changed)
      else next.delete(key)
    }
    if (names.size > 0) set(next)
  }

  /** Whether a call goes again later: nobody answered it, or nobody is signed in, and then not before somebody is. */
  const goesAgain = (error: unknown): boolean => {
    if (!isSignedOut(error)) return isPassing(error)
    isHeld = true
    signedOut()
    return true
  }

  const isLatest = ({ row, entry }: Tap): boolean => taps.get(rowKey(row))?.entry.clientId === entry.clientId

  const sendTaps = async (batch: readonly Tap[]): Promise<void> => {
    const names = namesOf(batch)
    change(names, (tap) => ({ ...tap, state: 'sending' }))
    try {
      const ids = await write(batch.map(({ entry }) => entry))
      const idOf = new Map(batch.map(({ entry }, at) => [entry.clientId, ids[at] ?? null]))
      change(names, (tap) => ({
        ...tap,
        state: tap.state === 'sending' ? 'kept' : tap.state,
        recordId: idOf.get(tap.entry.clientId) ?? null,
      }))
    } catch (error) {
      // What is refused was not written down, nor the others of its call; of what got no answer nobody knows.
      const isLost = goesAgain(error)
      change(names, (tap) => waitAgain(tap, isLost))
      if (isLost) throw error
      const bad = refusedAmong(batch, error).filter(isLatest)
      change(namesOf(bad), (tap) => (tap.state === 'undone' ? tap : null))
      if (bad.length > 0) refused('press', bad, error)
    }
  }

  /** What can't be taken back is there still, and shown as it is. */
  const sendBacks = async (batch: readonly Tap[]): Promise<void> => {
    const names = namesOf(batch)
    const letGo = (): void => {
      backs = backs.filter(({ entry }) => !names.has(entry.clientId))
    }
    try {
      await takeBack([...names])
      letGo()
    } catch (error) {
      if (goesAgain(error)) throw error
      const left = backs.filter(({ entry }) => names.has(entry.clientId))
      letGo()
      change(names, (tap) => ({ ...tap, state: 'kept' }))
      if (left.length > 0) refused('taking back', left, error)
    }
  }

  const waiting = (): Tap[] => [...taps.values()].filter(({ state }) => state === 'waiting')

  /** What goes next: what is taken back before what is pressed since. */
  const next = (): (() => Promise<void>) | null => {
    if (isHeld) return null
    const [back, tapped] = [backs.slice(0, mostAtOnce), waiting().slice(0, mostAtOnce)]
    if (back.length > 0) return () => sendBacks(back)
    return tapped.length > 0 ? () => sendTaps(tapped) : null
  }

  const sendAll = async (): Promise<void> => {
    isBusy = true
    try {
      for (let send = next(); send; send = next()) {
        await send()
        pause = 0
      }
      if (!isHeld) settled()
    } catch {
      pause = Math.min(Math.max(pause * 2, firstPause), longestPause)
      if (!isHeld) later(wake, pause)
    } finally {
      isBusy = false
      tell()
    }
  }

  const pump = (): Promise<void> => {
    if (!isBusy && !isHeld) running = sendAll()
    return running
  }

  const wake = (): void => {
    if (next()) void pump()
  }

  const left = (): number => [...taps.values()].filter(isOnItsWay).length + backs.length

  return {
    subscribe,
    current: (): Taps => taps,
    /** How much the server could not be reached for, and waits to go again. */
    unsent: (): number => (pause === 0 && !isHeld ? 0 : left()),
    /** Writes down what was pressed; it shows at once. */
    add: (added: readonly NewTap[]): void => {
      const all = new Map(taps)
      for (const { row, entry } of added)
        all.set(rowKey(row), { row, entry, state: 'waiting', wasSent: false, recordId: null })
      set(all)
      void pump()
    },
    /** Takes back what was pressed; what never went does not go any more. */
    undo: (rows: readonly RowName[]): void => {
      const undone = new Set(rows.flatMap((row) => taps.get(rowKey(row)) ?? []))
      const live = [...undone].filter(({ state }) => state !== 'undone')
      backs = [...backs, ...live.filter(mayBeThere)]
      change(namesOf(live), (tap) => (mayBeThere(tap) ? { ...tap, state: 'undone' } : null))
      void pump()
    },
    /** Tries again at once, as when the line is back. */
    wake,
    /** Keeps what waits until its keeper is signed in again; answers how much that is. */
    hold: (): number => {
      isHeld = true
      pause = 0
      return left()
    },
    /** Its keeper is signed in, and what was held goes; after the usual pause where they had never gone. */
    release: (): void => {
      if (!isHeld) return
      isHeld = false
      if (!next()) return
      if (pause === 0) void pump()
      else later(wake, pause)
    },
    /** The same as `wake`, and answers how much is left after it, or after some seconds without an answer. */
    flush: async (): Promise<number> => {
      const tooLong = (): Promise<void> => new Promise((resolve) => later(resolve, longestWait))
      if (isBusy || next()) await Promise.race([pump(), tooLong()])
      return left()
    },
    /**
     * Told that Today begins to be read; what it answers is called once it was. Of what was settled before the answer tells:
     * it goes before a press that is written down, and one that was taken back is let go of.
     */
    reading: (): (() => void) => {
      const held = namesOf(backs)
      // Of what no plan asks for Today tells nothing: it stays as it was pressed.
      const isSettled = ({ state, entry, row }: Tap): boolean =>
        state === 'kept' ? isPlanned(row) : state === 'undone' && !held.has(entry.clientId)
      const before = new Map(
        [...taps.values()].filter(isSettled).map((tap) => [tap.entry.clientId, tap.state]),
      )
      return () =>
        change(new Set(before.keys()), (tap) => {
          if (tap.state !== before.get(tap.entry.clientId)) return tap
          return tap.state === 'kept' ? { ...tap, state: 'known' } : null
        })
    },
    /**
     * Told that the records of a day begin to be read; what it answers is called with whether one is there. Of what no plan asks
     * for they alone tell: a press whose record is gone, as it was deleted elsewhere, is let go of.
     */
    readingRecords: (day: string): ((isThere: (id: number) => boolean) => void) => {
      const before = namesOf(
        [...taps.values()].filter((tap) => isUntold(tap) && tap.entry.recordDate === day),
      )
      return (isThere) =>
        change(before, (tap) =>
          isUntold(tap) && tap.recordId !== null && !isThere(tap.recordId) ? null : tap,
        )
    },
    /** Lets go of everything, for its keeper has gone; answers how much of it was not sent. */
    forget: (): number => {
      const lost = left()
      backs = []
      pause = 0
      isHeld = false
      // A page that is told would be drawn once more, and ask again for what was forgotten of its keeper.
      if (taps.size > 0) set(new Map())
      return lost
    },
  }
}

const namesOf = (of: readonly Tap[]) => new Set(of.map(({ entry }) => entry.clientId))

/** Whether Today tells of a row. */
export const isPlanned = ({ planId }: Pick<PressedRow, 'planId'>): boolean => typeof planId === 'number'

/** A press that is written down and of which Today does not tell. */
export const isUntold = ({ state, row }: Tap): boolean => state === 'kept' && !isPlanned(row)

const isOnItsWay = ({ state }: Tap): boolean => state === 'waiting' || state === 'sending'

const waitAgain = (tap: Tap, isLost: boolean): Tap => ({
  ...tap,
  state: tap.state === 'sending' ? 'waiting' : tap.state,
  wasSent: tap.wasSent || isLost,
})

/** Whether the server may have heard of a press. */
const mayBeThere = ({ state, wasSent }: Tap): boolean => state !== 'waiting' || wasSent

export type TapLog = ReturnType<typeof createTapLog>
