import { eventTypes } from '@clutchbook/domain/calendar/calendar.rules'
import { calendarTexts as texts } from '../calendar.texts.ts'
import { BandMark } from './band-mark.tsx'
import { DueMark } from './due-mark.tsx'
import { EventDot } from './event-dot.tsx'
import classes from './legend.module.css'
import { WorkMark } from './work-mark.tsx'

/** The common type, which every event has that is nothing else, comes last. */
const inOrder = [...eventTypes.slice(1), ...eventTypes.slice(0, 1)]

/** Which colour stands for which type (CAL-31). */
export const Legend = () => (
  <div className={classes.legends}>
    <ul className={classes.legend} aria-label={texts.legend}>
      {inOrder.map((type) => (
        <li key={type} className={classes.type}>
          <EventDot event={{ type, color: null }} small />
          {texts.types[type]}
        </li>
      ))}
    </ul>
    <p className={classes.type}>
      <DueMark small />
      {texts.due.legend}
    </p>
    <p className={classes.type}>
      <WorkMark small />
      {texts.work.legend}
    </p>
    <p className={classes.type}>
      <BandMark />
      {texts.bands.legend}
    </p>
  </div>
)
