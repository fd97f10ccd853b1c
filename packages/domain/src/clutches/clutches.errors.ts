import { DomainError, type FieldErrors, refuseField, StaleVersionError } from '../kernel/domain-error.ts'
import { clutchMessages } from './clutches.rules.ts'
import type { WholeClutch } from './clutches.schema.ts'

const notFound = 'Clutch not found'

export const clutchNotFound = () => new DomainError('not-found', notFound)

/** Of an egg that names its clutch. */
export const eggClutchNotFound = () => new DomainError('not-found', notFound, { clutchId: notFound })

/** Of the female or the sires of a clutch. */
export const clutchParentNotFound = (field: 'femaleId' | 'sireIds') =>
  new DomainError('not-found', 'Animal not found', { [field]: 'Animal not found' })

/** Of eggs that are to move in. */
export const movingEggNotFound = (field: 'eggIds' | 'ids' | 'ended') =>
  new DomainError('not-found', 'Egg not found', { [field]: 'Egg not found' })

export const clutchChangedMeanwhile = (current: WholeClutch) =>
  new StaleVersionError(
    'This clutch was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
  )

export const clutchCodeTaken = () =>
  new DomainError('taken', clutchMessages.codeTaken, { code: clutchMessages.codeTaken })

/** Refuses what rules say of fields. */
export const refuseClutch = (problems: FieldErrors): DomainError =>
  new DomainError('not-valid', Object.values(problems)[0] ?? 'This clutch can’t be kept so', problems)

export const litterHasNoEggs = (field: 'clutchId' | 'ids') => refuseField(field, clutchMessages.eggsOfLitter)
