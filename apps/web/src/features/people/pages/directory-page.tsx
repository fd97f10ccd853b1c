import { Button, CloseButton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import classes from '../components/person-card.module.css'
import { PersonCard } from '../components/person-card.tsx'
import { peopleQuery } from '../people.queries.ts'
import { peopleTexts } from '../people.texts.ts'

const texts = peopleTexts.directory

/** How long typing pauses before the directory is asked, in milliseconds. */
const pause = 250

/** Other keepers, found by name or username (SHR-39, SHR-40). */
export function DirectoryPage() {
  const [typed, setTyped] = useState('')
  const [term] = useDebouncedValue(typed, pause)
  return (
    <>
      <PageHeader title={texts.title} />
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={200}
        autoComplete="off"
        leftSection={<Search size={18} aria-hidden />}
        rightSection={typed ? <CloseButton aria-label={texts.clear} onClick={() => setTyped('')} /> : null}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <People term={term} />
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
      {pages.hasNextPage && (
        <div className={classes.end}>
          {pages.isFetchNextPageError && <p role="alert">{texts.moreFailed}</p>}
          <Button
            variant="default"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {texts.showMore}
          </Button>
        </div>
      )}
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
