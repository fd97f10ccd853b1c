import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import type { Db } from '../../platform/database/database.ts'
import { thumbAddressOf } from '../media/media.service.ts'
import { countInProjects, type JoinedRow } from './project-lists.repository.ts'

type Counts = Pick<Project, 'eggCount' | 'incubatingCount' | 'hatchedCount' | 'offspringCount'>

const noCounts: Counts = { eggCount: 0, incubatingCount: 0, hatchedCount: 0, offspringCount: 0 }

/** Projects as their owner reads them, with what hangs on each counted. Rows come newest first. */
export async function toProjects(
  reader: Db,
  keeperId: number,
  rows: readonly JoinedRow[],
): Promise<Project[]> {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const counts = await countsIn(reader, keeperId, { from: last.id, to: first.id })
  return rows.map((row) => toProject(row, counts.get(row.id) ?? noCounts))
}

async function countsIn(
  reader: Db,
  keeperId: number,
  span: { from: number; to: number },
): Promise<Map<number, Counts>> {
  const { eggs, offspring } = await countInProjects(reader, keeperId, span)
  const counts = new Map<number, Counts>()
  const add = (projectId: number, more: Partial<Counts>): void => {
    const sum = { ...(counts.get(projectId) ?? noCounts) }
    for (const key of Object.keys(more) as (keyof Counts)[]) sum[key] += more[key] ?? 0
    counts.set(projectId, sum)
  }
  for (const { projectId, status, count } of eggs) {
    add(projectId, {
      eggCount: count,
      incubatingCount: status === 'Incubating' ? count : 0,
      hatchedCount: status === 'Hatched' ? count : 0,
    })
  }
  for (const { projectId, count } of offspring) add(projectId, { offspringCount: count })
  return counts
}

const photoOf = (mediaId: number | null): string | null => (mediaId === null ? null : thumbAddressOf(mediaId))

function toProject(row: JoinedRow, counts: Counts): Project {
  const { id, version, createdAt, name, projectCode, maleId, femaleId, startDate, status } = row
  const { nextClutchDate, expectedLayDate, clutchSize, notes } = row
  return {
    id,
    userId: row.keeperId,
    version,
    createdAt,
    name,
    projectCode,
    maleId,
    femaleId,
    // What is linked is told as it is now; of what was deleted, as it was then.
    maleName: row.sireName ?? row.maleName,
    femaleName: row.damName ?? row.femaleName,
    maleMorph: maleId === null ? row.maleMorph : row.sireMorph,
    femaleMorph: femaleId === null ? row.femaleMorph : row.damMorph,
    malePhoto: photoOf(row.sirePhoto),
    femalePhoto: photoOf(row.damPhoto),
    species: row.damSpecies ?? row.sireSpecies ?? row.species,
    startDate,
    status,
    nextClutchDate,
    expectedLayDate,
    clutchSize,
    season: row.season,
    confirmedLock: Boolean(row.confirmedLock),
    notes,
    ...counts,
  }
}
