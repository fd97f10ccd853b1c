import { connectionError } from '../api/api-error.ts'
import { showToast } from './toast.ts'
import { uiTexts } from './ui.texts.ts'

/** Loads the page anew: a browser that could not fetch a part of the script once never asks for it again on the same page. */
export const loadAnew = (): void => location.reload()

const lost = new WeakSet<Error>()

/** Knows from then on which failures are a part of the site's script that could not be fetched. */
export const watchCode = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => void lost.add(payload))

export const isLostCode = (error: unknown): boolean => error instanceof Error && lost.has(error)

/** Tells that a part of the script could not be fetched, with the way to get it (SHELL-53). */
export const tellLostCode = (): void =>
  showToast({ ...connectionError, failure: true, action: { label: uiTexts.loadAnew, run: loadAnew } })
