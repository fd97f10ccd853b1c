import { nameKeyOf } from '@clutchbook/domain/incubation/incubators.rules'
import { type KeptReading, sumsOf } from '@clutchbook/domain/incubation/reading-hours.rules'
import { toSumsRow } from './readings.repository.ts'

/** The column of an incubator or a box that follows from its others: its name as names are compared. */
export const deriveName = ({ name }: { readonly name: string }) => ({ nameKey: nameKeyOf(name) })

/** The columns of an hour that follow from its readings: their sums. */
export const deriveReadingHour = ({ hour, readings }: { readonly hour: number; readonly readings: string }) =>
  toSumsRow(sumsOf(hour, JSON.parse(readings) as KeptReading[]))
