import { isOverfull } from '@clutchbook/domain/incubation/incubators.rules'
import type { Box, Incubator } from '@clutchbook/domain/incubation/incubators.schema'
import type { MeasuredValues } from '@clutchbook/domain/incubation/readings.rules'
import type { Db } from '../../platform/database/database.ts'
import { countEggsInBoxes } from './held-eggs.repository.ts'
import { type BoxRow, countBoxes, type IncubatorRow } from './incubators.repository.ts'
import { listLatest } from './reading-places.repository.ts'

/** What answers tell of incubators and boxes besides their rows. */
export type Beside = {
  readonly boxes: ReadonlyMap<number, number>
  readonly latest: Awaited<ReturnType<typeof listLatest>>
}

/** Reads what answers tell besides rows, in two statements. */
export async function readBeside(reader: Db, keeperId: number): Promise<Beside> {
  return { boxes: await countBoxes(reader, keeperId), latest: await listLatest(reader, keeperId) }
}

const shownLatest = (latest: MeasuredValues | undefined): Incubator['latest'] =>
  latest ? { ...latest, at: new Date(latest.at * 1000).toISOString() } : null

/** An incubator as its owner reads it. */
export const toIncubator = (
  { keeperId: userId, nameKey: _key, ...row }: IncubatorRow,
  { boxes, latest }: Beside,
): Incubator => {
  const boxCount = boxes.get(row.id) ?? 0
  const last = shownLatest(latest.incubator.get(row.id))
  return { ...row, userId, latest: last, boxCount, isOverfull: isOverfull(row.capacity, boxCount) }
}

/** What answers tell of boxes besides their rows. */
export type BesideBoxes = Pick<Beside, 'latest'> & { readonly eggs: ReadonlyMap<number, number> }

/** Reads what answers tell of boxes besides rows, in two statements. */
export async function readBesideBoxes(reader: Db, keeperId: number): Promise<BesideBoxes> {
  return { eggs: await countEggsInBoxes(reader, keeperId), latest: await listLatest(reader, keeperId) }
}

/** A box as its owner reads it. */
export const toBox = (
  { keeperId: userId, nameKey: _key, ...row }: BoxRow,
  { eggs, latest }: BesideBoxes,
): Box => {
  const eggCount = eggs.get(row.id) ?? 0
  const last = shownLatest(latest.box.get(row.id))
  return { ...row, userId, latest: last, eggCount, isOverfull: isOverfull(row.capacity, eggCount) }
}
