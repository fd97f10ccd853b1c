import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { useKeptForm } from '../../../shared/forms/use-kept-form.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import type { CalendarEvent } from '../calendar.api.ts'
import { useSaveEvent } from '../calendar.queries.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'
import { type EventFormValues, eventBodyOf, eventFields, eventFormProblems } from '../event-form-values.ts'

export type EventForm = UseFormReturnType<EventFormValues>

type Options = {
  start: EventFormValues
  /** The event that is changed; null for a new one. */
  event: CalendarEvent | null
  onSaved: () => void
}

/** The fields the server names otherwise than the form. */
const fieldOf: Readonly<Record<string, string>> = { reminderDate: 'reminderDays', animalId: 'reptileId' }

/** The form of an event, and saving it. */
export function useEventForm({ start, event, onSaved }: Options) {
  const [key] = useState(newCallKey)
  const save = useSaveEvent(key, event)
  const { form, draft } = useKeptForm<EventFormValues>({
    // A new event is begun on a day that was pressed, which has the last word.
    draft: { name: event ? `event:${event.id}` : 'event', keeps: 'changes' },
    initialValues: start,
    validate: eventFormProblems,
  })

  const submit = async (values: EventFormValues): Promise<void> => {
    try {
      await save.mutateAsync(eventBodyOf(values))
      draft.end()
      showToast({ title: event ? texts.saved.updated : texts.saved.created })
      onSaved()
    } catch (error) {
      showFailure(error, event ? texts.saveFailed.update : texts.saveFailed.create, texts.nothingSaved)
      if (!(error instanceof ApiError)) return
      const errors = Object.entries(error.errors).map(([field, text]) => [fieldOf[field] ?? field, text])
      refuseFields(form, Object.fromEntries(errors), eventFields)
    }
  }

  return {
    form,
    draft,
    isSaving: save.isPending,
    onSubmit: form.onSubmit(submit, (errors) => refuseFields(form, errors, eventFields)),
  }
}
