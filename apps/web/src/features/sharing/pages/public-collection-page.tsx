import { Button, VisuallyHidden } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ListEnd } from '../../../shared/ui/list-end.tsx'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { isNarrowed, listQueryOf } from '../../collection/public/list-filters.ts'
import { AnimalFilters, useListFilters } from '../../collection/public/list-narrowing.ts'
import { PublicAnimals } from '../../collection/public/public-animals.tsx'
import { NotShown } from '../components/not-shown.tsx'
import { PublicFoot } from '../components/public-foot.tsx'
import { PublicListSkeleton } from '../components/public-list-skeleton.tsx'
import { useVisitorToday } from '../hooks/use-visitor-today.ts'
import { publicListQuery } from '../public-pages.queries.ts'
import { publicTexts as texts } from '../public-pages.texts.ts'
import classes from './public-collection-page.module.css'

/** A shared collection, searched and narrowed (SHR-21 to SHR-23). */
export const PublicCollectionPage = ({ userId }: { userId: number | null }) =>
  userId === null ? (
    <NotShown {...texts.collectionMissing} onRetry={() => location.reload()} />
  ) : (
    <LoadedCollection key={userId} userId={userId} />
  )

function useCollection(userId: number) {
  const listFilters = useListFilters()
  const { sort: _ownersOrder, ...filters } = listFilters.filters
  const pages = useInfiniteQuery({
    ...publicListQuery(userId, listQueryOf(filters)),
    placeholderData: keepPreviousData,
  })
  const animals = pages.data?.pages.flatMap(({ items }) => items.reptiles) ?? []
  return { listFilters, pages, animals, first: pages.data?.pages[0]?.items }
}

function LoadedCollection({ userId }: { userId: number }) {
  const collection = useCollection(userId)
  const { first, pages, animals, listFilters } = collection
  useDocumentTitle(first ? texts.collectionOf(first.user.name) : '')
  if (!first) {
    return pages.error ? (
      <NotShown {...texts.collectionMissing} onRetry={() => void pages.refetch()} />
    ) : (
      <PublicListSkeleton />
    )
  }
  const isEmpty = animals.length === 0 && !isNarrowed(listFilters.filters)
  return (
    <>
      <header className={classes.head}>
        <p className={classes.kind}>{texts.collection}</p>
        <h1 className={classes.name}>{first.user.name}</h1>
      </header>
      {isEmpty ? (
        <EmptyState title={texts.collectionEmpty} text={texts.collectionEmptyText} />
      ) : (
        <>
          <AnimalFilters
            {...listFilters}
            species={first.species.map((species) => ({ species }))}
            ordered={false}
          />
          <Cards {...collection} />
        </>
      )}
      <PublicFoot />
    </>
  )
}

function Cards({ listFilters, pages, animals }: ReturnType<typeof useCollection>) {
  const today = useVisitorToday()
  const { hasNextPage, isPlaceholderData } = pages
  if (animals.length === 0 && !isPlaceholderData) return <NoMatch onClear={listFilters.clear} />
  return (
    <>
      <VisuallyHidden role="status">
        {(hasNextPage ? texts.shownSoFar : texts.shown)(animals.length)}
      </VisuallyHidden>
      <PublicAnimals animals={animals} today={today} outdated={isPlaceholderData} goesOn={hasNextPage} />
      <ListEnd pages={pages} moreFailed={texts.moreFailed} />
    </>
  )
}

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
