import { lowAmong, piecesAsked } from '@clutchbook/domain/husbandry/thaw-stock.rules'
import type { Actor } from '../../platform/actor.ts'
import { type FeederRow, listFeeders } from './feeders.repository.ts'
import { readThawed, type TodayDependencies } from './today.ts'

/** Whose food is read, and where they are. */
type Keeper = Pick<Actor, 'keeperId' | 'timeZone'>

/** How many pieces are to be thawed today and tomorrow, by the key of like food. */
export const readThaw = async (
  reading: TodayDependencies,
  keeper: Keeper,
): Promise<ReadonlyMap<string, number>> => piecesAsked(await readThawed(reading, keeper))

/** The keeper's feeders that are low (FED-04). */
export async function readLow(reading: TodayDependencies, keeper: Keeper): Promise<FeederRow[]> {
  const feeders = await listFeeders(reading.db, keeper.keeperId)
  return feeders.length === 0 ? [] : lowAmong(feeders, await readThaw(reading, keeper))
}
