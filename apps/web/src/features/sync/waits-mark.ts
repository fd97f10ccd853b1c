import { forgetChoice, keepChoice, readChoice } from '../../shared/ui/stored-choice.ts'
import { deviceClock } from './device-clock.ts'

const prefix = 'clutchbook-waits-'
const markOf = (person: number): string => `${prefix}${person}`

/** Whether something of a person waits on this device, sealed while they are not in. */
export const hasWaiting = (person: number): boolean => readChoice(markOf(person)) !== null

/** When its person was last in here or it changed, of what waits; null where no moment is known. */
export function waitsSince(person: number): Date | null {
  const since = new Date(readChoice(markOf(person)) ?? '')
  return Number.isNaN(since.getTime()) ? null : since
}

/** Notes whether something of a person waits here, as of now. */
export function markWaiting(person: number, waits: boolean): void {
  if (waits) keepChoice(markOf(person), deviceClock.now().toISOString())
  else forgetChoice(markOf(person))
}

/** Of whom something waits here, whoever is in. */
export function peopleWaiting(): number[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => Number(name.slice(prefix.length)))
  } catch {
    // A browser that keeps nothing has nobody.
    return []
  }
}
