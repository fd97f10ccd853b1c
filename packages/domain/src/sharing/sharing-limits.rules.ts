import { addDays, type CivilDay, civilDayOf } from '../kernel/civil-day.ts'
import type { TextRule } from '../kernel/fields.ts'
import { momentOf } from '../kernel/time-zone.ts'

/** The moment at which sharing ends that lasts through a day: the midnight after it, where the keeper is. */
export const endAfter = (lastDay: CivilDay, timeZone: string): Date =>
  momentOf(addDays(lastDay, 1), '00:00', timeZone)

/** The last day on which something is shared that ends at a moment. */
export const lastDayBefore = (end: Date, timeZone: string): CivilDay =>
  civilDayOf(new Date(end.getTime() - 1), timeZone)

/** Days after today that an end is offered at with one choice. */
export const offeredDays = [1, 7, 30] as const

/** How long the password of a shared page may be. */
export const pagePasswordLength = { least: 4, most: 100 } as const

/** What is wrong with a password that is to guard a shared page. */
export const pagePasswordProblem: TextRule = (password) => {
  const { least, most } = pagePasswordLength
  if (password.trim().length < least) return `Please use at least ${least} characters`
  return password.length > most ? `Please use at most ${most} characters` : null
}
