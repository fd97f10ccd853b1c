import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { useSyncExternalStore } from 'react'
import { keptState } from '../../shared/api/out-of-reach.ts'
import { shownDayOfYear } from '../../shared/day-format.ts'
import classes from './kept-banner.module.css'
import { shellTexts } from './shell.texts.ts'

/** The time of a moment where the keeper is, with its day where that is another. */
function spoken(moment: string): string {
  const [at, now] = [new Date(moment), new Date()]
  const time = at.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [day, today] = [at, now].map((date) =>
    civilDayOf(date, Intl.DateTimeFormat().resolvedOptions().timeZone),
  )
  return day === today || day === undefined ? time : `${shownDayOfYear(day)}, ${time}`
}

/** Stands on every page that this device answers in place of the server, and says of when that is (OFF-13). */
export function KeptBanner() {
  const asOf = useSyncExternalStore(keptState.subscribe, keptState.asOf)
  return (
    <div role="status">
      {asOf !== null && <p className={classes.banner}>{shellTexts.kept(spoken(asOf))}</p>}
    </div>
  )
}
