import { createAnimalSharingSettings } from './animal-sharing-settings.ts'
import { createLimits } from './limits.ts'
import { createPageSharingSettings } from './page-sharing-settings.ts'
import type { SharingParts } from './sharing-dependencies.ts'

/** What a keeper shows to others, and until when, with what, and behind which password. */
export function createSharingSettings(parts: SharingParts) {
  const limits = createLimits(parts)
  return {
    ...createAnimalSharingSettings({ ...parts, limits }),
    ...createPageSharingSettings({ ...parts, limits }),
  }
}
