import { createSharePassword } from './share-password.ts'
import { createParts, type SharingDependencies } from './sharing-dependencies.ts'
import { createSharingSettings } from './sharing-settings.ts'
import { createShownAnimals } from './shown-animals.ts'
import { createShownPages } from './shown-pages.ts'
import { createViewCounts } from './view-counts.ts'

/** What keepers show to others: what is seen of it, what lets visitors in, and what its keeper decides. */
export function createSharingService(dependencies: SharingDependencies) {
  const parts = createParts(dependencies)
  return {
    ...createShownAnimals(parts),
    ...createShownPages(parts),
    ...createSharingSettings(parts),
    ...createSharePassword(parts),
    views: createViewCounts(parts),
  }
}

export type SharingService = ReturnType<typeof createSharingService>
