import { ActionIcon } from '@mantine/core'
import BellRing from 'lucide-react/icons/bell-ring'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { MenuButton } from '../../../shared/ui/menu-button.tsx'
import { calendarTexts as texts } from '../calendar.texts.ts'
import { RemoveAllDialog } from './remove-all-dialog.tsx'

const FeedsDialog = lazyDialog(async () => (await import('./feeds-dialog.tsx')).FeedsDialog)
const ReminderSettingsDialog = lazyDialog(
  async () => (await import('./reminder-settings-dialog.tsx')).ReminderSettingsDialog,
)

/** What is seldom needed of the calendar: other calendars, how reminders come, and deleting all of it. */
export function CalendarMenu() {
  const [dialog, setDialog] = useState<'feeds' | 'reminders' | 'removal' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <MenuButton
        label={texts.more}
        entries={[
          { label: texts.feeds, Icon: CalendarSync, onClick: () => setDialog('feeds') },
          { label: texts.reminders, Icon: BellRing, onClick: () => setDialog('reminders') },
          { label: texts.deleteAll, Icon: Trash2, danger: true, onClick: () => setDialog('removal') },
        ]}
        width={220}
        button={
          <ActionIcon variant="default" size={38} aria-label={texts.more}>
            <EllipsisVertical size={18} aria-hidden />
          </ActionIcon>
        }
      />
      {dialog === 'feeds' && <FeedsDialog onClose={close} />}
      {dialog === 'reminders' && <ReminderSettingsDialog onClose={close} />}
      <RemoveAllDialog opened={dialog === 'removal'} onClose={close} />
    </>
  )
}
