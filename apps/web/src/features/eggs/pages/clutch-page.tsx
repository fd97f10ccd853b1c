import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../../shared/api/api-error.ts'
import { recordIdOf } from '../../../shared/navigation/record-id.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { clutchQuery, clutchYoungQuery } from '../clutches.queries.ts'
import { clutchTexts as texts } from '../clutches.texts.ts'
import { ClutchCrumbs } from '../components/clutches/clutch-crumbs.tsx'
import { ClutchView } from '../components/clutches/clutch-view.tsx'
import classes from './clutch-page.module.css'

/** One clutch: its eggs as they lie, what was seen on them, and what is done next (SEA-21). */
export function ClutchPage() {
  const id = recordIdOf(useParams({ strict: false }).id ?? '')
  return id === null ? <Missing /> : <LoadedClutch key={id} id={id} />
}

function LoadedClutch({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(clutchQuery(id))
  const young = useQuery(clutchYoungQuery(id))
  // What was read before it was deleted elsewhere is no clutch any more.
  if (error instanceof ApiError && error.status === 404) return <Missing />
  // Shown together, so that young which come later push nothing away.
  if (data && !young.isPending) return <ClutchView clutch={data} young={young} />
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading />
}

const Missing = () => (
  <>
    <PageHeader title={texts.page} breadcrumb={<ClutchCrumbs />} />
    <EmptyState
      title={texts.missing}
      text={texts.missingText}
      action={<LinkButton to="/incubating">{texts.toIncubator}</LinkButton>}
    />
  </>
)

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <>
    <PageHeader title={texts.page} breadcrumb={<ClutchCrumbs />} />
    <FailedPlace
      title={texts.failedTitle}
      text={texts.kept}
      error={error}
      action={texts.tryAgain}
      onRetry={onRetry}
    />
  </>
)

const Loading = () => (
  <div className={classes.loading} aria-busy>
    <Skeleton height={64} width={320} />
    <Skeleton height={320} card />
    <Skeleton height={160} card />
  </div>
)
