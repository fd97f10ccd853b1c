import type { EggsTell } from '@clutchbook/domain/breeding/breeding.rules'
import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import type { SavedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { BreedingService } from '../breeding/breeding.service.ts'
import { toEgg } from './egg-answers.ts'
import type { Now } from './egg-values.ts'
import type { EggRow } from './eggs.repository.ts'

type Work = {
  readonly tx: Tx
  readonly actor: Actor
  readonly breeding: BreedingService
  readonly now: Now
}

/** An egg as it was saved, and as it was before. */
type Change = { readonly row: EggRow; readonly before: EggRow | null }

/**
 * What an egg tells its project: where it is new to it or has hatched. An egg that is to be laid on a day to come tells
 * nothing yet.
 */
function toldBy({ row, before }: Change, today: CivilDay): { projectId: number; tell: EggsTell } | null {
  const { breedingProjectId: projectId, status, layDate } = row
  const isNew = projectId !== before?.breedingProjectId
  const hatched = status === 'Hatched'
  const tells = isNew || (hatched && before?.status !== 'Hatched')
  if (projectId === null || !tells || layDate > today) return null
  return { projectId, tell: hatched ? 'hatched' : 'laid' }
}

/** Has the project of a saved egg follow it, and answers the egg with the move. */
export async function followed(
  { tx, actor, breeding, now }: Work,
  row: EggRow,
  before: EggRow | null,
): Promise<SavedEgg> {
  const egg = toEgg(row)
  const told = toldBy({ row, before }, now.today)
  return told ? withMove(egg, await breeding.followEggs(tx, actor, told.projectId, told.tell)) : egg
}

/** Has projects follow eggs that were saved together, each of them once. */
export async function followTogether(
  { tx, actor, breeding, now }: Work,
  changes: readonly Change[],
): Promise<void> {
  const told = new Map<number, EggsTell>()
  for (const change of changes) {
    const one = toldBy(change, now.today)
    // One that has hatched tells more than one that was laid.
    if (one && told.get(one.projectId) !== 'hatched') told.set(one.projectId, one.tell)
  }
  for (const [projectId, tell] of told) await breeding.followEggs(tx, actor, projectId, tell)
}

const withMove = (egg: SavedEgg, move: ProjectMove | null): SavedEgg =>
  move ? { ...egg, projectMoved: move } : egg
