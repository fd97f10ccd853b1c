import { type Answer, call } from '../../shared/api/client.ts'

export const repairPreviewPath = '/api/admin/data-mixing'

/** What a repair would do now. */
export type RepairPreview = Answer<'GET /api/admin/data-mixing'>

export const previewRepair = (signal: AbortSignal): Promise<RepairPreview> =>
  call('GET /api/admin/data-mixing', { signal })

/** What a repair did. */
export type RepairResult = Answer<'POST /api/admin/fix-data-mixing'>

/** The same key hears again what was done, so that an answer that got lost is no repair that found nothing. */
export const repairData = (idempotencyKey: string): Promise<RepairResult> =>
  call('POST /api/admin/fix-data-mixing', { idempotencyKey })
