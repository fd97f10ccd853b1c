import { createBoxes } from './boxes.ts'
import { createIncubators, type IncubatorsDependencies } from './incubators.ts'

export { deriveName } from './derive.ts'
export { leavePlaces } from './incubators.repository.ts'

/** Where eggs are kept warm. */
export function createIncubationService(dependencies: IncubatorsDependencies) {
  return { incubators: createIncubators(dependencies), boxes: createBoxes(dependencies) }
}

export type IncubationService = ReturnType<typeof createIncubationService>
