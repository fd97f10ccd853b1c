import { useNavigate } from '@tanstack/react-router'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'

const CreateProjectDialog = lazyDialog(
  async () => (await import('../components/create-project-dialog.tsx')).CreateProjectDialog,
)

/** Starting a project, in a dialog over the list (BRD-02). Closing it leads to the list, with its search as it was. */
export function NewProjectPage() {
  const navigate = useNavigate()
  return (
    <CreateProjectDialog
      onCreated={(id) =>
        void navigate({ to: '/breeding/projects/$id', params: { id: String(id) }, replace: true })
      }
      onClose={() =>
        void navigate({ to: '/breeding', search: (before) => before, replace: true, resetScroll: false })
      }
    />
  )
}
