import { createFileRoute } from '@tanstack/react-router'
import { projectQuery } from '../features/breeding/breeding.queries.ts'
import { ProjectPage } from '../features/breeding/pages/project-page.tsx'
import { recordIdOf } from '../shared/navigation/record-id.ts'

/** One breeding project (BRD-27); its page stands by itself, not in the list's. */
export const Route = createFileRoute('/_shell/breeding_/projects/$id')({
  staticData: { title: 'Project Details', isHeaded: true, back: '/breeding' },
  loader: ({ context: { queryClient }, params }) => {
    const id = recordIdOf(params.id)
    if (id !== null) void queryClient.prefetchQuery(projectQuery(id))
  },
  component: ProjectPage,
})
