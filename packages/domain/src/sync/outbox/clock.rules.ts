/** A device whose clock is off by more is told so (OFF-24), in milliseconds. */
const tellsClockAfter = 5 * 60_000

/** By how much the server's clock is ahead of this device's, from the `Date` of an answer; null where it says none. */
export function clockOffset(date: string | null, now: Date): number | null {
  const there = Date.parse(date ?? '')
  return Number.isNaN(there) ? null : there - now.getTime()
}

/** A moment of this device's clock, set right. */
export const setRight = (now: Date, offset: number): Date => new Date(now.getTime() + offset)

/** Whether a clock is so far off that its keeper is told. */
export const isClockOff = (offset: number): boolean => Math.abs(offset) > tellsClockAfter
