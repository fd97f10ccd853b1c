import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { InSight } from '../../../shared/ui/in-sight.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { animalProjectsQuery } from '../breeding.queries.ts'
import { breedingTexts } from '../breeding.texts.ts'
import { ProjectBrief } from '../components/project-brief.tsx'
import classes from './animal-projects.module.css'

const texts = breedingTexts.ofAnimal

/** So many projects show at first: the latest seasons of an animal. */
const atFirst = 3

type Props = { animal: Pick<Animal, 'id' | 'name'> }

/** The breeding projects of an animal (COL-67). */
export const AnimalProjects = ({ animal }: Props) => (
  <SectionCard
    title={texts.title}
    aside={
      <LinkButton to="/breeding" variant="default" leftSection={<Plus size={17} aria-hidden />}>
        {texts.add}
      </LinkButton>
    }
  >
    <InSight name={`projects ${animal.id}`} outline={<ProjectsOutline />}>
      <Projects animal={animal} />
    </InSight>
  </SectionCard>
)

function Projects({ animal: { id, name } }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const { data: projects, error, refetch } = useQuery(animalProjectsQuery(id))
  if (!projects) {
    return error ? (
      <LoadFailure
        title={breedingTexts.list.failed}
        error={error}
        otherwise={breedingTexts.list.failedText}
        action={breedingTexts.list.tryAgain}
        onRetry={() => void refetch()}
      />
    ) : (
      <ProjectsOutline />
    )
  }
  if (projects.length === 0) return <p className={classes.empty}>{texts.empty(name)}</p>
  return (
    <>
      <ul className={classes.list}>
        {projects.slice(0, showsAll ? undefined : atFirst).map((project) => (
          <li key={project.id}>
            <ProjectBrief project={project} />
          </li>
        ))}
      </ul>
      {!showsAll && projects.length > atFirst && (
        <Button variant="default" fullWidth className={classes.more ?? ''} onClick={() => setShowsAll(true)}>
          {texts.showAll(projects.length)}
        </Button>
      )}
    </>
  )
}

const ProjectsOutline = () => (
  <div aria-busy>
    <VisuallyHidden role="status">{breedingTexts.list.loading}</VisuallyHidden>
    <Skeleton height={120} card />
  </div>
)
