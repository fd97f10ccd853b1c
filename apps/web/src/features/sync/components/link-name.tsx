import { AnimalName } from '../../collection/public/animal-name.tsx'
import { useProjects } from '../hooks/use-projects.ts'
import { waitingTexts as texts } from '../waiting.texts.ts'

type Props = { to: string; id: number | null }

/** What a record is called that another one links to. */
export function LinkName({ to, id }: Props) {
  if (id === null) return texts.nobody
  if (to === 'animals') return <AnimalName id={id} none={texts.nobody} />
  return to === 'breeding-projects' ? <ProjectName id={id} /> : texts.numbered(id)
}

function ProjectName({ id }: { id: number }) {
  const { projects, isPending } = useProjects()
  if (isPending) return '…'
  return projects.find((project) => project.id === id)?.name ?? texts.numbered(id)
}
