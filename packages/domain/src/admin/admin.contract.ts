import { endpoint } from '../kernel/endpoint.ts'
import { repairPreview, repairResult } from './admin.schema.ts'

/** Calls of the administrator. */
export const adminContract = {
  previewRepair: endpoint({
    method: 'GET',
    path: '/api/admin/data-mixing',
    access: 'admin',
    summary: 'What a data repair would move and report now; nothing is changed',
    answer: repairPreview,
    shows: ['animals', 'offspring', 'breeding-projects', 'eggs', 'events'],
    errors: ['not-signed-in', 'not-allowed'],
  }),
  repair: endpoint({
    method: 'POST',
    path: '/api/admin/fix-data-mixing',
    access: 'admin',
    summary:
      'Give each egg to the keeper whose project it lies in, and report other references between accounts',
    answer: repairResult,
    changes: ['eggs', 'installation'],
    errors: ['not-signed-in', 'not-allowed', 'key-reused'],
  }),
} as const
