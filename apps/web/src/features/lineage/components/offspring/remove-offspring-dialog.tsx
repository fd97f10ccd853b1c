import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import type { Offspring } from '../../lineage.queries.ts'
import { lineageTexts } from '../../lineage.texts.ts'

const texts = lineageTexts.offspring

type Props = {
  /** The child it asks about; closed while null. */
  offspring: Offspring | null
  parentName: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a child's own record ceases to name its parent (LIN-Q05). */
export function RemoveOffspringDialog({ offspring, parentName, busy, onConfirm, onClose }: Props) {
  const child = offspring?.reptile.name ?? ''
  return (
    <ConfirmDialog
      sends={
        offspring?.id === null
          ? 'PATCH /api/animals/{id}'
          : 'DELETE /api/animals/{id}/offspring/{offspringLinkId}'
      }
      opened={offspring !== null}
      title={texts.confirm(child, parentName)}
      confirmLabel={texts.remove}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {texts.confirmText(child, parentName)}
    </ConfirmDialog>
  )
}
