import { Button, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { ListEnd } from '../../../shared/ui/list-end.tsx'
import { SearchBox } from '../../../shared/ui/search-box.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import type { ShownProjects } from '../hooks/use-project-list.ts'
import { ProjectCard } from './project-card.tsx'
import classes from './project-list.module.css'

const texts = breedingTexts.list

type Props = {
  shown: ShownProjects
  /** What the list says when there is nothing to search in. */
  empty: ReactNode
}

/** The projects, searched and scrolled on and on (BRD-01). */
export const ProjectList = ({ shown, empty }: Props) => (
  <>
    {!shown.isEmpty && (
      <search className={classes.search}>
        <SearchBox label={texts.searchLabel} placeholder={texts.search} asked={shown.q} ask={shown.ask} />
      </search>
    )}
    <Cards shown={shown} empty={empty} />
  </>
)

function Cards({ shown: { ask, pages, projects, isEmpty }, empty }: Props) {
  const { hasNextPage, isPlaceholderData } = pages
  if (pages.isPending) return <Loading />
  if (pages.isError && projects.length === 0)
    return (
      <FailedPlace
        title={texts.failed}
        text={texts.kept}
        error={pages.error}
        action={texts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    )
  if (isEmpty) return empty
  if (projects.length === 0) return <NoMatch onClear={() => ask('')} />
  return (
    <>
      <VisuallyHidden role="status">
        {(hasNextPage ? texts.shownSoFar : texts.shown)(projects.length)}
      </VisuallyHidden>
      <ul className={classes.grid} aria-label={texts.label} data-outdated={isPlaceholderData || undefined}>
        {projects.map((project) => (
          <li key={project.id} className={classes.cell}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      <ListEnd pages={pages} moreFailed={texts.moreFailed} />
    </>
  )
}

const outlines = [0, 1, 2, 3, 4, 5] as const

const Loading = () => (
  <div aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <div className={classes.grid} aria-hidden>
      {outlines.map((place) => (
        <div key={place} className={classes.outline}>
          <div className={classes.photos}>
            <Skeleton height="100%" />
          </div>
          <div className={classes.bars}>
            <Skeleton height={22} width="62%" />
            <Skeleton height={17} width="48%" />
            <Skeleton height={17} width="76%" />
            <Skeleton height={17} width="40%" />
          </div>
        </div>
      ))}
    </div>
  </div>
)

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={texts.noMatch}
    text={texts.noMatchText}
    action={
      <Button variant="default" onClick={onClear}>
        {texts.clear}
      </Button>
    }
  />
)
