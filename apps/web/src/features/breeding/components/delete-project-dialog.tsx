import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { tellDeleted } from '../../trash/public/tell-deleted.ts'
import { breedingTexts } from '../breeding.texts.ts'
import { forgetProject, useRemoveProject } from '../project-changes.queries.ts'
import { tellRefusal } from '../tell-refusal.ts'

const texts = breedingTexts.remove

type Props = { project: Project; opened: boolean; onDeleted: () => Promise<void>; onClose: () => void }

/** Asks before a project is deleted: by name, with what hangs on it, and saying that this is kept (BRD-49). */
export function DeleteProjectDialog({ project, opened, onDeleted, onClose }: Props) {
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useRemoveProject()
  const { id, name, eggCount, offspringCount } = project
  const confirm = async (): Promise<void> => {
    try {
      await mutateAsync(id)
      await onDeleted()
      forgetProject(cache, id)
      tellDeleted(cache, { kind: 'breeding-projects', id }, texts.done)
    } catch (error) {
      tellRefusal(error, texts.failed)
      onClose()
    }
  }
  return (
    <ConfirmDialog
      sends="DELETE /api/breeding-projects/{id}"
      opened={opened}
      title={texts.title(name)}
      confirmLabel={texts.confirm}
      danger
      busy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {texts.text(eggCount, offspringCount)}
    </ConfirmDialog>
  )
}
