import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { focusContent } from '../../../shared/ui/focus-content.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { nameOf } from '../entry-words.ts'
import type { Trashed } from '../trash.queries.ts'
import { useEmptyTrash, useRemoveForGood } from '../trash.queries.ts'
import { trashTexts as texts } from '../trash.texts.ts'

/** What is to go for good: one entry, or all. */
export type Asked = Trashed | 'all' | null

const { confirm, emptying } = texts

/** Asks before something leaves the trash for good. */
export function TrashDialogs({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const removal = useRemoveForGood()
  const emptied = useEmptyTrash()
  const end = (done: string) => ({
    onSuccess: () => {
      showToast({ title: done })
      onClose()
      focusContent()
    },
  })
  return (
    <>
      <ConfirmDialog
        sends="DELETE /api/trash"
        opened={asked === 'all'}
        title={emptying.title}
        confirmLabel={emptying.button}
        danger
        busy={emptied.isPending}
        onConfirm={() =>
          emptied.mutate(undefined, {
            ...end(emptying.done),
            onError: (error) => showFailure(error, emptying.failed, texts.nothing),
          })
        }
        onClose={onClose}
      >
        {emptying.text}
      </ConfirmDialog>
      {asked !== null && asked !== 'all' && (
        <ConfirmDialog
          sends="DELETE /api/trash/{kind}/{id}"
          opened
          title={confirm.title(nameOf(asked))}
          confirmLabel={texts.remove}
          danger
          busy={removal.isPending}
          onConfirm={() =>
            removal.mutate(asked, {
              ...end(confirm.done),
              onError: (error) => showFailure(error, confirm.failed, texts.nothing),
            })
          }
          onClose={onClose}
        >
          {confirm.text}
        </ConfirmDialog>
      )}
    </>
  )
}
