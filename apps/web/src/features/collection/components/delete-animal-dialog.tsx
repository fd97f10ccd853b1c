import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useRemoveAnimal } from '../collection.queries.ts'
import { collectionTexts } from '../collection.texts.ts'

const texts = collectionTexts.remove

type Props = { animal: Animal; opened: boolean; onClose: () => void }

/** Asks before an animal is deleted, by name, and says what is kept (COL-131, COL-132). */
export function DeleteAnimalDialog({ animal: { id, name }, opened, onClose }: Props) {
  const navigate = useNavigate()
  const { mutate, isPending } = useRemoveAnimal(id)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        showToast({ title: texts.done })
        void navigate({ to: '/animals', replace: true })
      },
      onError: (error) => {
        showFailure(error, texts.failed, texts.failedText)
        onClose()
      },
    })
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title(name)}
      confirmLabel={texts.confirm}
      danger
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.text(name)}
    </ConfirmDialog>
  )
}
