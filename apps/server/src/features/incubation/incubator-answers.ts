import { isOverfull } from '@clutchbook/domain/incubation/incubators.rules'
import type { Box, Incubator } from '@clutchbook/domain/incubation/incubators.schema'
import type { BoxRow, IncubatorRow } from './incubators.repository.ts'

/** An incubator as its owner reads it. */
export const toIncubator = (
  { keeperId: userId, nameKey: _key, ...row }: IncubatorRow,
  boxes: ReadonlyMap<number, number>,
): Incubator => {
  const boxCount = boxes.get(row.id) ?? 0
  return { ...row, userId, boxCount, isOverfull: isOverfull(row.capacity, boxCount) }
}

/** A box as its owner reads it. */
export const toBox = ({ keeperId: userId, nameKey: _key, ...row }: BoxRow): Box => ({ ...row, userId })
