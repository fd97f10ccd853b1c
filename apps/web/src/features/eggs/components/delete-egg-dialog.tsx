import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
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
  const { mutateAsync, isPending } = useRemoveEgg()
  const confirm = async (): Promise<void> => {
    try {
      await mutateAsync(id)
      showToast({ title: texts.removed })
    } catch (error) {
      showFailure(error, failed, texts.unknownError)
    }
    onClose()
  }
  return (
    <ConfirmDialog
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
