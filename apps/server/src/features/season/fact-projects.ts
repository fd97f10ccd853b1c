import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { projectOfFact, statusAfterFact, statusWithoutFact } from '@clutchbook/domain/season/following.rules'
import type { FactKind } from '@clutchbook/domain/season/season-facts.rules'
import type { Tx } from '../../platform/database/database.ts'
import { findProjectStatus, moveProject } from '../breeding/breeding.service.ts'
import { type FactRow, listKindsOf, type listProjectsOf } from './season-facts.repository.ts'

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

/** Gives a project the status back that a fact moved it from, where it stands and no other fact tells it (SEA-05). */
export async function giveBack(tx: Tx, fact: Moved, today: CivilDay): Promise<void> {
  const { keeperId, id, breedingProjectId, movedFrom: from, movedTo: to } = fact
  if (breedingProjectId === null || from === null || to === null) return
  const status = await findProjectStatus(tx, keeperId, breedingProjectId)
  if (status === undefined) return
  const others = await listKindsOf(tx, keeperId, { breedingProjectId, but: id, upTo: today })
  const staying = others.map(({ kind }) => kind)
  const back = statusWithoutFact(status, { from, to }, staying)
  if (back === status) return
  // A lock that is taken back confirmed nothing.
  const unlocked = to === 'Confirmed Lock' && !staying.includes('lock') ? { confirmedLock: false } : {}
  await moveProject(tx, keeperId, breedingProjectId, { status: back, ...unlocked })
}

/** Moves the project of a fact again that came back from the trash, where it is as before the fact. */
export async function followAgain(tx: Tx, fact: Omit<Moved, 'id' | 'kind'>): Promise<void> {
  const { keeperId, breedingProjectId, movedFrom, movedTo } = fact
  if (breedingProjectId === null || movedFrom === null || movedTo === null) return
  const status = await findProjectStatus(tx, keeperId, breedingProjectId)
  if (status === movedFrom) await moveProject(tx, keeperId, breedingProjectId, { status: movedTo })
}
