import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ListEnd } from '../../../shared/ui/list-end.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SearchBox } from '../../../shared/ui/search-box.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import classes from '../components/person-card.module.css'
import { PersonCard } from '../components/person-card.tsx'
import { readDirectorySearch } from '../directory-search.ts'
import { peopleQuery } from '../people.queries.ts'
import { peopleTexts } from '../people.texts.ts'

const texts = peopleTexts.directory

/** Other keepers, found by name or username (SHR-39, SHR-40). The search stands in the address, so going back keeps it. */
export function DirectoryPage() {
  const { q = '' } = readDirectorySearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const ask = (term: string) =>
    void navigate({ to: '.', search: term ? { q: term } : {}, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={texts.title} />
      <div className={classes.search}>
        <SearchBox label={texts.search} placeholder={texts.search} asked={q} ask={ask} />
      </div>
      <People term={q} />
    </>
  )
}

function People({ term }: { term: string }) {
  const pages = useInfiniteQuery({ ...peopleQuery(term), placeholderData: keepPreviousData })
  const people = pages.data?.pages.flatMap(({ items }) => items)
  if (!people) {
    return pages.error ? (
      <LoadFailure
        title={texts.failed}
        error={pages.error}
        otherwise={texts.failedText}
        action={peopleTexts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    ) : (
      <Loading />
    )
  }
  if (people.length === 0) {
    const isSearched = term.trim() !== ''
    return (
      <EmptyState
        title={isSearched ? texts.noMatch : texts.none}
        text={isSearched ? texts.noMatchText : texts.noneText}
      />
    )
  }
  return (
    <>
      <ul className={classes.grid}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
      <ListEnd pages={pages} moreFailed={texts.moreFailed} />
    </>
  )
}

const outlines = [1, 2, 3, 4, 5, 6] as const

const Loading = () => (
  <div className={classes.grid} aria-busy>
    {outlines.map((outline) => (
      <Skeleton key={outline} height={146} card />
    ))}
  </div>
)
