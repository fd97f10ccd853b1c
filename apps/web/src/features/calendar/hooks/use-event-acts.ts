import { useState } from 'react'
import { showFailure } from '../../../shared/ui/toast.ts'
import type { CalendarEvent } from '../calendar.queries.ts'
import { useCompleteEvent, useToggleReminder } from '../calendar.queries.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'

/** What a row can do with its event. */
export type EventActs = {
  readonly complete: (event: CalendarEvent, completed: boolean) => void
  readonly remind: (event: CalendarEvent, reminder: boolean) => void
  readonly edit: (event: CalendarEvent) => void
  readonly remove: (event: CalendarEvent) => void
}

/** The dialog that is asked for; one at a time. */
export type Asked = { readonly what: 'edit' | 'remove'; readonly event: CalendarEvent } | null

/** The acts of all rows of the page: two that happen at once, and two that ask first. */
export function useEventActs() {
  const [asked, setAsked] = useState<Asked>(null)
  const completion = useCompleteEvent()
  const reminder = useToggleReminder()
  const acts: EventActs = {
    complete: (event, completed) =>
      completion.mutate(
        { event, input: completed },
        { onError: (error) => showFailure(error, texts.saveFailed.update, texts.nothingSaved) },
      ),
    remind: (event, on) =>
      reminder.mutate(
        { event, input: on },
        { onError: (error) => showFailure(error, texts.reminderFailed, texts.nothingSaved) },
      ),
    edit: (event) => setAsked({ what: 'edit', event }),
    remove: (event) => setAsked({ what: 'remove', event }),
  }
  return { acts, asked, close: () => setAsked(null) }
}
