import { useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { focusContent } from '../../../shared/ui/focus-content.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { tellDeleted } from '../../trash/public/tell-deleted.ts'
import type { CalendarEvent } from '../calendar.queries.ts'
import { useRemoveEvent } from '../calendar.queries.ts'
import { calendarTexts } from '../calendar.texts.ts'

const texts = calendarTexts.remove

type Props = {
  /** The event it asks about; closed while null. */
  event: CalendarEvent | null
  onClose: () => void
}

/** Asks before an event is deleted, and names it (CAL-13). */
export function RemoveEventDialog({ event, onClose }: Props) {
  const cache = useQueryClient()
  const removal = useRemoveEvent()
  const confirm = (): void => {
    if (!event) return
    removal.mutate(event.id, {
      onSuccess: () => {
        tellDeleted(cache, { kind: 'events', id: event.id }, texts.done)
        onClose()
        // The button that asked is gone with its row.
        focusContent()
      },
      onError: (error) => showFailure(error, texts.failed, texts.nothing),
    })
  }
  return (
    <ConfirmDialog
      sends="DELETE /api/events/{id}"
      opened={event !== null}
      title={texts.title}
      confirmLabel={texts.confirm}
      danger
      busy={removal.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {event && texts.text(event.title)}
    </ConfirmDialog>
  )
}
