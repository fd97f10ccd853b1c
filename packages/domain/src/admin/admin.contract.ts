import { endpoint } from '../kernel/endpoint.ts'
import { repairResult } from './admin.schema.ts'

/** Calls of the administrator. */
export const adminContract = {
  repair: endpoint({
    method: 'POST',
    path: '/api/admin/fix-data-mixing',
    access: 'admin',
    summary:
      'Give each egg to the keeper whose project it lies in, and report other references between accounts',
    answer: repairResult,
    errors: ['not-signed-in', 'not-allowed'],
  }),
} as const
