import { createArchiveImport } from './archive-import.ts'
import { createExport } from './export.ts'
import type { ImportExportDependencies } from './import-export-dependencies.ts'
import { createReadingImport } from './reading-import.ts'
import { createRecordImport } from './record-import.ts'
import { createSheetImport } from './sheet-import.ts'

/** The way out and the way in: everything a keeper has, as one archive. */
export function createImportExportService(dependencies: ImportExportDependencies) {
  return {
    archives: createExport(dependencies),
    arrivals: createArchiveImport(dependencies),
    sheets: createSheetImport(dependencies),
    recordSheets: createRecordImport(dependencies),
    readingSheets: createReadingImport(dependencies),
  }
}

export type ImportExportService = ReturnType<typeof createImportExportService>
