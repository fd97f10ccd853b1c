import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Chip, ChipRow } from '../../../shared/ui/chip.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { UnknownWords } from '../components/review/unknown-words.tsx'
import { UnreadRows } from '../components/review/unread-rows.tsx'
import { geneticsTexts } from '../genetics.texts.ts'
import { useKeepRead } from '../hooks/use-keep-read.ts'
import { ownGenesTexts } from '../own-genes.texts.ts'
import { type ReviewSummary, reviewSummaryQuery, unreadQuery, type Verdict } from '../review.queries.ts'
import { reviewTexts as texts } from '../review.texts.ts'
import { countOf, firstVerdict, verdicts } from '../review-verdicts.ts'
import classes from './review-page.module.css'

/** All animals whose genes stand in their morph texts alone, kept as read by one press (GEN-22, GEN-65). */
export function ReviewPage() {
  const summary = useQuery(reviewSummaryQuery)
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <LinkButton to="/genetics/genes" variant="default">
            {ownGenesTexts.open}
          </LinkButton>
        }
      />
      {summary.isPending && <Waiting />}
      {summary.isError && <Failed error={summary.error} onRetry={() => void summary.refetch()} />}
      {summary.data && <Read summary={summary.data} />}
    </>
  )
}

const Waiting = () => (
  <div aria-busy aria-label={texts.loading} role="status">
    <Skeleton height={220} card />
  </div>
)

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <LoadFailure
    title={texts.failed}
    error={error}
    otherwise={texts.failedText}
    action={geneticsTexts.tryAgain}
    onRetry={onRetry}
  />
)

function Read({ summary }: { summary: ReviewSummary }) {
  const { verdict: asked } = useSearch({ from: '/_shell/genetics_/review' })
  const navigate = useNavigate()
  const { animals, kept, words } = summary
  if (animals === 0)
    return (
      <EmptyState
        title={texts.begin}
        text={texts.beginText}
        action={<LinkButton to="/animals/add">{texts.add}</LinkButton>}
      />
    )
  if (kept === animals) return <EmptyState title={texts.allRead} text={texts.allReadText(kept)} />
  const verdict = asked ?? firstVerdict(summary)
  const shown = verdicts.filter((one) => one === verdict || countOf(summary, one) > 0)
  return (
    <div className={classes.parts}>
      <p className={classes.left}>{texts.left(animals - kept, animals)}</p>
      <UnknownWords words={words} />
      <ChipRow label={texts.verdicts} wraps>
        {shown.map((one) => (
          <Chip
            key={one}
            on={one === verdict}
            onPress={() => void navigate({ to: '/genetics/review', search: { verdict: one }, replace: true })}
          >
            {texts.counted(texts.verdict[one], countOf(summary, one))}
          </Chip>
        ))}
      </ChipRow>
      <Unread key={verdict} verdict={verdict} clear={summary.clear} />
    </div>
  )
}

function Unread({ verdict, clear }: { verdict: Verdict; clear: number }) {
  const pages = useInfiniteQuery(unreadQuery(verdict))
  const { keep, keeping } = useKeepRead()
  if (pages.isPending) return <Waiting />
  if (pages.isError) return <Failed error={pages.error} onRetry={() => void pages.refetch()} />
  const found = pages.data.pages.flatMap(({ items }) => items)
  if (found.length === 0) return <EmptyState title={texts.none} text={texts.noneText} />
  return (
    <SectionCard title={texts.verdict[verdict]}>
      <p className={classes.left}>{texts.about[verdict]}</p>
      {verdict === 'clear' && (
        <Button
          className={classes.all ?? ''}
          loading={keeping?.verdict === 'clear'}
          onClick={() => void keep({ verdict: 'clear' })}
        >
          {texts.keepAll(clear)}
        </Button>
      )}
      <UnreadRows animals={found} keeping={keeping} onKeep={(id) => void keep({ ids: [id] })} />
      <MoreButton pages={pages} label={texts.more} failed={texts.moreFailed} />
    </SectionCard>
  )
}
