import type { Clock } from '../platform/clock.ts'

/** A clock that stands still until it is moved. */
export type TestClock = Clock & {
  readonly moveOn: (step: { days?: number; hours?: number; minutes?: number }) => void
  /** Sets it to a moment in ISO 8601, earlier or later. */
  readonly moveTo: (moment: string) => void
}

export function createTestClock(start = '2026-06-15T12:00:00.000Z'): TestClock {
  let now = new Date(start)
  return {
    now: () => now,
    moveOn: ({ days = 0, hours = 0, minutes = 0 }) => {
      now = new Date(now.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000)
    },
    moveTo: (moment) => {
      now = new Date(moment)
    },
  }
}
