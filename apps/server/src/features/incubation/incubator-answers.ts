import { climateAlarmKinds } from '@clutchbook/domain/incubation/alarms.rules'
import { isOverfull } from '@clutchbook/domain/incubation/incubators.rules'
import type { Box, Incubator } from '@clutchbook/domain/incubation/incubators.schema'
import type { Db } from '../../platform/database/database.ts'
import { countEggsInBoxes } from './held-eggs.repository.ts'
import { type BoxRow, countBoxes, type IncubatorRow } from './incubators.repository.ts'
import { listLatest, type PlaceState } from './reading-places.repository.ts'

/** What answers tell of incubators and boxes besides their rows. */
export type Beside = {
  readonly boxes: ReadonlyMap<number, number>
  readonly latest: Awaited<ReturnType<typeof listLatest>>
}

/** Reads what answers tell besides rows, in two statements. */
export async function readBeside(reader: Db, keeperId: number): Promise<Beside> {
  return { boxes: await countBoxes(reader, keeperId), latest: await listLatest(reader, keeperId) }
}

const momentOf = (at: number): string => new Date(at * 1000).toISOString()

/** What was measured last in a place, and where that left it outside of its limits. */
function shownState(state: PlaceState | undefined): Pick<Incubator, 'latest' | 'outside'> {
  if (!state) return { latest: null, outside: [] }
  const { at, temperature, humidity, outside: now } = state
  const outside = climateAlarmKinds.flatMap((kind) => {
    const one = now[kind]
    return one ? [{ kind, since: momentOf(one.since) }] : []
  })
  return { latest: { at: momentOf(at), temperature, humidity }, outside }
}

/** An incubator as its owner reads it. */
export const toIncubator = (
  { keeperId: userId, nameKey: _key, ...row }: IncubatorRow,
  { boxes, latest }: Beside,
): Incubator => {
  const boxCount = boxes.get(row.id) ?? 0
  const state = shownState(latest.incubator.get(row.id))
  return { ...row, userId, ...state, boxCount, isOverfull: isOverfull(row.capacity, boxCount) }
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
  const state = shownState(latest.box.get(row.id))
  return { ...row, userId, ...state, eggCount, isOverfull: isOverfull(row.capacity, eggCount) }
}
