import type { TimeOfDay } from '../kernel/time-zone.ts'

/** The hours between doses that a form offers (HUS-25). */
export const offeredHours = [6, 8, 12, 24] as const

const two = (value: number): string => String(value).padStart(2, '0')

/** The times of a day, rising, of what is done every so many hours, once of them at `first`: from 08:00 every 12 hours it is 08:00 and 20:00. */
export function timesEvery(hours: (typeof offeredHours)[number], first: TimeOfDay): TimeOfDay[] {
  const [hour = 0, minute = 0] = first.split(':').map(Number)
  return Array.from({ length: 24 / hours }, (_, n) => `${two((hour + n * hours) % 24)}:${two(minute)}`).sort()
}
