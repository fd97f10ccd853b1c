import { createListeners } from '../listeners.ts'

/** A short message to the keeper. `failure` gives it the destructive style, `stays` keeps it until it is dismissed. */
export type ToastText = {
  title: string
  text?: string | undefined
  failure?: boolean | undefined
  stays?: boolean | undefined
  /** Something to do about it while it shows, such as to take back what was done. */
  action?: { label: string; run: () => void } | undefined
}

/** A toast that was shown; `open` is false from its dismissal until it is forgotten. */
export type Toast = ToastText & { readonly id: number; readonly open: boolean }

/** How long a toast shows unless it stays, in milliseconds (SHELL-32). */
export const shownFor = 5000

/** The same where it offers to take something back (U7). */
export const offeredFor = 10_000

/** How long a dismissed toast is remembered, in milliseconds (SHELL-36). */
const rememberedFor = 1_000_000

/** Holds at most one toast: a new one takes the place of the one before (SHELL-31). */
export function createToastStore() {
  let current: Toast | null = null
  let lastId = 0
  let forgetting: ReturnType<typeof setTimeout> | undefined
  const { subscribe, tell } = createListeners()

  const change = (next: Toast | null): void => {
    current = next
    tell()
  }

  return {
    current: (): Toast | null => current,
    subscribe,
    show: (text: ToastText): number => {
      clearTimeout(forgetting)
      lastId += 1
      change({ ...text, id: lastId, open: true })
      return lastId
    },
    /** Closes the toast if it is still the shown one. */
    dismiss: (id: number): void => {
      if (current?.id !== id || !current.open) return
      change({ ...current, open: false })
      forgetting = setTimeout(() => change(null), rememberedFor)
    },
  }
}
