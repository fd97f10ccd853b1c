import { clockOffset, setRight } from '@clutchbook/domain/sync/outbox/clock.rules'
import { createListeners } from '../../shared/listeners.ts'
import { keepChoice, readChoice } from '../../shared/ui/stored-choice.ts'

const offsetKey = 'clutchbook-clock'

/** Answers take a while, and tell no parts of a second: less is no difference. In milliseconds. */
const least = 2000

let offset = Number(readChoice(offsetKey)) || 0
const { subscribe, tell } = createListeners()

/** The clock of this device, set right by what the server's answers say (OFF-24). */
export const deviceClock = {
  now: (): Date => setRight(new Date(), offset),
  /** By how much the server's clock is ahead, in milliseconds; 0 while nobody knows. */
  offset: (): number => offset,
  subscribe,
  /** Takes the time from an answer. */
  heed: (headers: Headers): void => {
    const heard = clockOffset(headers.get('Date'), new Date())
    if (heard === null) return
    const next = Math.abs(heard) < least ? 0 : heard
    if (Math.abs(next - offset) < least) return
    offset = next
    keepChoice(offsetKey, String(next))
    tell()
  },
}

/** Says when a change was meant (OFF-08). */
export const writtenAtHeader = (writtenAt: string) => ({ 'Clutchbook-Written-At': writtenAt })
