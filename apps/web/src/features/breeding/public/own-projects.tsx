import { Button, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ListEnd } from '../../../shared/ui/list-end.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import { ProjectBrief } from '../components/project-brief.tsx'
import { ownProjectsQuery } from '../own-projects.queries.ts'
import classes from './own-projects.module.css'

const texts = breedingTexts.list

/** So many projects show at first: the latest season. */
const atFirst = 6

/** All of the keeper's breeding projects as cards, newest first (ACC-48). */
export function OwnProjects() {
  const [showsAll, setShowsAll] = useState(false)
  const pages = useInfiniteQuery(ownProjectsQuery)
  const projects = pages.data?.pages.flatMap(({ items }) => items)
  if (!projects) {
    return pages.error ? (
      <LoadFailure
        title={texts.failed}
        error={pages.error}
        otherwise={texts.failedText}
        action={texts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    ) : (
      <Loading />
    )
  }
  if (projects.length === 0) {
    return (
      <p className={classes.empty}>
        {breedingTexts.own.empty} <Link to="/breeding">{breedingTexts.own.start}</Link>
      </p>
    )
  }
  return (
    <>
      <ul className={classes.grid}>
        {projects.slice(0, showsAll ? undefined : atFirst).map((project) => (
          <li key={project.id}>
            <ProjectBrief project={project} />
          </li>
        ))}
      </ul>
      {showsAll || projects.length <= atFirst ? (
        <ListEnd pages={pages} moreFailed={texts.moreFailed} />
      ) : (
        <Button variant="default" fullWidth className={classes.more ?? ''} onClick={() => setShowsAll(true)}>
          {breedingTexts.own.showAll}
        </Button>
      )}
    </>
  )
}

const Loading = () => (
  <div aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <div className={classes.grid} aria-hidden>
      <Skeleton height={150} card />
      <Skeleton height={150} card />
      <Skeleton height={150} card />
    </div>
  </div>
)
