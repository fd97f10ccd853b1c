import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { showFailure } from '../../../shared/ui/toast.ts'
import { tellDeleted } from '../../trash/public/tell-deleted.ts'
import { forgetAnimal, useRemoveAnimal } from '../collection.queries.ts'
import { collectionTexts } from '../collection.texts.ts'

const texts = collectionTexts.remove

type Props = {
  animal: Pick<Animal, 'id' | 'name'>
  opened: boolean
  /** The words of a failure: lists speak of an animal, its page of a reptile (COL-Q16). */
  failed: string
  /** Leaves the page of the animal that is gone. */
  onDeleted?: () => Promise<void>
  onClose: () => void
}

/** Asks before an animal is deleted, by name, and says what is kept (COL-131, COL-132). */
export function DeleteAnimalDialog({ animal: { id, name }, opened, failed, onDeleted, onClose }: Props) {
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useRemoveAnimal()
  const confirm = async (): Promise<void> => {
    try {
      // Awaited here, for the list that shows this dialog may forget the animal first.
      await mutateAsync(id)
      await onDeleted?.()
      forgetAnimal(cache, id)
      tellDeleted(cache, { kind: 'animals', id }, texts.done)
    } catch (error) {
      showFailure(error, failed, texts.failedText)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      sends="DELETE /api/animals/{id}"
      opened={opened}
      title={texts.title(name)}
      confirmLabel={texts.confirm}
      danger
      busy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {texts.text(name)}
    </ConfirmDialog>
  )
}
