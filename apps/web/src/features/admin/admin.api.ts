import { type Answer, call } from '../../shared/api/client.ts'

/** What a repair did. */
export type RepairResult = Answer<'POST /api/admin/fix-data-mixing'>

export const repairData = (): Promise<RepairResult> => call('POST /api/admin/fix-data-mixing', {})
