import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { FeederRows } from '../components/feeders/feeder-rows.tsx'
import { FeedingCostsCard } from '../components/feeders/feeding-costs.tsx'
import { type Feeder, feedersQuery } from '../feeders.queries.ts'
import { feedersTexts as texts } from '../feeders.texts.ts'
import classes from './feeders-page.module.css'

const loadFeederDialog = async () => (await import('../components/feeders/feeder-dialog.tsx')).FeederDialog
const FeederDialog = lazyDialog(loadFeederDialog)
const loadStockDialog = async () => (await import('../components/feeders/stock-dialog.tsx')).StockDialog
const StockDialog = lazyDialog(loadStockDialog)

/** What is open: the form of a new feeder, of one that is changed, or of its stock. */
type Open = { readonly form: 'new' } | { readonly form: 'change' | 'stock'; readonly feeder: Feeder }

/** Food in stock, what is low first, and what meals cost (FED-01, FED-02, FED-04, FED-05). */
export function FeedersPage() {
  const { data: feeders, error, refetch } = useQuery(feedersQuery)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const isFailed = !feeders && error !== null
  const add = (
    <Button
      leftSection={<Plus size={17} aria-hidden />}
      disabled={feeders === undefined}
      {...warmedBy(loadFeederDialog)}
      onClick={() => setOpen({ form: 'new' })}
    >
      {texts.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={texts.title} actions={feeders?.length === 0 || isFailed ? undefined : add} />
      {isFailed && (
        <FailedPlace
          title={texts.failed}
          text={texts.safe}
          error={error}
          action={uiTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {!feeders && !error && <Loading />}
      {feeders?.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} action={add} />}
      {feeders !== undefined && feeders.length > 0 && (
        <div className={classes.parts}>
          <FeederRows
            feeders={feeders}
            onStock={(feeder) => setOpen({ form: 'stock', feeder })}
            onChange={(feeder) => setOpen({ form: 'change', feeder })}
          />
          <FeedingCostsCard />
        </div>
      )}
      {open?.form === 'stock' && <StockDialog feeder={open.feeder} onClose={close} />}
      {open !== null && open.form !== 'stock' && (
        <FeederDialog
          feeder={open.form === 'change' ? open.feeder : null}
          others={feeders ?? []}
          onClose={close}
        />
      )}
    </>
  )
}

const outlines = [1, 2, 3] as const

const Loading = () => (
  <div className={classes.parts} role="status" aria-label={texts.loading} aria-busy>
    {outlines.map((outline) => (
      <Skeleton key={outline} height={74} card />
    ))}
  </div>
)
