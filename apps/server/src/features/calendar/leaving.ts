import type { ProjectLeaves } from '../breeding/breeding.hooks.ts'
import type { AnimalLeaves } from '../collection/collection.hooks.ts'
import { detachAnimals, detachProject } from './calendar.repository.ts'

/** Events stay when their animal goes; they only let go of it (COL-132). */
export const leaveEvents: AnimalLeaves = (tx, ...animals) => {
  const [{ keeperId }] = animals
  const ids = animals.map(({ id }) => id)
  return detachAnimals(tx, keeperId, ids)
}

/** The same of a breeding project (BRD-50). */
export const leaveProjectEvents: ProjectLeaves = (tx, { keeperId, id }) => detachProject(tx, keeperId, id)
