import type { ProjectLeaves } from '../breeding/breeding.events.ts'
import type { AnimalLeaves } from '../collection/collection.events.ts'
import { detachAnimal, detachProject } from './calendar.repository.ts'

/** Events stay when their animal goes; they only let go of it (COL-132). */
export const leaveEvents: AnimalLeaves = (tx, { keeperId, id }) => detachAnimal(tx, keeperId, id)

/** The same of a breeding project (BRD-50). */
export const leaveProjectEvents: ProjectLeaves = (tx, { keeperId, id }) => detachProject(tx, keeperId, id)
