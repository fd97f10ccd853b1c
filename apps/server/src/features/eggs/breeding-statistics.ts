import type { BreedingStatistics } from '@clutchbook/domain/eggs/breeding-statistics.schema'
import { type EggStatus, eggStatuses, hatchRate } from '@clutchbook/domain/eggs/eggs.rules'
import type { Actor } from '../../platform/actor.ts'
import { countEggs, type EggCount } from './breeding-statistics.repository.ts'
import type { EggsDependencies } from './egg-reading.ts'

/** Makes what tells a keeper their own seasons in figures (COL-Q03), in two queries. */
export const createBreedingStatistics =
  ({ db, breeding }: Pick<EggsDependencies, 'db' | 'breeding'>) =>
  async (actor: Actor): Promise<BreedingStatistics> => {
    const counts = await countEggs(db, actor.keeperId)
    const { eggs, rate } = figuresOf(counts)
    return {
      projectsByStatus: await breeding.countByStatus(actor),
      eggsByStatus: eggStatuses.map((status) => ({ status, count: sumOf(counts, status) })),
      eggs,
      hatchRate: rate,
      projects: listProjects(counts),
    }
  }

const sumOf = (counts: readonly EggCount[], status?: EggStatus): number =>
  counts.reduce((sum, one) => (status === undefined || one.status === status ? sum + one.count : sum), 0)

function figuresOf(counts: readonly EggCount[]) {
  const eggs = sumOf(counts)
  const [incubating, hatched] = [sumOf(counts, 'Incubating'), sumOf(counts, 'Hatched')]
  return { eggs, incubating, hatched, rate: hatchRate({ eggs, incubating, hatched }) }
}

function listProjects(counts: readonly EggCount[]): BreedingStatistics['projects'] {
  const projects = Map.groupBy(counts, ({ projectId }) => projectId)
  return Array.from(projects).flatMap(([projectId, own]) => {
    const name = own[0]?.name
    if (projectId === null || !name) return []
    const { rate, ...figures } = figuresOf(own)
    const failed = sumOf(own, 'Failed')
    const [infertile, slugged] = [sumOf(own, 'Infertile'), sumOf(own, 'Slugged')]
    return [{ projectId, name, ...figures, failed, infertile, slugged, hatchRate: rate }]
  })
}
