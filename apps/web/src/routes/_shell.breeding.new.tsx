import { createFileRoute } from '@tanstack/react-router'
import { NewProjectPage } from '../features/breeding/pages/new-project-page.tsx'

/** Starting a project, in a dialog over the list (BRD-02). */
export const Route = createFileRoute('/_shell/breeding/new')({
  staticData: { title: 'Breeding' },
  component: NewProjectPage,
})
