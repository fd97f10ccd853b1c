import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import type { SavedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { BreedingService } from '../breeding/breeding.service.ts'
import { toEgg } from './egg-answers.ts'
import type { Now } from './egg-values.ts'
import type { EggRow } from './eggs.repository.ts'

/**
 * Has the project of a saved egg follow it where the egg is new to the project or has hatched, and answers the egg with
 * the move. An egg that is to be laid on a day to come tells nothing yet.
 */
export async function followed(
  { tx, actor, breeding, now }: { tx: Tx; actor: Actor; breeding: BreedingService; now: Now },
  row: EggRow,
  before: EggRow | null,
): Promise<SavedEgg> {
  const { breedingProjectId: projectId, status, layDate } = row
  const egg = toEgg(row)
  const isNew = projectId !== before?.breedingProjectId
  const hatched = status === 'Hatched'
  const tells = isNew || (hatched && before?.status !== 'Hatched')
  if (projectId === null || !tells || layDate > now.today) return egg
  return withMove(egg, await breeding.followEggs(tx, actor, projectId, hatched ? 'hatched' : 'laid'))
}

const withMove = (egg: SavedEgg, move: ProjectMove | null): SavedEgg =>
  move ? { ...egg, projectMoved: move } : egg
