import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useRemoveOffspring } from '../offspring.queries.ts'
import { offspringTexts as texts } from '../offspring.texts.ts'
import type { ShownLink } from './offspring-line.tsx'

type Props = {
  projectId: number
  /** The link it asks about; closed while null. */
  link: ShownLink | null
  onClose: () => void
}

/** Asks before an offspring link is removed, saying that the animal stays (LIN-35). */
export function RemoveOffspringDialog({ projectId, link, onClose }: Props) {
  const { mutateAsync, isPending } = useRemoveOffspring(projectId)
  const confirm = async (): Promise<void> => {
    if (!link) return
    try {
      await mutateAsync(link.id)
      showToast({ title: texts.removed })
    } catch (error) {
      showFailure(error, texts.removeFailed, texts.nothingRemoved)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      sends="DELETE /api/breeding-projects/{id}/offspring/{offspringId}"
      opened={link !== null}
      title={link ? texts.removeTitle(link.reptile.name) : ''}
      confirmLabel={texts.removeConfirm}
      busy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {texts.removeText}
    </ConfirmDialog>
  )
}
