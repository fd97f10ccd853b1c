import { eventFields } from '@clutchbook/domain/calendar/calendar.fields'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { useQuery } from '@tanstack/react-query'
import { fieldPart } from '../../shared/forms/merged-fields.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
import { calendarTexts } from './calendar.texts.ts'
import { eventFormTexts } from './event-form.texts.ts'
import type { EventFormValues } from './event-form-values.ts'
import type { RelatedKind } from './related.queries.ts'
import { relatedQuery } from './related.queries.ts'

type Part = FormPart<EventFormValues>

const { related: texts, decided } = eventFormTexts
const labels = labelsOf(eventFields)
const repeats = new Map(Object.entries(eventFormTexts.repeats))

const repeatText = (days: string): string => repeats.get(days) ?? ''

function RelatedName({ kind, id }: { kind: RelatedKind; id: number }) {
  const { data } = useQuery(relatedQuery(kind, id))
  return data?.label ?? '…'
}

const related = (kind: RelatedKind, field: 'reptileId' | 'breedingProjectId', label: string): Part => ({
  label,
  fields: [field],
  show: ({ [field]: id }) => (id === null ? texts.none : <RelatedName kind={kind} id={id} />),
})

const own = (name: 'title' | 'startDate' | 'endDate' | 'description'): Part =>
  fieldPart(name, eventFields[name])

/** What of an event is decided part by part where it was changed elsewhere too, in the order of the form. */
export const eventParts: readonly Part[] = [
  own('title'),
  { label: labels.type, fields: ['type'], show: ({ type }) => calendarTexts.types[type] },
  own('startDate'),
  own('endDate'),
  {
    label: decided.hours,
    fields: ['allDay', 'startTime', 'endTime'],
    show: ({ allDay, startTime, endTime }) =>
      allDay ? labels.allDay : [startTime, endTime].filter(Boolean).join(' – '),
  },
  own('description'),
  related('animal', 'reptileId', labels.animalId),
  related('project', 'breedingProjectId', labels.breedingProjectId),
  {
    label: labels.reminder,
    fields: ['reminder', 'reminderDays', 'reminderTime', 'reminderRepeatDays'],
    show: ({ reminder, reminderDays, reminderTime, reminderRepeatDays }) =>
      reminder
        ? decided.reminder(reminderDays, reminderTime, repeatText(reminderRepeatDays))
        : decided.noReminder,
  },
]
