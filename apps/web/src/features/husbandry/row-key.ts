import type { TodayRow } from './today.queries.ts'

/** What tells a row of Today from the others: a plan of a place has one for each animal that it holds for. */
export type RowName = Pick<TodayRow, 'planId' | 'animalId'>

export const rowKey = ({ planId, animalId }: RowName): string => `${planId} ${animalId ?? ''}`
