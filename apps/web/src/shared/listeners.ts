/** Whoever wants to be told of a change, as `useSyncExternalStore` brings them. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (): void => {
      for (const listener of listeners) listener()
    },
  }
}
