import { formatAmount } from '../kernel/amount.ts'
import { DomainError, refuseField } from '../kernel/domain-error.ts'
import { readingSheetLimits } from './reading-sheets.rules.ts'
import type { MeasuredPlace } from './readings.rules.ts'

/** Of readings that name a place which is not the keeper's. */
export const measuredPlaceNotFound = ({ kind }: MeasuredPlace) => {
  const message = kind === 'incubator' ? 'Incubator not found' : 'Box not found'
  return new DomainError('not-found', message, { readings: message })
}

export const alarmNotFound = () => new DomainError('not-found', 'Alarm not found')

export const readingImportNotFound = () =>
  new DomainError('not-found', 'This import is not there any more. Its readings may have been taken back.')

/** A file whose headings are not those of a known one. */
export const unreadableReadings = (problem: string) => refuseField('file', problem)

export const noReadings = () => refuseField('file', 'There are no readings in this file.')

export const tooManyReadings = () =>
  new DomainError(
    'too-large',
    `The file has more than ${formatAmount(readingSheetLimits.rows)} readings. Please import it in parts.`,
  )
