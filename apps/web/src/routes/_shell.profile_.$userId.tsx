import { createFileRoute } from '@tanstack/react-router'
import { PersonPage } from '../features/people/pages/person-page.tsx'

/** Another keeper (SHR-35). */
export const Route = createFileRoute('/_shell/profile_/$userId')({
  staticData: { title: 'Profile', back: '/users' },
  component: Person,
})

function Person() {
  const { userId } = Route.useParams()
  return <PersonPage id={/^[1-9]\d{0,14}$/.test(userId) ? Number(userId) : null} />
}
