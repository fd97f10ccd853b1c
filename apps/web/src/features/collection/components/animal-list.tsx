import { Button, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ListEnd } from '../../../shared/ui/list-end.tsx'
import { collectionTexts } from '../collection.texts.ts'
import type { ShownList } from '../hooks/use-animal-list.ts'
import { AnimalFilters } from './animal-filters.tsx'
import { AnimalGrid } from './animal-grid.tsx'
import { AnimalGridSkeleton } from './animal-grid-skeleton.tsx'

const texts = collectionTexts.list

type Props = {
  shown: ShownList
  /** What the list says when there is nothing to search in. */
  empty: ReactNode
}

/** A list of animals that is searched, narrowed and scrolled on and on. */
export const AnimalList = ({ shown, empty }: Props) => (
  <>
    {!shown.isEmpty && <AnimalFilters {...shown.listFilters} species={shown.species} />}
    <Cards shown={shown} empty={empty} />
  </>
)

function Cards({ shown: { list, listFilters, pages, animals, isEmpty }, empty }: Props) {
  const { hasNextPage, isPlaceholderData } = pages
  const { failed, moreFailed } = collectionTexts.lists[list]
  if (pages.isPending) return <Loading />
  if (pages.isError && animals.length === 0)
    return <Failed title={failed} onRetry={() => void pages.refetch()} />
  if (isEmpty) return empty
  if (animals.length === 0) return <NoMatch onClear={listFilters.clear} />
  return (
    <>
      <VisuallyHidden role="status">
        {(hasNextPage ? texts.shownSoFar : texts.shown)(animals.length)}
      </VisuallyHidden>
      <AnimalGrid animals={animals} place={list} outdated={isPlaceholderData} goesOn={hasNextPage} />
      <ListEnd pages={pages} moreFailed={moreFailed} />
    </>
  )
}

const Loading = () => (
  <div aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <AnimalGridSkeleton />
  </div>
)

const Failed = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      title={title}
      text={texts.failedText}
      action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
    />
  </div>
)

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={texts.noMatch}
    text={texts.noMatchText}
    action={
      <Button variant="default" onClick={onClear}>
        {texts.clearFilters}
      </Button>
    }
  />
)
