import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { Link } from '@tanstack/react-router'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { useSyncExternalStore } from 'react'
import { keptState } from '../../../shared/api/out-of-reach.ts'
import { waitingState } from '../../../shared/api/waiting-state.ts'
import { shownDayOfYear } from '../../../shared/day-format.ts'
import { Alarm } from '../../../shared/ui/alarm.tsx'
import { badgeWords } from '../badge-words.ts'
import { useLeaveQuestion } from '../hooks/use-leave-question.tsx'
import { isIosTab } from '../ios-tab.ts'
import { outbox } from '../outbox.ts'
import { hasWaitedLong } from '../waited-long.ts'
import { waitingTexts } from '../waiting.texts.ts'
import classes from './device-line.module.css'

const { old } = waitingTexts

const waitsLong = (): boolean => hasWaitedLong(outbox.entries(), new Date())

/** The time of a moment where the keeper is, with its day where that is another. */
function spoken(moment: string): string {
  const [at, now] = [new Date(moment), new Date()]
  const time = at.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [day, today] = [at, now].map((date) =>
    civilDayOf(date, Intl.DateTimeFormat().resolvedOptions().timeZone),
  )
  return day === today || day === undefined ? time : `${shownDayOfYear(day)}, ${time}`
}

/**
 * Says of when a page is that this device answers in place of the server (OFF-13), and how much waits on this device, with
 * the way to it (OFF-20); and warns where that has been so for days.
 */
export function DeviceLine() {
  const asOf = useSyncExternalStore(keptState.subscribe, keptState.asOf)
  const counts = useSyncExternalStore(waitingState.subscribe, waitingState.counts)
  const isOld = useSyncExternalStore(outbox.subscribe, waitsLong)
  const question = useLeaveQuestion()
  const waits = counts.waiting > 0
  const Icon = counts.needsYou > 0 ? CircleAlert : Clock
  return (
    <div className={classes.line}>
      {isOld && (
        <div className={classes.warning}>
          <Alarm title={old.title}>{isIosTab() ? old.inTab : old.text}</Alarm>
        </div>
      )}
      {waits && (
        <Link to="/waiting" className={classes.badge}>
          <Icon size={16} aria-hidden />
          {badgeWords(counts, asOf !== null)}
        </Link>
      )}
      {asOf !== null && <p>{waitingTexts[waits ? 'asOf' : 'offline'](spoken(asOf))}</p>}
      {question}
    </div>
  )
}
