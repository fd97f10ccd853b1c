import { DomainError } from '../kernel/domain-error.ts'
import { clutchLogMessages } from './clutch-log.rules.ts'

export const clutchEntryNotFound = () => new DomainError('not-found', 'Entry not found')

/** Of an egg that is in no or in another clutch. */
export const eggOfOtherClutch = () =>
  new DomainError('not-found', 'Egg not found in this clutch', { eggs: 'Egg not found in this clutch' })

export const clutchLogFull = () => new DomainError('not-valid', clutchLogMessages.full)
