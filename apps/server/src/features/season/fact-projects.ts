import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import {
  projectOfFact,
  type StatusMove,
  statusAfterFact,
  withoutFact,
} from '@clutchbook/domain/season/following.rules'
import type { FactKind } from '@clutchbook/domain/season/season-facts.rules'
import type { Tx } from '../../platform/database/database.ts'
import { findProjectStatus, moveProject } from '../breeding/breeding.service.ts'
import {
  changeMove,
  type FactRow,
  listFactsOfProject,
  type listProjectsOf,
} from './season-facts.repository.ts'

type PairedProject = Awaited<ReturnType<typeof listProjectsOf>>[number]

/** A fact that is about to be stored. */
type Telling = {
  readonly kind: FactKind
  readonly day: CivilDay
  readonly maleId: number | null
  readonly breedingProjectId: number | null
}

/** The columns of a fact that tell its project and what it moved there, and the move itself. */
export type Followed = Pick<FactRow, 'breedingProjectId' | 'movedFrom' | 'movedTo'> & {
  readonly projectMoved: ProjectMove | null
}

/**
 * Has the project of a fact follow it (SEA-05). A fact of a day to come moves nothing, but is of that project. `projects`
 * are those of its female.
 */
export async function followFact(
  tx: Tx,
  keeperId: number,
  fact: Telling,
  { projects, today }: { readonly projects: readonly PairedProject[]; readonly today: CivilDay },
): Promise<Followed> {
  const project = projectOfFact(projects, fact)
  const nothing = { movedFrom: null, movedTo: null, projectMoved: null }
  if (!project) return { breedingProjectId: fact.breedingProjectId, ...nothing }
  const breedingProjectId = project.id
  const to = statusAfterFact(project.status, fact.kind)
  if (to === project.status || fact.day > today) return { breedingProjectId, ...nothing }
  const projectMoved = await moveProject(tx, keeperId, breedingProjectId, { status: to })
  return { breedingProjectId, movedFrom: project.status, movedTo: to, projectMoved }
}

/** What of a stored fact tells what it moved. */
type Moved = Pick<FactRow, 'keeperId' | 'id' | 'kind' | 'breedingProjectId' | 'movedFrom' | 'movedTo'>

/**
 * Gives a project the status back that a fact moved it from, where it stands and no other fact tells it (SEA-05). Facts of
 * days to come tell nothing yet.
 */
export async function giveBack(tx: Tx, fact: Moved, today: CivilDay): Promise<void> {
  const { keeperId, id, breedingProjectId, movedFrom, movedTo } = fact
  const gone = moveOf({ movedFrom, movedTo })
  if (breedingProjectId === null || gone === null) return
  const status = await findProjectStatus(tx, keeperId, breedingProjectId)
  if (status === undefined) return
  const rows = await listFactsOfProject(tx, keeperId, { breedingProjectId, but: id, upTo: today })
  const others = rows.map((row) => ({ id: row.id, kind: row.kind, move: moveOf(row) }))
  const without = withoutFact(status, gone, others)
  const moved = without.staying.filter((one, at) => one.move !== others[at]?.move)
  for (const { id: of, move } of moved)
    await changeMove(tx, keeperId, of, { movedFrom: move?.from ?? null, movedTo: move?.to ?? null })
  if (without.status === status) return
  // A lock that is taken back confirmed nothing.
  const isUnlocked = gone.to === 'Confirmed Lock' && others.every(({ kind }) => kind !== 'lock')
  await moveProject(tx, keeperId, breedingProjectId, {
    ...{ status: without.status, ...(isUnlocked ? { confirmedLock: false } : {}) },
  })
}

const moveOf = ({
  movedFrom: from,
  movedTo: to,
}: Pick<FactRow, 'movedFrom' | 'movedTo'>): StatusMove | null =>
  from === null || to === null ? null : { from, to }

/**
 * Has the project of a fact that came back from the trash follow it like a new one. An introduction that moved nothing may be
 * planned, and moves nothing now.
 */
export async function followAgain(tx: Tx, fact: Moved): Promise<void> {
  const { keeperId, id, kind, breedingProjectId, movedTo } = fact
  if (breedingProjectId === null || (kind === 'introduced' && movedTo === null)) return
  const status = await findProjectStatus(tx, keeperId, breedingProjectId)
  const to = status && statusAfterFact(status, kind)
  if (status === undefined || to === undefined || to === status) return
  await moveProject(tx, keeperId, breedingProjectId, { status: to })
  await changeMove(tx, keeperId, id, { movedFrom: status, movedTo: to })
}
