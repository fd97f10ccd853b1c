import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether the browser draws by itself; not yet where it takes over what the server drew, which must look the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
