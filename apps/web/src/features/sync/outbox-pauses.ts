import { pauseAfter, retryAfterOf } from '@clutchbook/domain/sync/outbox/answers.rules'
import type { Sending } from '@clutchbook/domain/sync/outbox/order.rules'
import { deviceClock } from './device-clock.ts'
import type { Answered } from './sender-outcomes.ts'

/** Not sent before a moment, for so many failures in a row. */
type Pause = {
  readonly failures: number
  readonly until: number
  /** Nothing was reached: it ends once something is. */
  readonly isUnreached: boolean
}

type Failure = Pick<Answered, 'status' | 'retryAfter'>

const noPause: Pause = { failures: 0, until: 0, isUnreached: false }

const lasts = ({ until }: Pause): boolean => until > Date.now()

function longer(pause: Pause, { status, retryAfter }: Failure): Pause {
  // Calls that were under way together fail once.
  if (lasts(pause)) return pause
  const wait = pauseAfter(pause.failures + 1, retryAfterOf(retryAfter, deviceClock.now()))
  return { failures: pause.failures + 1, until: Date.now() + wait, isUnreached: status === 0 }
}

/** For how long changes that could not be sent wait: single ones, or all while the server can't be reached. */
export function createPauses() {
  const ofEntries = new Map<number, Pause>()
  let ofAll = noPause
  return {
    /** A server that fails one call may take another; one that can't be reached takes none. */
    begin: (sending: Sending, failure: Failure): void => {
      if (failure.status !== 500) ofAll = longer(ofAll, failure)
      else for (const { id } of sending) ofEntries.set(id, longer(ofEntries.get(id) ?? noPause, failure))
    },
    /** A call was answered. */
    end: (sending: Sending): void => {
      ofAll = noPause
      for (const { id } of sending) ofEntries.delete(id)
    },
    endAll: (): void => {
      ofAll = noPause
      ofEntries.clear()
    },
    /** The server answers again; answers whether that was waited for. */
    endUnreached: (): boolean => {
      if (!ofAll.isUnreached || !lasts(ofAll)) return false
      ofAll = { ...ofAll, until: 0 }
      return true
    },
    /** Whether nothing may be sent. */
    isAway: (): boolean => lasts(ofAll),
    isPaused: (id: number): boolean => lasts(ofEntries.get(id) ?? noPause),
    /** When the next pause ends, in milliseconds since 1970; 0 where none lasts. */
    nextEnd: (): number => {
      const ends = [ofAll, ...ofEntries.values()].filter(lasts).map(({ until }) => until)
      return ends.length > 0 ? Math.min(...ends) : 0
    },
  }
}
