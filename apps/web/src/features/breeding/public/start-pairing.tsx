import { useNavigate } from '@tanstack/react-router'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import type { NewPair } from '../project-form-values.ts'

const CreateProjectDialog = lazyDialog(
  async () => (await import('../components/create-project-dialog.tsx')).CreateProjectDialog,
)

type Props = { pair: NewPair; onClose: () => void }

/** Starts a project with a pair that was chosen; the project that comes of it is opened. */
export function StartPairing({ pair, onClose }: Props) {
  const navigate = useNavigate()
  return (
    <CreateProjectDialog
      pair={pair}
      onCreated={(id) => void navigate({ to: '/breeding/projects/$id', params: { id: String(id) } })}
      onClose={onClose}
    />
  )
}
