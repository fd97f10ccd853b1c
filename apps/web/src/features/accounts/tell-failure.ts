import { ApiError } from '../../shared/api/api-error.ts'
import { showFailure } from '../../shared/ui/toast.ts'
import { accountsTexts } from './accounts.texts.ts'

/** Tells of a failure in set words, whatever the server said; one that can't be reached is told as such (SHELL-53). */
export function tellFailure(error: unknown, { title, text }: { title: string; text: string }): void {
  showFailure(isUnreached(error) ? error : undefined, title, text)
}

/** Tells why a keeper was not let in, in the server's words; one that can't be reached is told of in the form itself. */
export function tellRefusal(error: unknown, title: string): void {
  if (!isUnreached(error)) showFailure(error, title, accountsTexts.unknownError)
}

const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.status === 0
