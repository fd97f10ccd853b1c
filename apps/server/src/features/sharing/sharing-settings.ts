import { createAnimalSwitches } from './animal-switches.ts'
import { createLimits } from './limits.ts'
import { createPageSwitches } from './page-switches.ts'
import type { SharingParts } from './sharing-dependencies.ts'

/** What a keeper shows to others, and until when, with what, and behind which password. */
export function createSharingSettings(parts: SharingParts) {
  const limits = createLimits(parts)
  return {
    ...createAnimalSwitches({ ...parts, limits }),
    ...createPageSwitches({ ...parts, limits }),
  }
}
