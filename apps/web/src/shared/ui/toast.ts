import { ApiError, connectionError, failureNumber, messageOf } from '../api/api-error.ts'
import { copyText } from './copy-text.ts'
import { createToastStore, type ToastText } from './toast-store.ts'
import { uiTexts } from './ui.texts.ts'

/** The one toast of the page; shown by `ToastPlace`. */
export const toasts = createToastStore()

/** Shows a message, in place of the one that may be showing. */
export function showToast(toast: ToastText): void {
  toasts.show(toast)
}

/**
 * Tells the keeper that a call failed: the given title with the server's own words, or with the given words where
 * it sent none; a server that can't be reached is always told in the same way (SHELL-53). A failure of the
 * server's own can be named to whoever runs it by its number.
 */
export function showFailure(error: unknown, title: string, otherwise: string): void {
  if (isToldByEnd(error)) return
  const unreached = error instanceof ApiError && error.status === 0
  showToast(
    unreached
      ? { ...connectionError, failure: true }
      : { title, text: messageOf(error, otherwise), failure: true, action: copyingOf(failureNumber(error)) },
  )
}

/** Whether a call failed for want of a session whose end is being told: that says what to do, and a late failure must not take its place. */
function isToldByEnd(error: unknown): boolean {
  const told = toasts.current()
  return (
    error instanceof ApiError && error.code === 'not-signed-in' && told?.open === true && told.stays === true
  )
}

const texts = uiTexts.failureNumber

const copyingOf = (number: string | null): ToastText['action'] =>
  number === null ? undefined : { label: texts.copy, run: () => void copyFailureNumber(number) }

/** Copies the number of a failed call, and shows it: it can be read to whoever runs the server where copying fails (U12). */
export const copyFailureNumber = (number: string): Promise<void> =>
  copyText(number).then(
    () => showToast({ title: texts.copied, text: number }),
    () => showToast({ title: texts.notCopied, text: number, stays: true }),
  )
