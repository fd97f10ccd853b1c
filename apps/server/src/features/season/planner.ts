import { setImmediate as nextTurn } from 'node:timers/promises'
import { isSameSpecies } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { naturalSortKey } from '@clutchbook/domain/kernel/text-order'
import { type Kinship, openKinship, withAncestors } from '@clutchbook/domain/lineage/kinship-columns.rules'
import { knownParts } from '@clutchbook/domain/lineage/known-part.rules'
import { tooManyPairs } from '@clutchbook/domain/season/planner.errors'
import { isTooLarge, reasonsAgainst } from '@clutchbook/domain/season/planner.rules'
import type { PlannedAnimal, PlannerMatrix, PlannerQuery } from '@clutchbook/domain/season/planner.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, todayIn } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { BreedingService } from '../breeding/breeding.service.ts'
import type { GeneticsService } from '../genetics/genetics.service.ts'
import { type HerdRow, listHerd } from './planner.repository.ts'
import { readCandidates } from './planner-candidates.ts'

export type PlannerDependencies = {
  readonly db: Db
  readonly clock: Clock
  readonly breeding: BreedingService
  readonly genetics: GeneticsService
}

/** How many males are counted until everyone else has a turn, and how many of the best pairs tell their odds. */
const malesAtOnce = 10
const mostOdds = 200

/** By name, as people count. */
function inOrder(one: HerdRow, other: HerdRow): number {
  const [name, otherName] = [naturalSortKey(one.name), naturalSortKey(other.name)]
  return name < otherName ? -1 : Number(name > otherName) || one.id - other.id
}

/** How inbred the young of each male with each female would be. */
async function countMatrix(
  { ofYoung }: Kinship,
  males: readonly HerdRow[],
  females: readonly HerdRow[],
): Promise<number[][]> {
  const femaleIds = females.map(({ id }) => id)
  const rows: number[][] = []
  for (const [at, { id }] of males.entries()) {
    if (at > 0 && at % malesAtOnce === 0) await nextTurn()
    rows.push(ofYoung(id, femaleIds))
  }
  return rows
}

/** Which own animals to pair. */
export function createPlanner({ db, clock, breeding, genetics }: PlannerDependencies) {
  /** The best pairs for a target, with what is known against them (GEN-45, GEN-46). */
  const oddsFor = async (actor: Actor, species: string, target: string): Promise<PlannerMatrix['odds']> => {
    const { found, next } = await genetics.pairSearch.search(actor, { species, target, limit: mostOdds })
    return {
      ...{ target: found.target, reach: found.reach, isAll: next === null },
      pairs: found.pairs.map(({ sireId, damId, probability, ofHatchlings, lost, warnings }) => ({
        ...{ maleId: sireId, femaleId: damId, probability, ofHatchlings, lost, warnings },
      })),
    }
  }

  return {
    /** Throws 'not-valid' where there are more pairs than are told at once, and for a target that is not clear. */
    matrix: async (actor: Actor, { species, target }: PlannerQuery): Promise<PlannerMatrix> => {
      const { keeperId, timeZone } = actor
      const today = todayIn(clock, timeZone)
      const herd = await listHerd(db, keeperId)
      const group = herd.filter((row) => !row.isArchived && isSameSpecies(row.species, species))
      const males = group.filter(({ sex }) => sex === 'Male').sort(inOrder)
      const females = group.filter(({ sex }) => sex === 'Female').sort(inOrder)
      if (isTooLarge(males.length, females.length)) throw tooManyPairs(males.length, females.length)
      const odds = target === undefined ? null : await oddsFor(actor, species, target)
      const paired = await breeding.listActivePairs(actor)
      const inProjects = new Set(paired.map(({ femaleId }) => femaleId))
      const candidates = await readCandidates(db, keeperId, { males, females, inProjects, today })
      const ids = group.map(({ id }) => id)
      const line = withAncestors(herd, ids)
      const kinship = openKinship(line)
      const means = kinship.withGroup(ids)
      const known = knownParts(
        line,
        [...males, ...females].map(({ id }) => id),
      )
      const toAnimal = ({ id, name, morph, isParthenogenetic }: HerdRow): PlannedAnimal => {
        const candidate = candidates.get(id)
        const reasons = candidate ? reasonsAgainst(candidate, today) : []
        return {
          ...{ id, name, morph, meanKinship: means.with(id), known: known.get(id) ?? 0 },
          inbreeding: isParthenogenetic ? null : kinship.inbreeding(id),
          ...{ isReady: reasons.length === 0, reasons },
        }
      }
      const [maleIds, femaleIds] = [males, females].map((rows) => new Set(rows.map(({ id }) => id)))
      return {
        species,
        males: males.map(toAnimal),
        females: females.map(toAnimal),
        inbreeding: await countMatrix(kinship, males, females),
        paired: paired
          .filter(({ maleId, femaleId }) => maleIds?.has(maleId) && femaleIds?.has(femaleId))
          .map(({ id, maleId, femaleId }) => ({ maleId, femaleId, breedingProjectId: id })),
        geneDiversity: means.geneDiversity,
        odds,
      }
    },
  }
}
