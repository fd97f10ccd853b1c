import type { RecordKind } from '@clutchbook/domain/kernel/record-kinds'
import Clock from 'lucide-react/icons/clock'
import { useSyncExternalStore } from 'react'
import { waitingState } from '../api/waiting-state.ts'
import classes from './waiting-sign.module.css'

/** Of a record that is not with the server yet, or of which a change is not. */
const words = 'Waits to be sent'

const onServer = (): boolean => false

type Props = { kind: RecordKind; id: number }

/** Stands at a record that waits on this device, or that a change waits of (OFF-16); at all others nothing. */
export function WaitingSign({ kind, id }: Props) {
  // One that is not added yet has a number below zero.
  const waits = useSyncExternalStore(
    waitingState.subscribe,
    () => id < 0 || waitingState.touches(kind, id),
    onServer,
  )
  if (!waits) return null
  return (
    <span className={classes.sign} role="img" aria-label={words} title={words}>
      <Clock size={15} aria-hidden />
    </span>
  )
}
