import { keepChoice, readChoice } from '../../shared/ui/stored-choice.ts'

/** Where the browser keeps whether its keeper had plans: only then a day's work is asked for before that is known. */
const key = 'clutchbook-plans'

export const expectsWork = (): boolean => readChoice(key) === 'yes'

export function keepExpectation(hasPlans: boolean): void {
  if (hasPlans !== expectsWork()) keepChoice(key, hasPlans ? 'yes' : 'no')
}
