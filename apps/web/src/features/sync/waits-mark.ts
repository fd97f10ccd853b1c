import { forgetChoice, keepChoice, readChoice } from '../../shared/ui/stored-choice.ts'

const markOf = (person: number): string => `clutchbook-waits-${person}`

/** Whether something of a person waits on this device, sealed while they are not in. */
export const hasWaiting = (person: number): boolean => readChoice(markOf(person)) !== null

/** Notes whether something of a person waits here. */
export function markWaiting(person: number, waits: boolean): void {
  if (waits) keepChoice(markOf(person), 'yes')
  else forgetChoice(markOf(person))
}
