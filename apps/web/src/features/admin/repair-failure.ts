import { ApiError } from '../../shared/api/api-error.ts'
import { adminTexts } from './admin.texts.ts'

/** Why a repair failed: the server's words, or words for an answer without any, or for none at all (ADM-08, ADM-Q04). */
export function repairFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return adminTexts.failedWithoutAnswer
  return error.text || adminTexts.failedWithoutWords
}
