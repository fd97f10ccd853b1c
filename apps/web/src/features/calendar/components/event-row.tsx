import { dateRange, hoursOf, reminderLine } from '@clutchbook/domain/calendar/calendar.rules'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { dayPattern } from '../../../shared/day-format.ts'
import { Hint } from '../../../shared/ui/hint.tsx'
import { WaitingSign } from '../../../shared/ui/waiting-sign.tsx'
import type { CalendarEvent } from '../calendar.queries.ts'
import { calendarTexts } from '../calendar.texts.ts'
import type { EventActs } from '../hooks/use-event-acts.ts'
import { EventKind } from './event-kind.tsx'
import classes from './event-row.module.css'

const texts = calendarTexts.row

type Props = {
  event: CalendarEvent
  /** Lists tell the days; where a day is shown already they would only repeat it. */
  withDates?: boolean
  acts: EventActs
}

/** An event with all that is known of it and all that can be done with it (CAL-06 to CAL-09). */
export function EventRow({ event, withDates = false, acts }: Props) {
  const { title, description, completed, reminder, reminderEnabled, reminderDate, reminderTime } = event
  const when = [withDates ? dateRange(event, dayPattern()) : null, hoursOf(event)].filter(Boolean).join(', ')
  return (
    <li data-key-entry className={classes.row} data-completed={completed || undefined}>
      <div className={classes.words}>
        <p className={classes.head}>
          <WaitingSign kind="events" id={event.id} />
          <EventKind event={event} />
          {completed ? (
            <s className={classes.title}>{title}</s>
          ) : (
            <span className={classes.title}>{title}</span>
          )}
          {completed && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
        </p>
        {when && <p className={classes.when}>{when}</p>}
        {description && <p className={classes.description}>{description}</p>}
        {reminder && (
          <p className={classes.reminder}>
            {reminderLine(reminderDate ?? '1', reminderTime)}
            {!reminderEnabled && ` (${texts.silenced})`}
          </p>
        )}
        <Links event={event} />
      </div>
      <Actions event={event} acts={acts} />
    </li>
  )
}

/** What the event is about (CAL-19): an animal, a breeding project, both or neither. */
const Links = ({ event: { reptileId, breedingProjectId } }: { event: CalendarEvent }) =>
  (reptileId !== null || breedingProjectId !== null) && (
    <p className={classes.links}>
      {reptileId !== null && (
        <Link to="/animals/$id" params={{ id: String(reptileId) }} className={classes.link}>
          {texts.animal}
        </Link>
      )}
      {breedingProjectId !== null && (
        <Link to="/breeding/projects/$id" params={{ id: String(breedingProjectId) }} className={classes.link}>
          {texts.project}
        </Link>
      )}
    </p>
  )

function Actions({ event, acts }: { event: CalendarEvent; acts: EventActs }) {
  const { completed, reminder } = event
  const entries = [
    completed
      ? { label: texts.incomplete, Icon: CircleCheck, on: true, act: () => acts.complete(event, false) }
      : { label: texts.complete, Icon: Circle, act: () => acts.complete(event, true) },
    reminder
      ? { label: texts.disable, Icon: Bell, on: true, act: () => acts.remind(event, false) }
      : { label: texts.enable, Icon: BellOff, act: () => acts.remind(event, true) },
    { label: texts.edit, Icon: Pencil, act: () => acts.edit(event) },
    { label: texts.remove, Icon: Trash2, act: () => acts.remove(event) },
  ]
  return (
    <div className={classes.actions}>
      {entries.map(({ label, Icon, on, act }, place) => (
        // Two of the four change their words in place; the button stays the same and keeps the focus.
        <Hint key={String(place)} label={label}>
          <button
            type="button"
            className={classes.act}
            data-on={on || undefined}
            aria-label={texts.act(label, event.title)}
            onClick={act}
          >
            <Icon size={18} aria-hidden />
          </button>
        </Hint>
      ))}
    </div>
  )
}
