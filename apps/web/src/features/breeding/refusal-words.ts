import { ApiError } from '../../shared/api/api-error.ts'

/** An answer without a message is told by its raw body, which is nothing to show a keeper. */
const isRaw = (text: string): boolean => /^\s*[{[<]/.test(text)

/** Why a save failed: the server's message, or its first message for a field, else the given words (BRD-19, BRD-20). */
export function refusalWords(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  if (error.text && !isRaw(error.text)) return error.text
  return Object.values(error.errors)[0] || otherwise
}
