import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { readingSheetImported, readingSheetPreview, readingSheetQuery } from './reading-imports.schema.ts'

const sheet = {
  method: 'POST',
  access: 'keeper',
  params: idParams,
  query: readingSheetQuery,
  takesFile: true,
} as const

const preview = {
  ...sheet,
  answer: readingSheetPreview,
  changes: [],
  errors: ['not-valid', 'not-found', 'too-large', 'unsupported-file', 'unavailable'],
} as const

const bring = {
  ...sheet,
  answer: readingSheetImported,
  status: 201,
  changes: ['readings'],
  errors: ['not-valid', 'not-found', 'too-large', 'unsupported-file', 'key-reused', 'unavailable'],
} as const

/** Calls by which files of data loggers come in, and go out again (CLU-24). */
export const readingImportsContract = {
  previewOfIncubator: endpoint({
    ...preview,
    path: '/api/incubators/{id}/readings/preview',
    summary: 'What would come of a CSV file of readings (multipart form, field "file"); stores nothing',
  }),
  previewOfBox: endpoint({
    ...preview,
    path: '/api/boxes/{id}/readings/preview',
    summary: 'What would come of a CSV file of readings in a box; stores nothing',
  }),
  bringToIncubator: endpoint({
    ...bring,
    path: '/api/incubators/{id}/readings/import',
    summary: 'Keep the readings of a CSV file (multipart form, field "file"); lines that are none are told',
  }),
  bringToBox: endpoint({
    ...bring,
    path: '/api/boxes/{id}/readings/import',
    summary: 'Keep the readings of a CSV file for a box; lines that are none are told',
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/reading-imports/{id}',
    access: 'keeper',
    params: idParams,
    summary: 'Take an import back: the readings that it brought go, those that were known stay',
    changes: ['readings'],
    errors: ['not-found'],
  }),
} as const
