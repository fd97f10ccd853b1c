import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { showFailure } from '../../../shared/ui/toast.ts'
import { tellDeleted } from '../../trash/public/tell-deleted.ts'
import { useRemoveEgg } from '../eggs.queries.ts'
import { eggTexts as texts } from '../eggs.texts.ts'

type Props = {
  egg: ListedEgg

  /** The title of a failure: the incubator has one of its own (EGG-28). */
  failed: string
  onClose: () => void
}

/** Asks before an egg is deleted, naming its number (EGG-27). */
export function DeleteEggDialog({ egg: { id, eggNumber }, failed, onClose }: Props) {
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useRemoveEgg()
  const confirm = async (): Promise<void> => {
    try {
      await mutateAsync(id)
      tellDeleted(cache, { kind: 'eggs', id }, texts.removed)
    } catch (error) {
      showFailure(error, failed, texts.unknownError)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      sends="DELETE /api/eggs/{id}"
      opened
      title={texts.removeTitle(eggNumber)}
      confirmLabel={texts.delete}
      danger
      busy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {texts.removeText}
    </ConfirmDialog>
  )
}
