import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { AnimalFilters } from '../../collection/public/animal-filters.ts'
import { isNarrowed, listQueryOf } from '../../collection/public/list-filters.ts'
import { LockedPage } from '../components/locked-page.tsx'
import { NotShown } from '../components/not-shown.tsx'
import { PreviewNote } from '../components/preview-note.tsx'
import { PublicFoot } from '../components/public-foot.tsx'
import { PublicListSkeleton } from '../components/public-list-skeleton.tsx'
import { ShownAnimals } from '../components/shown-animals.tsx'
import { useEyes, useRefusal } from '../hooks/use-eyes.ts'
import { usePublicFilters } from '../hooks/use-public-filters.ts'
import { isLocked, publicListQuery } from '../public-pages.queries.ts'
import { publicTexts as texts } from '../public-pages.texts.ts'
import classes from './public-collection-page.module.css'

type Looked = {
  /** What the address says behind its question mark. */
  search: string
  /** The owner looks at what others would see, shared or not. */
  preview: boolean
}

/** A shared collection, searched and narrowed (SHR-21 to SHR-23). */
export const PublicCollectionPage = ({ userId, ...looked }: Looked & { userId: number | null }) =>
  userId === null ? (
    <NotShown {...texts.collectionMissing} onRetry={() => location.reload()} />
  ) : (
    <LoadedCollection userId={userId} {...looked} />
  )

function useCollection(userId: number, { search, preview }: Looked) {
  const listFilters = usePublicFilters(search)
  const look = useEyes(preview)
  const { eyes } = look
  const pages = useInfiniteQuery({
    ...publicListQuery(userId, listQueryOf(listFilters.filters), eyes),
    placeholderData: keepPreviousData,
  })
  useRefusal(look, pages.error)
  const animals = pages.data?.pages.flatMap(({ items }) => items.reptiles) ?? []
  return { listFilters, pages: { ...pages, eyes }, animals, first: pages.data?.pages[0]?.items }
}

function LoadedCollection({ userId, ...looked }: Looked & { userId: number }) {
  const collection = useCollection(userId, looked)
  const { first, pages, animals, listFilters } = collection
  if (!first) {
    if (isLocked(pages.error)) return <LockedPage place={{ page: 'collection', id: userId }} />
    return pages.error ? (
      <NotShown {...texts.collectionMissing} onRetry={() => void pages.refetch()} />
    ) : (
      <PublicListSkeleton />
    )
  }
  const isEmpty = animals.length === 0 && !isNarrowed(listFilters.filters)
  return (
    <>
      {pages.eyes === 'owner' && <PreviewNote />}
      <Head name={first.user.name} />
      {isEmpty ? (
        <EmptyState title={texts.collectionEmpty} text={texts.collectionEmptyText} />
      ) : (
        <>
          <AnimalFilters
            {...listFilters}
            species={first.species.map((species) => ({ species }))}
            ordered={false}
          />
          <Found {...collection} />
        </>
      )}
      <PublicFoot />
    </>
  )
}

function Head({ name }: { name: string }) {
  useDocumentTitle(texts.collectionOf(name))
  return (
    <header className={classes.head}>
      <p className={classes.kind}>{texts.collection}</p>
      <h1 className={classes.name}>{name}</h1>
    </header>
  )
}

const Found = ({ listFilters, pages, animals }: ReturnType<typeof useCollection>) =>
  animals.length === 0 && !pages.isPlaceholderData ? (
    <EmptyState
      title={texts.noMatch}
      text={texts.noMatchText}
      action={
        <Button variant="default" onClick={listFilters.clear}>
          {texts.clearFilters}
        </Button>
      }
    />
  ) : (
    <ShownAnimals animals={animals} pages={pages} />
  )
