import { eventFields } from '@clutchbook/domain/calendar/calendar.fields'
import {
  mostReminderDays,
  repeatOptions,
  typedReminderDays,
} from '@clutchbook/domain/calendar/reminder.rules'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { deviceZone } from '../../../../shared/device-zone.ts'
import { useAtRest } from '../../../../shared/ui/use-at-rest.ts'
import { useCurrentUser } from '../../../accounts/public/use-current-user.ts'
import { eventFormTexts as texts } from '../../event-form.texts.ts'
import { reminderPreview } from '../../event-form-values.ts'
import type { EventForm } from '../../hooks/use-event-form.ts'
import classes from './event-dialog.module.css'

const fields = labelsOf(eventFields)
const repeats = repeatOptions.map((days) => ({ value: String(days), label: texts.repeats[days] }))

/** Whether and when the event reminds of itself (CAL-17, CAL-18, CAL-22). */
export function ReminderFields({ form }: { form: EventForm }) {
  const { timeZone } = useCurrentUser()
  const preview = reminderPreview(form.values, { timeZone, deviceZone: deviceZone(), now: new Date() })
  // A browser takes long to make its first field for a time, so they are made before they are wanted.
  const isAtRest = useAtRest(false)
  const days = form.getInputProps('reminderDays')
  return (
    <fieldset className={classes.reminder}>
      <legend className={classes.legend}>
        <Checkbox label={fields.reminder} {...form.getInputProps('reminder', { type: 'checkbox' })} />
      </legend>
      {(form.values.reminder || isAtRest) && (
        <div hidden={!form.values.reminder}>
          <div className={classes.three}>
            <TextInput
              label={fields.reminderDate}
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(mostReminderDays).length + 1}
              {...days}
              onBlur={(event) => {
                days.onBlur(event)
                form.setFieldValue('reminderDays', String(typedReminderDays(event.currentTarget.value)))
              }}
            />
            <TextInput type="time" label={fields.reminderTime} {...form.getInputProps('reminderTime')} />
            <NativeSelect
              label={fields.reminderRepeatDays}
              data={repeats}
              {...form.getInputProps('reminderRepeatDays')}
            />
          </div>
          {preview && (
            <p className={classes.preview} role="status">
              {preview}
            </p>
          )}
        </div>
      )}
    </fieldset>
  )
}
