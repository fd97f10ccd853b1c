import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { Button } from '@mantine/core'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { projectFormTexts as texts } from '../project-form.texts.ts'

type Props = {
  /** The expected lay date. */
  day: CivilDay | null
  /** The name of the project, as far as it has one. */
  name: string
  /** Keeps the page with its half-typed form open. */
  inNewTab?: boolean
}

const icon = <CalendarPlus size={16} aria-hidden />

/** Takes the expected lay date to the calendar, as the beginning of an event (BRD-07, BRD-Q02). */
export function SetDate({ day, name, inNewTab = false }: Props) {
  if (day === null) {
    return (
      <Button variant="default" leftSection={icon} onClick={() => showToast({ title: texts.noDate })}>
        {texts.setDate}
      </Button>
    )
  }
  return (
    <LinkButton
      to="/calendar"
      search={{ addEvent: true, date: day, title: texts.eventTitle(name.trim()) }}
      variant="default"
      leftSection={icon}
      {...(inNewTab ? { target: '_blank', title: texts.setDateHint } : {})}
    >
      {texts.setDate}
    </LinkButton>
  )
}
