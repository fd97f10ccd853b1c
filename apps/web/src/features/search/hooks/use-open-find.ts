import { useNavigate } from '@tanstack/react-router'
import type { Found } from '../search.queries.ts'

/** Opens the page on which a find is seen: its own, or the one that shows it among others. */
export function useOpenFind(): (find: Found) => void {
  const navigate = useNavigate()
  return ({ kind, id, projectId, day }) => {
    const project = kind === 'project' ? id : projectId
    if (kind === 'animal') void navigate({ to: '/animals/$id', params: { id: String(id) } })
    else if (kind === 'place') void navigate({ to: '/places/$id', params: { id: String(id) } })
    else if (project !== null)
      void navigate({ to: '/breeding/projects/$id', params: { id: String(project) } })
    else if (kind === 'event') void navigate({ to: '/calendar', search: day === null ? {} : { day } })
    else void navigate({ to: '/incubating' })
  }
}
