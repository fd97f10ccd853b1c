import { Button, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { EarlierNote } from '../../../shared/ui/earlier-note.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { ListEnd } from '../../../shared/ui/list-end.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { allRecordsQuery } from '../all-records.queries.ts'
import { allRecordsTexts as texts } from '../all-records.texts.ts'
import { isNarrowed, readRecordsSearch, recordsQueryOf, withChange } from '../all-records-search.ts'
import { collectionTexts } from '../collection.texts.ts'
import { RecordsFilters } from '../components/records/records-filters.tsx'
import { RecordsTable } from '../components/records/records-table.tsx'
import { RemoveRecordDialog } from '../components/records/remove-record-dialog.tsx'
import { useRecordActs } from '../hooks/use-record-acts.tsx'
import { recordTexts } from '../records.texts.ts'

/** What was written down of all animals, newest day first (HUS-13). */
export function RecordsPage() {
  const search = readRecordsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const today = useToday()()
  const pages = useInfiniteQuery(allRecordsQuery(recordsQueryOf(search, today)))
  const records = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const clear = () => void navigate({ to: '.', search: {}, resetScroll: false })
  const isEmpty = pages.isSuccess && records.length === 0 && !isNarrowed(search)
  return (
    <>
      <PageHeader title={texts.title} />
      {!isEmpty && (
        <RecordsFilters
          search={search}
          narrow={(change) =>
            void navigate({ to: '.', search: withChange(search, change), resetScroll: false })
          }
          clear={clear}
        />
      )}
      {pages.isPending && <Loading />}
      {pages.isError && records.length === 0 && (
        <FailedPlace
          title={recordTexts.failed}
          text={texts.safe}
          error={pages.error}
          action={recordTexts.tryAgain}
          onRetry={() => void pages.refetch()}
        />
      )}
      {isEmpty && (
        <EmptyState {...texts.empty} action={<LinkButton to="/animals">{texts.toAnimals}</LinkButton>} />
      )}
      {pages.isSuccess && records.length === 0 && !isEmpty && (
        <EmptyState
          title={texts.noMatch}
          text={texts.noMatchText}
          action={
            <Button variant="default" onClick={clear}>
              {collectionTexts.list.clearFilters}
            </Button>
          }
        />
      )}
      {records.length > 0 && <Listed records={records} pages={pages} />}
    </>
  )
}

type ListedProps = {
  records: Parameters<typeof RecordsTable>[0]['records']
  pages: Parameters<typeof ListEnd>[0]['pages']
}

function Listed({ records, pages }: ListedProps) {
  const { edit, removed, askToRemove, close, dialog } = useRecordActs()
  return (
    <>
      <VisuallyHidden role="status">{texts.shown(records.length)}</VisuallyHidden>
      <RecordsTable records={records} onEdit={(record) => void edit(record)} onRemove={askToRemove} />
      <ListEnd pages={pages} moreFailed={recordTexts.moreFailed} />
      <EarlierNote />
      {dialog}
      <RemoveRecordDialog record={removed} onClose={close} />
    </>
  )
}

const outlines = [1, 2, 3, 4, 5, 6] as const

const Loading = () => (
  <div role="status" aria-label={recordTexts.loading} aria-busy>
    {outlines.map((outline) => (
      <Skeleton key={outline} height={56} card />
    ))}
  </div>
)
