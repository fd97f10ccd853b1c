import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import '@mantine/core/styles/Tabs.layer.css'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { Button, Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'
import { AllEventsView } from '../components/all-events-view.tsx'
import { CalendarMenu } from '../components/calendar-menu.tsx'
import { MonthView } from '../components/month-view.tsx'
import { RemoveEventDialog } from '../components/remove-event-dialog.tsx'
import { UpcomingView } from '../components/upcoming-view.tsx'
import { type EventFormValues, eventValuesOf, newEventValues } from '../event-form-values.ts'
import { useEventActs } from '../hooks/use-event-acts.ts'
import { useMonthGrid } from '../hooks/use-month-grid.ts'
import classes from './calendar-page.module.css'

/** The form with its day fields weighs more than the page. */
const loadDialog = () => import('../components/form/event-dialog.tsx')
const EventDialog = lazyDialog(async () => (await loadDialog()).EventDialog)

const route = getRouteApi('/_shell/calendar')

/** The calendar on the day that its address asks for; another day in the address begins it anew. */
export const CalendarPage = () => {
  const { day } = route.useSearch()
  return <Calendar key={day ?? ''} />
}

/** A month, what is coming, and everything (CAL-01 to CAL-14). */
function Calendar() {
  const today = useToday()()
  const asked = route.useSearch()
  const navigate = route.useNavigate()
  const [view, setView] = useState('month')
  const [start, setStart] = useState<EventFormValues | null>(null)
  const shown = useMonthGrid(asked.day ?? asked.date ?? today)
  const { acts, asked: act, close } = useEventActs()

  const add = (day: CivilDay = shown.day): void => setStart(newEventValues(day))
  // The address asks for the form until that is closed (CAL-02).
  const fresh = asked.addEvent ? newEventValues(asked.date ?? today, asked.title, asked.animal) : start
  const closeForm = (): void => {
    setStart(null)
    close()
    if (asked.addEvent) void navigate({ to: '/calendar', search: {}, replace: true })
  }
  const edited = act?.what === 'edit' ? act.event : null
  const values = edited ? eventValuesOf(edited) : fresh
  return (
    <>
      <Tabs
        value={view}
        onChange={(chosen) => setView(chosen ?? 'month')}
        keepMounted={false}
        classNames={{ list: classes.tabs ?? '', tab: classes.tab ?? '' }}
      >
        <PageHeader
          title={texts.title}
          tabs={
            <Tabs.List aria-label={texts.tabs.label}>
              <Tabs.Tab value="month">{texts.tabs.month}</Tabs.Tab>
              <Tabs.Tab value="upcoming">{texts.tabs.upcoming}</Tabs.Tab>
              <Tabs.Tab value="all">{texts.tabs.all}</Tabs.Tab>
            </Tabs.List>
          }
          actions={
            <>
              <Button
                data-key-acts="new"
                leftSection={<Plus size={18} aria-hidden />}
                {...warmedBy(loadDialog)}
                onClick={() => add()}
              >
                {texts.add}
              </Button>
              <CalendarMenu />
            </>
          }
        />
        <Tabs.Panel value="month">
          <MonthView shown={shown} acts={acts} onAdd={add} />
        </Tabs.Panel>
        <Tabs.Panel value="upcoming">
          <UpcomingView acts={acts} onViewAll={() => setView('all')} onAdd={() => add(today)} />
        </Tabs.Panel>
        <Tabs.Panel value="all">
          <AllEventsView acts={acts} onAdd={() => add(today)} />
        </Tabs.Panel>
      </Tabs>
      {values && <EventDialog start={values} event={edited} onClose={closeForm} />}
      <RemoveEventDialog event={act?.what === 'remove' ? act.event : null} onClose={close} />
    </>
  )
}
