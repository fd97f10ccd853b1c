import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

/** A part of the page that many buttons open, and whether it is open. */
export type DisclosureStore = {
  readonly isOpen: () => boolean
  readonly open: () => void
  readonly close: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createDisclosureStore(): DisclosureStore {
  let isOpen = false
  const { subscribe, tell } = createListeners()
  const setOpen = (next: boolean): void => {
    if (next === isOpen) return
    isOpen = next
    tell()
  }
  return {
    isOpen: () => isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    subscribe,
  }
}

/** What a disclosure holds is handed this. */
export const useDisclosureStore = ({
  subscribe,
  isOpen,
  close,
}: DisclosureStore): { opened: boolean; onClose: () => void } => ({
  opened: useSyncExternalStore(subscribe, isOpen, isOpen),
  onClose: close,
})
