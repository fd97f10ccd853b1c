import { useSyncExternalStore } from 'react'
import { daysKept } from '../api/kept-days.ts'
import { keptState } from '../api/out-of-reach.ts'
import { waitingState } from '../api/waiting-state.ts'
import classes from './earlier-note.module.css'
import { uiTexts } from './ui.texts.ts'

/**
 * Stands under records that this device answers in place of the server, or beside it while something waits: of those of
 * long ago it has but some (OFF-06).
 */
export function EarlierNote() {
  const asOf = useSyncExternalStore(keptState.subscribe, keptState.asOf)
  const days = useSyncExternalStore(daysKept.subscribe, daysKept.now)
  const { waiting } = useSyncExternalStore(waitingState.subscribe, waitingState.counts)
  return asOf === null && waiting === 0 ? null : <p className={classes.note}>{uiTexts.earlier(days)}</p>
}
