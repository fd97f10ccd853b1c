import { keeperKinds } from '../areas.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { archiveImported } from './archive.schema.ts'
import {
  recordSheetPreview,
  recordSheetReading,
  sheetImported,
  sheetPreview,
  sheetReading,
} from './import-export.schema.ts'

const sheet = {
  method: 'POST',
  access: 'keeper',
  query: sheetReading,
  takesFile: true,
} as const

const recordSheet = { ...sheet, query: recordSheetReading } as const

/** Calls by which a keeper takes their records out, and brings records in. */
export const importExportContract = {
  exportArchive: endpoint({
    method: 'GET',
    path: '/api/moving/archive',
    access: 'keeper',
    summary: 'Everything the keeper has, as one zip archive: records as JSON and CSV, photos, videos',
    shows: [...keeperKinds, 'media', 'sharing', 'notifications', 'account', 'settings', 'follows'],
    errors: ['too-many', 'unavailable'],
  }),
  importArchive: endpoint({
    method: 'POST',
    path: '/api/moving/archive',
    access: 'keeper',
    summary:
      'Bring everything of an archive into an empty account, or nothing (multipart form, field "file")',
    takesFile: true,
    answer: archiveImported,
    status: 201,
    changes: [...keeperKinds, 'media', 'sharing', 'notifications', 'account', 'settings'],
    errors: ['not-valid', 'taken', 'too-large', 'unsupported-file', 'plan-limit', 'unavailable'],
  }),
  previewSheet: endpoint({
    ...sheet,
    path: '/api/moving/sheet/preview',
    summary: 'What would come of a CSV sheet of animals (multipart form, field "file"); stores nothing',
    answer: sheetPreview,
    changes: [],
    errors: ['not-valid', 'too-large', 'unsupported-file', 'unavailable'],
  }),
  importSheet: endpoint({
    ...sheet,
    path: '/api/moving/sheet',
    summary: 'Add all animals of a CSV sheet, or none (multipart form, field "file")',
    answer: sheetImported,
    status: 201,
    changes: ['animals', 'genotypes', 'places', 'records'],
    errors: [
      'not-valid',
      'taken',
      'too-large',
      'unsupported-file',
      'plan-limit',
      'key-reused',
      'unavailable',
    ],
  }),
  previewRecords: endpoint({
    ...recordSheet,
    path: '/api/moving/records/preview',
    summary: 'What would come of a CSV sheet of records (multipart form, field "file"); stores nothing',
    answer: recordSheetPreview,
    changes: [],
    errors: ['not-valid', 'too-large', 'unsupported-file', 'unavailable'],
  }),
  importRecords: endpoint({
    ...recordSheet,
    path: '/api/moving/records',
    summary: 'Add all records of a CSV sheet, or none (multipart form, field "file")',
    answer: sheetImported,
    status: 201,
    changes: ['animals', 'records'],
    errors: ['not-valid', 'taken', 'not-found', 'too-large', 'unsupported-file', 'key-reused', 'unavailable'],
  }),
} as const
