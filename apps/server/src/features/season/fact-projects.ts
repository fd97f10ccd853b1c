import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import {
  type KeptMove,
  moveOf,
  type Teller,
  withoutMove,
} from '@clutchbook/domain/breeding/status-moves.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { projectOfFact, statusAfterFact, statusToldBy } from '@clutchbook/domain/season/following.rules'
import type { FactKind } from '@clutchbook/domain/season/season-facts.rules'
import { type Clock, latestToday } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { findProjectStatus, moveProject } from '../breeding/breeding.service.ts'
import type { ClutchLeaves } from '../eggs/eggs.hooks.ts'
import { changeClutchMove, listClutchTellers } from '../eggs/eggs.service.ts'
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
export type Followed = KeptMove & {
  readonly breedingProjectId: number | null
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
type Moved = KeptMove & Pick<FactRow, 'keeperId' | 'id' | 'kind' | 'breedingProjectId'>

/** Something that is about to leave a project, and what it moved there. */
type Leaving = Omit<Moved, 'kind'> & {
  readonly of: 'fact' | 'clutch'
}

/** A fact or a clutch of a project, and what it tells that. */
type FoundTeller = Teller & { readonly of: Leaving['of']; readonly id: number }

/** Everything that tells a project its status, but what leaves. Facts and clutches of days to come tell nothing yet. */
async function listTellers(
  tx: Tx,
  keeperId: number,
  breedingProjectId: number,
  { leaving, today }: { readonly leaving: Leaving; readonly today: CivilDay },
): Promise<FoundTeller[]> {
  const facts = await listFactsOfProject(tx, keeperId, { breedingProjectId, upTo: today })
  const but = leaving.of === 'clutch' ? leaving.id : undefined
  const clutches = await listClutchTellers(tx, keeperId, breedingProjectId, { today, but })
  const all: FoundTeller[] = [
    ...facts.map((row) => ({
      ...{ of: 'fact' as const, id: row.id },
      ...{ told: statusToldBy(row.kind), move: moveOf(row) },
    })),
    ...clutches.map(({ id, told, move }) => ({ of: 'clutch' as const, id, told, move })),
  ]
  return all.filter(({ of, id }) => of !== leaving.of || id !== leaving.id)
}

/**
 * Gives a project the status back that something moved it from which leaves, where it stands and nothing else tells it
 * (SEA-05).
 */
async function takeBackMove(tx: Tx, leaving: Leaving, today: CivilDay): Promise<void> {
  const { keeperId, breedingProjectId } = leaving
  const gone = moveOf(leaving)
  if (breedingProjectId === null || gone === null) return
  const status = await findProjectStatus(tx, keeperId, breedingProjectId)
  if (status === undefined) return
  const others = await listTellers(tx, keeperId, breedingProjectId, { leaving, today })
  const without = withoutMove(status, gone, others)
  const moved = without.staying.filter((one, at) => one.move !== others[at]?.move)
  for (const { of, id, move } of moved)
    await (of === 'clutch' ? changeClutchMove : changeMove)(tx, keeperId, id, move)
  if (without.status === status) return
  // A lock that is taken back confirmed nothing.
  const isUnlocked = gone.to === 'Confirmed Lock' && others.every(({ told }) => told !== 'Confirmed Lock')
  await moveProject(tx, keeperId, breedingProjectId, {
    ...{ status: without.status, ...(isUnlocked ? { confirmedLock: false } : {}) },
  })
}

/** Takes back what a fact moved that leaves, or that tells something else from now on. */
export const giveBack = (tx: Tx, fact: Moved, today: CivilDay): Promise<void> =>
  takeBackMove(tx, { ...fact, of: 'fact' }, today)

/** Takes back what a clutch moved that leaves its project, or is deleted. */
export const giveBackOfClutch =
  (clock: Clock): ClutchLeaves =>
  (tx, clutch) =>
    takeBackMove(tx, { ...clutch, of: 'clutch' }, latestToday(clock))

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
  await changeMove(tx, keeperId, id, { from: status, to })
}
