import { Dialog } from '../../../shared/ui/dialog.tsx'
import { TimeZoneField } from '../../accounts/public/time-zone-field.tsx'
import { ReminderMailsSwitch } from '../../notifications/public/reminder-mails-switch.tsx'
import { calendarTexts as texts } from '../calendar.texts.ts'
import classes from './reminder-settings-dialog.module.css'

/** How reminders reach the keeper: by which clock, and whether also by mail. */
export const ReminderSettingsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog sends="PUT /api/reminder-mails" onClose={onClose} title={texts.reminders} size={480}>
    <div className={classes.parts}>
      <TimeZoneField />
      <ReminderMailsSwitch />
    </div>
  </Dialog>
)
