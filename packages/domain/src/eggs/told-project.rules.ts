import type { EggsTell } from '../breeding/breeding.rules.ts'
import type { CivilDay } from '../kernel/civil-day.ts'
import type { Egg } from './eggs.schema.ts'

type EggState = Pick<Egg, 'breedingProjectId' | 'status' | 'layDate' | 'boxId'>

/**
 * What an egg tells its project: where it is new to it, was put into a box of its own or has hatched. An egg that is to be
 * laid on a day to come tells nothing yet. `before` is the egg as it was, null for a new one.
 */
export function toldByEgg(egg: EggState, before: EggState | null, today: CivilDay): EggsTell | null {
  const { breedingProjectId: projectId, status, layDate, boxId } = egg
  const isNew = projectId !== before?.breedingProjectId
  const hatched = status === 'Hatched'
  const isBoxed = status === 'Incubating' && boxId !== null && boxId !== before?.boxId
  const tells = isNew || isBoxed || (hatched && before?.status !== 'Hatched')
  if (projectId === null || !tells || layDate > today) return null
  if (hatched) return 'hatched'
  return isBoxed ? 'boxed' : 'laid'
}
