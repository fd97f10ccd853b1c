import { eventFields } from '@clutchbook/domain/calendar/calendar.fields'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import '@mantine/core/styles/Combobox.layer.css'
import { eventTypes } from '@clutchbook/domain/calendar/calendar.rules'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { ClashNotice } from '../../../../shared/forms/clash-notice.tsx'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { GrowingText } from '../../../../shared/forms/growing-text.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import type { CalendarEvent } from '../../calendar.queries.ts'
import { calendarTexts } from '../../calendar.texts.ts'
import { eventFormTexts as texts } from '../../event-form.texts.ts'
import type { EventFormValues } from '../../event-form-values.ts'
import { type EventForm, useEventForm } from '../../hooks/use-event-form.ts'
import type { RelatedKind } from '../../related.queries.ts'
import classes from './event-dialog.module.css'
import { RelatedField } from './related-field.tsx'
import { ReminderFields } from './reminder-fields.tsx'

const fields = labelsOf(eventFields)
const types = eventTypes.map((type) => ({ value: type, label: calendarTexts.types[type] }))

type Props = {
  start: EventFormValues
  /** The event that is changed; null for a new one. */
  event: CalendarEvent | null
  onClose: () => void
}

/** Adds an event, or changes one (CAL-15). */
export function EventDialog(props: Props) {
  const { title } = props.event ? texts.edit : texts.add
  return (
    <FormDialog
      sends={props.event ? 'PUT /api/events/{id}' : 'POST /api/events'}
      title={title}
      size={560}
      onClose={props.onClose}
    >
      <EventFields {...props} />
    </FormDialog>
  )
}

/** What is in the dialog: it is drawn anew with what is typed, and what is around it is not. */
function EventFields({ start, event, onClose }: Props) {
  const { form, draft, merging, isSaving, onSubmit } = useEventForm({ start, event, onSaved: onClose })
  const cancel = () => {
    draft.end()
    onClose()
  }
  const { submit } = event ? texts.edit : texts.add
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <DraftNotice draft={draft} />
      <ClashNotice merging={merging} />
      <TextInput
        label={fields.title}
        withAsterisk
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('title')}
      />
      <NativeSelect label={fields.type} data={types} {...form.getInputProps('type')} />
      <When form={form} />
      <GrowingText label={fields.description} rows={[2, 8]} {...form.getInputProps('description')} />
      <div className={classes.pair}>
        <Related form={form} kind="animal" field="reptileId" label={fields.animalId} />
        <Related form={form} kind="project" field="breedingProjectId" label={fields.breedingProjectId} />
      </div>
      <ReminderFields form={form} />
      <FormButtons texts={{ cancel: texts.cancel, save: submit }} busy={isSaving} inReach onCancel={cancel} />
    </form>
  )
}

/** The days of the event, and its hours where it isn't all day. */
function When({ form }: { form: EventForm }) {
  return (
    <>
      <div className={classes.pair}>
        <DayInput label={fields.startDate} withAsterisk {...form.getInputProps('startDate')} />
        <DayInput label={fields.endDate} {...form.getInputProps('endDate')} />
      </div>
      <Checkbox label={fields.allDay} {...form.getInputProps('allDay', { type: 'checkbox' })} />
      {!form.values.allDay && (
        <div className={classes.pair}>
          <TextInput type="time" label={fields.startTime} {...form.getInputProps('startTime')} />
          <TextInput type="time" label={fields.endTime} {...form.getInputProps('endTime')} />
        </div>
      )}
    </>
  )
}

type RelatedProps = {
  form: EventForm
  kind: RelatedKind
  field: 'reptileId' | 'breedingProjectId'
  label: string
}

const Related = ({ form, kind, field, label }: RelatedProps) => (
  <RelatedField
    kind={kind}
    label={label}
    value={form.values[field]}
    onChange={(id) => form.setFieldValue(field, id)}
    error={form.getInputProps(field).error as string | undefined}
  />
)
