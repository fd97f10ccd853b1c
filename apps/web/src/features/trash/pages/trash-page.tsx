import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { ListEnd } from '../../../shared/ui/list-end.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { type Asked, TrashDialogs } from '../components/trash-dialogs.tsx'
import classes from '../components/trash-line.module.css'
import { TrashLine } from '../components/trash-line.tsx'
import { trashQuery } from '../trash.queries.ts'
import { trashTexts as texts } from '../trash.texts.ts'

/** What was deleted in the last 30 days, each with a way back and a way out (U7, R74). */
export function TrashPage() {
  const pages = useInfiniteQuery(trashQuery)
  const [asked, setAsked] = useState<Asked>(null)
  const entries = pages.data?.pages.flatMap(({ items }) => items)
  const isFilled = entries !== undefined && entries.length > 0
  return (
    <>
      <PageHeader title={texts.title} />
      {!entries && pages.error && (
        <LoadFailure
          title={texts.failed}
          error={pages.error}
          otherwise={texts.failedText}
          action={uiTexts.tryAgain}
          onRetry={() => void pages.refetch()}
        />
      )}
      {!entries && !pages.error && <Loading />}
      {entries?.length === 0 && (
        <EmptyState
          title={texts.empty}
          text={texts.emptyText}
          action={<LinkButton to="/animals">{texts.emptyAction}</LinkButton>}
        />
      )}
      {isFilled && (
        <>
          <div className={classes.head}>
            <p>{texts.intro}</p>
            <Button variant="default" onClick={() => setAsked('all')}>
              {texts.emptying.button}
            </Button>
          </div>
          <ul className={classes.list}>
            {entries.map((entry) => (
              <TrashLine key={`${entry.kind} ${entry.id}`} entry={entry} onRemove={() => setAsked(entry)} />
            ))}
          </ul>
          <ListEnd pages={pages} moreFailed={texts.moreFailed} />
        </>
      )}
      <TrashDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}

const outlines = [1, 2, 3, 4, 5] as const

const Loading = () => (
  <div className={classes.list} role="status" aria-label={texts.loading} aria-busy>
    {outlines.map((outline) => (
      <Skeleton key={outline} height={84} card />
    ))}
  </div>
)
