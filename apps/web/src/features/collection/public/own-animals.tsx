import { VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { ListEnd } from '../../../shared/ui/list-end.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { collectionTexts } from '../collection.texts.ts'
import { AnimalGrid } from '../components/animal-grid.tsx'
import { AnimalGridSkeleton } from '../components/animal-grid-skeleton.tsx'
import { ownAnimalsQuery } from '../own-animals.queries.ts'

const texts = collectionTexts.list

/** All of the keeper's animals as cards, newest first; holdbacks and archived ones among them (ACC-47). */
export function OwnAnimals() {
  const pages = useInfiniteQuery(ownAnimalsQuery)
  const animals = pages.data?.pages.flatMap(({ items }) => items)
  if (!animals) {
    return pages.error ? (
      <LoadFailure
        title={collectionTexts.lists.all.failed}
        error={pages.error}
        otherwise={texts.failedText}
        action={texts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    ) : (
      <div aria-busy>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <AnimalGridSkeleton />
      </div>
    )
  }
  if (animals.length === 0) return <Empty />
  return (
    <>
      <AnimalGrid animals={animals} place="all" goesOn={pages.hasNextPage} />
      <ListEnd pages={pages} moreFailed={collectionTexts.lists.all.moreFailed} />
    </>
  )
}

const Empty = () => (
  <EmptyState
    {...collectionTexts.empty.main}
    action={<LinkButton to="/animals/add">{collectionTexts.addAnimal}</LinkButton>}
  />
)
