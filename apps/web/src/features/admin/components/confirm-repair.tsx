import type { RepairPreview } from '@clutchbook/domain/admin/admin.schema'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { adminTexts } from '../admin.texts.ts'

const texts = adminTexts.confirm

type Props = {
  preview: RepairPreview
  opened: boolean
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before data is repaired, with the figures of the preview (R89). */
export function ConfirmRepair({ preview: { eggsToMove, accounts }, ...dialog }: Props) {
  const isNone = eggsToMove === 0
  return (
    <ConfirmDialog
      sends="POST /api/admin/fix-data-mixing"
      {...dialog}
      title={isNone ? texts.titleOfNone : texts.title(eggsToMove)}
      confirmLabel={texts.confirm}
    >
      {isNone ? texts.textOfNone : texts.text(eggsToMove, accounts)}
    </ConfirmDialog>
  )
}
