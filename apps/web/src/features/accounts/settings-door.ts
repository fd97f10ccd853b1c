/** Whether a part of the page that many buttons open is open. */
function createDoor() {
  let isOpen = false
  const listeners = new Set<() => void>()
  const turn = (next: boolean): void => {
    if (next === isOpen) return
    isOpen = next
    for (const listener of listeners) listener()
  }
  return {
    isOpen: (): boolean => isOpen,
    open: (): void => turn(true),
    close: (): void => turn(false),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The Account Settings dialog. It shuts with the keeper it belongs to, so that the next one doesn't find it open. */
export const settingsDoor = createDoor()
