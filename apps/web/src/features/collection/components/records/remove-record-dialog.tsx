import { useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { showFailure } from '../../../../shared/ui/toast.ts'
import { tellDeleted } from '../../../trash/public/tell-deleted.ts'
import { useRemoveRecord } from '../../record-changes.queries.ts'
import { recordName } from '../../record-look.ts'
import type { AnimalRecord } from '../../records.queries.ts'
import { recordTexts as texts } from '../../records.texts.ts'

type Props = {
  /** The record it asks about; closed while null. */
  record: AnimalRecord | null
  onClose: () => void
}

/** Asks before a record is removed, naming it. */
export function RemoveRecordDialog({ record, onClose }: Props) {
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useRemoveRecord(record?.animalId ?? 0)
  const confirm = async (): Promise<void> => {
    if (!record) return
    try {
      await mutateAsync(record.id)
      tellDeleted(cache, { kind: 'records', id: record.id }, texts.removed)
    } catch (error) {
      showFailure(error, texts.removeFailed, texts.nothingRemoved)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      sends="DELETE /api/animals/{id}/records/{recordId}"
      opened={record !== null}
      title={record ? texts.removeTitle(recordName(record)) : ''}
      confirmLabel={texts.remove}
      danger
      busy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {texts.removeText}
    </ConfirmDialog>
  )
}
