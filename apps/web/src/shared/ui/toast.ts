import { ApiError, connectionError, messageOf } from '../api/api-error.ts'
import { createToastStore, type ToastText } from './toast-store.ts'

/** The one toast of the page; shown by `ToastViewport`. */
export const toasts = createToastStore()

/** Shows a message, in place of the one that may be showing. */
export function showToast(toast: ToastText): void {
  toasts.show(toast)
}

/**
 * Tells the keeper that a call failed: the given title with the server's own words, or with the given words where
 * it sent none; a server that can't be reached is always told in the same way (SHELL-53).
 */
export function showFailure(error: unknown, title: string, otherwise: string): void {
  const unreached = error instanceof ApiError && error.status === 0
  showToast(
    unreached
      ? { ...connectionError, failure: true }
      : { title, text: messageOf(error, otherwise), failure: true },
  )
}
