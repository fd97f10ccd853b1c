import { useSyncExternalStore } from 'react'
import { storing } from '../../shared/api/storing.ts'
import { Alarm } from '../../shared/ui/alarm.tsx'
import classes from './read-only-banner.module.css'
import { shellTexts } from './shell.texts.ts'

/** Stands on every page for as long as the server can store nothing. */
export function ReadOnlyBanner() {
  const isPaused = useSyncExternalStore(storing.subscribe, storing.isPaused)
  if (!isPaused) return null
  return (
    <div className={classes.banner}>
      <Alarm title={shellTexts.readOnly.title}>{shellTexts.readOnly.text}</Alarm>
    </div>
  )
}
