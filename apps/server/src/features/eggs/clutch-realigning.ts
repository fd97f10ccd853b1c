import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Tx } from '../../platform/database/database.ts'
import { recomputeYoung } from '../collection/collection.service.ts'
import { followEggs } from './clutch-hatch.repository.ts'
import {
  type AstrayEgg,
  clearClutches,
  type EggsAndClutches,
  listAstray,
  listNumbersOf,
  touchSired,
  writeProjects,
} from './clutch-realigning.repository.ts'

/** How many numbers one statement names. */
const atOnce = 500

/** Takes eggs out of their clutches, and what hatched from them too. */
export async function takeOutOfClutches(tx: Tx, keeperId: number, eggIds: readonly number[]): Promise<void> {
  for (const ids of inPortions(eggIds, atOnce)) {
    await clearClutches(tx, keeperId, ids)
    await recomputeYoung(tx, keeperId, await followEggs(tx, keeperId, ids))
  }
}

/**
 * Has eggs be in the project of their clutch again (CLU-06), after some of both came back from the trash: an egg follows a
 * clutch that has moved since. One that can't lie in its clutch any more is taken out: where that became a litter (CLU-03),
 * was laid after the egg hatched (CLU-09), or has an egg of its number in its project (EGG-43). Answers those.
 */
export async function realignEggs(tx: Tx, keeperId: number, asked: EggsAndClutches): Promise<AstrayEgg[]> {
  const astray = await listAstray(tx, keeperId, asked)
  if (astray.length === 0) return []
  const { stay = [], leave = [] } = Object.groupBy(astray, (egg) => (mayLie(egg) ? 'stay' : 'leave'))
  const isFree = await findFreeNumbers(tx, keeperId, stay)
  const { follow = [], meet = [] } = Object.groupBy(stay, (egg) => (isFree(egg) ? 'follow' : 'meet'))
  const out = [...leave, ...meet]
  await writeProjects(tx, keeperId, follow)
  await takeOutOfClutches(
    tx,
    keeperId,
    out.map(({ id }) => id),
  )
  return out
}

const mayLie = ({ kind, hatchDate, clutchDay }: AstrayEgg): boolean =>
  kind === 'eggs' && (hatchDate === null || hatchDate >= clutchDay)

/** Tells of each egg in turn whether the project of its clutch has none of its number, nor gets one before it. */
async function findFreeNumbers(tx: Tx, keeperId: number, eggs: readonly AstrayEgg[]) {
  const projects = new Set(eggs.flatMap(({ clutchProjectId }) => clutchProjectId ?? []))
  const numbers = new Set(eggs.flatMap(({ eggNumber }) => eggNumber || []))
  const placeOf = (projectId: number | null, number: string): string => `${projectId} ${number}`
  const taken = new Set(
    (await listNumbersOf(tx, keeperId, [...projects], [...numbers])).map(({ breedingProjectId, eggNumber }) =>
      placeOf(breedingProjectId, eggNumber),
    ),
  )
  return ({ clutchProjectId, eggNumber }: AstrayEgg): boolean => {
    if (clutchProjectId === null || eggNumber === '') return true
    const place = placeOf(clutchProjectId, eggNumber)
    return !taken.has(place) && Boolean(taken.add(place))
  }
}

/** Has clutches be one version on whose sires came back, by the numbers of those rows. */
export async function touchClutchesOfSires(
  tx: Tx,
  keeperId: number,
  sireIds: readonly number[],
): Promise<void> {
  for (const ids of inPortions(sireIds, atOnce)) await touchSired(tx, keeperId, ids)
}
