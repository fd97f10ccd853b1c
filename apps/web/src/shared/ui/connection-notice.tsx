import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { askReach, needsConnection, type Sends } from '../api/needs-connection.ts'
import { keptState } from '../api/out-of-reach.ts'
import classes from './connection-notice.module.css'
import { uiTexts } from './ui.texts.ts'

const isFromHere = (): boolean => keptState.asOf() !== null
const isOnServer = (): boolean => false

/**
 * Says above a form whose call may not wait that it needs a connection, before anything is typed (OFF-10). Only where this
 * device answers in place of the server is that known; elsewhere a call that reaches nothing says so.
 */
export function ConnectionNotice({ sends }: { sends: Sends }) {
  const isKept = useSyncExternalStore(keptState.subscribe, isFromHere, isOnServer)
  const isNeeded = useNeeded(sends)
  useEffect(() => {
    if (isNeeded) askReach()
  }, [isNeeded])
  if (!isKept || sends === null) return null
  return (
    <div role="status">
      {isNeeded && (
        <p className={classes.notice}>
          <CloudOff size={18} aria-hidden />
          {uiTexts.needsConnection}
        </p>
      )}
    </div>
  )
}

/** Whether what is sent may not wait; not before that is known. */
function useNeeded(sends: Sends): boolean {
  const [isNeeded, setNeeded] = useState(false)
  const named = [sends ?? []].flat().join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same calls in another list are the same.
  useEffect(() => {
    // Where that can't be fetched, the call itself says so.
    needsConnection(sends).then(setNeeded, () => undefined)
  }, [named])
  return isNeeded
}
