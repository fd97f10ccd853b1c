import { useSyncExternalStore } from 'react'
import { loadDeviceLine } from '../../features/sync/public/load-device-line.ts'
import { keptState } from '../../shared/api/out-of-reach.ts'
import { waitingState } from '../../shared/api/waiting-state.ts'
import { cachedPart } from '../../shared/ui/use-lazy-part.ts'

const nothing = (): void => undefined
const useLine = cachedPart(loadDeviceLine)

/** Stands on every page that this device answers in place of the server (OFF-13), and wherever something waits on it (OFF-20). */
export function KeptBanner() {
  const asOf = useSyncExternalStore(keptState.subscribe, keptState.asOf)
  const { waiting } = useSyncExternalStore(waitingState.subscribe, waitingState.counts)
  const hasLine = asOf !== null || waiting > 0
  const Line = useLine(hasLine, nothing, nothing)
  return <div role="status">{hasLine && Line && <Line />}</div>
}
