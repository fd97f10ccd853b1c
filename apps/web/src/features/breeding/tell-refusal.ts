import { ApiError, connectionError } from '../../shared/api/api-error.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { refusalWords } from './refusal-words.ts'

/** Tells why something was not done; a server that can't be reached is told as everywhere (SHELL-53). */
export function tellRefusal(
  error: unknown,
  { title, otherwise }: { title: string; otherwise: string },
): void {
  const unreached = error instanceof ApiError && error.status === 0
  showToast({
    ...(unreached ? connectionError : { title, text: refusalWords(error, otherwise) }),
    failure: true,
  })
}
