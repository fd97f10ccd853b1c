import { useSyncExternalStore } from 'react'

/** A part of the page that many buttons open, and whether it is open. */
export type Door = {
  readonly isOpen: () => boolean
  readonly open: () => void
  readonly close: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createDoor(): Door {
  let isOpen = false
  const listeners = new Set<() => void>()
  const turn = (next: boolean): void => {
    if (next === isOpen) return
    isOpen = next
    for (const listener of listeners) listener()
  }
  return {
    isOpen: () => isOpen,
    open: () => turn(true),
    close: () => turn(false),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What stands behind a door is handed this. */
export const useDoor = ({ subscribe, isOpen, close }: Door): { opened: boolean; onClose: () => void } => ({
  opened: useSyncExternalStore(subscribe, isOpen, isOpen),
  onClose: close,
})
