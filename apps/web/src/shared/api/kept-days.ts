import { keptDays } from '@clutchbook/domain/sync/sync.rules'
import { createListeners } from '../listeners.ts'

let days: number = keptDays
const { subscribe, tell } = createListeners()

/** For how many days back this device has all records; before that only some. */
export const daysKept = {
  now: (): number => days,
  subscribe,
  show: (next: number): void => {
    if (next === days) return
    days = next
    tell()
  },
}
