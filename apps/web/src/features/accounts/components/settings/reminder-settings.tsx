import { ReminderMailsSwitch } from '../../../notifications/public/reminder-mails-switch.tsx'
import { TimeZoneField } from '../../public/time-zone-field.tsx'
import { settingsTexts } from '../../settings.texts.ts'
import classes from './reminder-settings.module.css'

/** By which clock reminders come, and whether also by mail. Each is saved at once, like the photo above it. */
export const ReminderSettings = () => (
  <div className={classes.settings}>
    <h4 className={classes.heading}>{settingsTexts.reminders.heading}</h4>
    <TimeZoneField />
    <ReminderMailsSwitch />
  </div>
)
