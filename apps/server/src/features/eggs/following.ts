import type { EggsTell } from '@clutchbook/domain/breeding/breeding.rules'
import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import type { SavedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { BreedingService } from '../breeding/breeding.service.ts'
import { tellClutch } from './clutch-telling.ts'
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
 * What an egg tells its project: where it is new to it, was put into a box of its own or has hatched. An egg that is to be
 * laid on a day to come tells nothing yet.
 */
function toldBy({ row, before }: Change, today: CivilDay): { projectId: number; tell: EggsTell } | null {
  const { breedingProjectId: projectId, status, layDate, boxId } = row
  const isNew = projectId !== before?.breedingProjectId
  const hatched = status === 'Hatched'
  const isBoxed = status === 'Incubating' && boxId !== null && boxId !== before?.boxId
  const tells = isNew || isBoxed || (hatched && before?.status !== 'Hatched')
  if (projectId === null || !tells || layDate > today) return null
  if (hatched) return { projectId, tell: 'hatched' }
  return { projectId, tell: isBoxed ? 'boxed' : 'laid' }
}

/**
 * Has the project of a saved egg follow it, and answers the egg with the move. Of an egg in a clutch it is that which tells
 * of its box, so that it knows what it moved.
 */
export async function followed(
  { tx, actor, breeding, now }: Work,
  row: EggRow,
  before: EggRow | null,
): Promise<SavedEgg> {
  const egg = toEgg(row)
  const told = toldBy({ row, before }, now.today)
  if (!told) return egg
  const { projectId, tell } = told
  const { keeperId, clutchId } = row
  if (tell !== 'boxed' || clutchId === null)
    return withMove(egg, await breeding.followEggs(tx, actor, projectId, tell))
  const clutch = { keeperId, id: clutchId, breedingProjectId: projectId }
  return withMove(egg, await tellClutch(tx, clutch, now.today, 'boxed'))
}

const withMove = (egg: SavedEgg, move: ProjectMove | null): SavedEgg =>
  move ? { ...egg, projectMoved: move } : egg
