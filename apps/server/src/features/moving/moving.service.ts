import { createArchiveImport } from './archive-import.ts'
import { createExport } from './export.ts'
import type { MovingDependencies } from './moving-parts.ts'
import { createSheetImport } from './sheet-import.ts'

/** The way out and the way in: everything a keeper has, as one archive. */
export function createMovingService(dependencies: MovingDependencies) {
  return {
    archives: createExport(dependencies),
    arrivals: createArchiveImport(dependencies),
    sheets: createSheetImport(dependencies),
  }
}

export type MovingService = ReturnType<typeof createMovingService>
