import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import type { SavedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { toldByEgg } from '@clutchbook/domain/eggs/told-project.rules'
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
  const tell = toldByEgg(row, before, now.today)
  const { keeperId, clutchId, breedingProjectId: projectId } = row
  if (tell === null || projectId === null) return egg
  if (tell !== 'boxed' || clutchId === null)
    return withMove(egg, await breeding.followEggs(tx, actor, projectId, tell))
  const clutch = { keeperId, id: clutchId, breedingProjectId: projectId }
  return withMove(egg, await tellClutch(tx, clutch, now.today, 'boxed'))
}

const withMove = (egg: SavedEgg, move: ProjectMove | null): SavedEgg =>
  move ? { ...egg, projectMoved: move } : egg
