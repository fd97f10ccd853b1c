import type { Clutch } from '@clutchbook/domain/clutches/clutches.schema'
import { type ComparedClutch, compareBy } from '@clutchbook/domain/season/compare.rules'
import type { ComparedSeason, CompareQuery } from '@clutchbook/domain/season/compare.schema'
import { knownName } from '@clutchbook/domain/species/species.rules'
import type { Actor } from '../../platform/actor.ts'
import type { SeasonDependencies } from './fact-reading.ts'

/** Species are compared by the name of science where it is known, however the keeper wrote them. */
const toCompared = ({ liveCount, stillbornCount, species, ...clutch }: Clutch): ComparedClutch => ({
  ...clutch,
  species: species === null ? null : knownName(species),
  // Deleted sires are told by their names.
  sireCount: Math.max(clutch.sireIds.length, clutch.sireNames.length),
  liveCount: liveCount ?? 0,
  stillbornCount: stillbornCount ?? 0,
})

/** How seasons compare (SEA-17). */
export const createComparedSeasons =
  ({ eggs }: SeasonDependencies) =>
  async (actor: Actor, { by }: CompareQuery): Promise<ComparedSeason[]> => {
    // Those of which eggs incubate don't count, and when they hatch would be foretold.
    const query = { sort: 'newest', status: 'ended' } as const
    const { clutches } = await eggs.clutches.list(actor, query, { withSex: false })
    const names = new Map(
      clutches.flatMap(({ femaleId, femaleName, sireIds, sireNames }) => [
        [femaleId, femaleName] as const,
        ...(sireIds.length === sireNames.length
          ? sireIds.map((id, at) => [id, sireNames[at] ?? null] as const)
          : []),
      ]),
    )
    return compareBy(by, clutches.map(toCompared)).map((row) => ({
      ...row,
      femaleName: row.femaleId === null ? null : (names.get(row.femaleId) ?? null),
      maleName: row.maleId === null ? null : (names.get(row.maleId) ?? null),
    }))
  }
