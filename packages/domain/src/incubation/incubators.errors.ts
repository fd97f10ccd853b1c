import { DomainError, type FieldErrors, StaleVersionError } from '../kernel/domain-error.ts'
import { incubatorLimits, incubatorMessages } from './incubators.rules.ts'
import type { Box, Incubator } from './incubators.schema.ts'

const incubatorMissing = 'Incubator not found'

export const incubatorNotFound = () => new DomainError('not-found', incubatorMissing)

export const boxNotFound = () => new DomainError('not-found', 'Box not found')

/** Of a body that names it. */
export const namedIncubatorNotFound = () =>
  new DomainError('not-found', incubatorMissing, { incubatorId: incubatorMissing })

export const incubatorPlaceNotFound = () =>
  new DomainError('not-found', 'Place not found', { placeId: 'Place not found' })

const changed = (what: string): string =>
  `This ${what} was changed somewhere else in the meantime. Reload it and make your change again.`

export const incubatorChangedMeanwhile = (current: Incubator) =>
  new StaleVersionError(changed('incubator'), current)

export const boxChangedMeanwhile = (current: Box) => new StaleVersionError(changed('box'), current)

export const incubatorNameTaken = () =>
  new DomainError('taken', incubatorMessages.nameTaken, { name: incubatorMessages.nameTaken })

export const boxNameTaken = () =>
  new DomainError('taken', incubatorMessages.boxNameTaken, { name: incubatorMessages.boxNameTaken })

/** Eggs that incubate lie in what would go (CLU-20). */
export const holdsEggs = (what: 'incubator' | 'box', eggs: number) =>
  new DomainError(
    'taken',
    `${eggs === 1 ? 'An egg incubates' : `${eggs} eggs incubate`} in this ${what}. Please put ${eggs === 1 ? 'it' : 'them'} elsewhere first.`,
  )

/** Of a body that names the box of a clutch or an egg. */
export const namedBoxNotFound = () =>
  new DomainError('not-found', 'Box not found', { boxId: 'Box not found' })

/** Refuses what rules say of fields. */
export const refuseIncubator = (problems: FieldErrors): DomainError =>
  new DomainError('not-valid', Object.values(problems)[0] ?? 'This incubator can’t be kept so', problems)

export const tooManyIncubators = () =>
  new DomainError(
    'not-valid',
    `More than ${incubatorLimits.incubators} incubators are not kept. Please remove some first.`,
  )

export const tooManyBoxes = () =>
  new DomainError(
    'not-valid',
    `More than ${incubatorLimits.boxes} boxes are not kept in one incubator. Please remove some first.`,
  )
