import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import type { CalendarEvent } from '../calendar.queries.ts'
import { useSaveEvent } from '../calendar.queries.ts'
import { calendarTexts as texts } from '../calendar.texts.ts'
import {
  type EventFormValues,
  eventBodyOf,
  eventFieldNames,
  eventFormProblems,
  eventValuesOf,
} from '../event-form-values.ts'
import { eventParts } from '../event-merge.tsx'

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
  const save = useSaveEvent(key)
  const { form, draft, startFrom } = useDraftForm<EventFormValues>({
    // A new event is begun on a day that was pressed, which has the last word.
    draft: { name: event ? `event:${event.id}` : 'event', keeps: 'changes' },
    initialValues: start,
    validate: eventFormProblems,
  })

  const { save: saveMerged, merging } = useMerging<CalendarEvent, EventFormValues>({
    stored: event,
    parts: eventParts,
    valuesOf: eventValuesOf,
    show: form.setValues,
    startFrom,
  })

  const send = async (values: EventFormValues, changed: CalendarEvent | null): Promise<void> => {
    await save.mutateAsync({ body: eventBodyOf(values), changed })
    draft.end()
    showToast({ title: event ? texts.saved.updated : texts.saved.created })
    onSaved()
  }

  const submit = async (values: EventFormValues): Promise<void> => {
    try {
      await saveMerged(values, send)
    } catch (error) {
      showFailure(error, event ? texts.saveFailed.update : texts.saveFailed.create, texts.nothingSaved)
      if (!(error instanceof ApiError)) return
      const errors = Object.entries(error.errors).map(([field, text]) => [fieldOf[field] ?? field, text])
      refuseFields(form, Object.fromEntries(errors), eventFieldNames)
    }
  }

  return {
    form,
    draft,
    merging,
    isSaving: save.isPending,
    onSubmit: form.onSubmit(submit, (errors) => refuseFields(form, errors, eventFieldNames)),
  }
}
