import { useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { showFailure } from '../../../shared/ui/toast.ts'
import { tellDeleted } from '../../trash/public/tell-deleted.ts'
import { type Ancestor, useRemoveAncestor } from '../lineage.queries.ts'
import { lineageTexts } from '../lineage.texts.ts'

const texts = lineageTexts.ancestors

type Props = {
  /** The ancestor it asks about; closed while null. */
  ancestor: Ancestor | null
  onClose: () => void
}

/** Asks before a custom ancestor is removed, naming it. */
export function RemoveAncestorDialog({ ancestor, onClose }: Props) {
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useRemoveAncestor()
  const confirm = async (): Promise<void> => {
    if (!ancestor) return
    try {
      await mutateAsync(ancestor)
      tellDeleted(cache, { kind: 'ancestors', id: ancestor.id }, texts.removed)
    } catch (error) {
      showFailure(error, texts.removeFailed, texts.nothingRemoved)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      sends="DELETE /api/animals/{id}/ancestors/{ancestorId}"
      opened={ancestor !== null}
      title={ancestor ? texts.confirm(ancestor.name) : ''}
      confirmLabel={texts.remove}
      danger
      busy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {ancestor && texts.confirmText(ancestor.name)}
    </ConfirmDialog>
  )
}
