import { ApiError } from '../../shared/api/api-error.ts'
import { showFailure } from '../../shared/ui/toast.ts'

/** Tells of a failure in set words, whatever the server said; one that can't be reached is told as such (SHELL-53). */
export function tellFailure(error: unknown, { title, text }: { title: string; text: string }): void {
  const unreached = error instanceof ApiError && error.status === 0
  showFailure(unreached ? error : undefined, title, text)
}
