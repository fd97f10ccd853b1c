import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Plus from 'lucide-react/icons/plus'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { UnderPlanLimit } from '../../billing/public/under-plan-limit.tsx'
import { speciesQuery } from '../collection.queries.ts'
import { collectionTexts } from '../collection.texts.ts'
import { AnimalFilters } from '../components/animal-filters.tsx'
import { AnimalGrid, AnimalGridSkeleton } from '../components/animal-grid.tsx'
import { ListEnd } from '../components/list-end.tsx'
import { useAnimalPages } from '../hooks/use-animal-pages.ts'
import { useListFilters } from '../hooks/use-list-filters.ts'
import { isNarrowed } from '../list-filters.ts'
import classes from './animals-page.module.css'

const texts = collectionTexts.list

/** My Animals: the collection as photos, searched, narrowed and ordered (COL-10 to COL-18). */
export function AnimalsPage() {
  const listFilters = useListFilters()
  const species = useQuery(speciesQuery('main')).data ?? []
  const pages = useAnimalPages(listFilters.filters)
  const isEmpty = pages.isSuccess && pages.animals.length === 0 && !isNarrowed(listFilters.filters)
  return (
    <>
      <PageHeader
        title={collectionTexts.myAnimals}
        breadcrumb={
          <Link className={classes.back} to="/">
            <ChevronLeft size={16} aria-hidden /> {collectionTexts.dashboard}
          </Link>
        }
        actions={
          // An empty list offers the same as its first step.
          !isEmpty && (
            <LinkButton to="/animals/add" leftSection={<Plus size={18} aria-hidden />}>
              {collectionTexts.addAnimal}
            </LinkButton>
          )
        }
      />
      <UnderPlanLimit kind="animals" what={texts.animals}>
        {!isEmpty && <AnimalFilters {...listFilters} species={species} />}
        <List pages={pages} onClear={listFilters.clear} isEmpty={isEmpty} />
      </UnderPlanLimit>
    </>
  )
}

type ListProps = {
  pages: ReturnType<typeof useAnimalPages>
  isEmpty: boolean
  onClear: () => void
}

function List({ pages, isEmpty, onClear }: ListProps) {
  const { animals, hasNextPage, isFetchingNextPage, isPlaceholderData } = pages
  if (pages.isPending) return <Loading />
  if (pages.isError && animals.length === 0) return <Failed onRetry={() => void pages.refetch()} />
  if (isEmpty) return <Empty />
  if (animals.length === 0) return <NoMatch onClear={onClear} />
  return (
    <>
      <VisuallyHidden role="status">
        {(hasNextPage ? texts.shownSoFar : texts.shown)(animals.length)}
      </VisuallyHidden>
      <AnimalGrid animals={animals} outdated={isPlaceholderData} />
      <ListEnd
        hasMore={hasNextPage && !isPlaceholderData}
        isLoading={isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
    </>
  )
}

const Loading = () => (
  <div aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <AnimalGridSkeleton />
  </div>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      title={texts.failed}
      text={texts.failedText}
      action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
    />
  </div>
)

const Empty = () => (
  <EmptyState
    title={texts.empty}
    text={texts.emptyText}
    action={<LinkButton to="/animals/add">{collectionTexts.addAnimal}</LinkButton>}
  />
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
