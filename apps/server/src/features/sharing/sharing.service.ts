import { createPageDoor } from './page-door.ts'
import { createParts, type SharingDependencies } from './sharing-parts.ts'
import { createShownAnimals } from './shown-animals.ts'
import { createShownPages } from './shown-pages.ts'
import { createSwitches } from './switches.ts'
import { createViews } from './views.ts'

/** What keepers show to others: what is seen of it, what lets visitors in, and what its keeper decides. */
export function createSharingService(dependencies: SharingDependencies) {
  const parts = createParts(dependencies)
  return {
    ...createShownAnimals(parts),
    ...createShownPages(parts),
    ...createSwitches(parts),
    ...createPageDoor(parts),
    views: createViews(parts),
  }
}

export type SharingService = ReturnType<typeof createSharingService>
