import { useQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { labelQuery } from '../labels.queries.ts'
import { scanTexts as texts } from '../scan.texts.ts'

/** The address that is on a label: it leads on to what the label is of (PLC-13). */
export function LabelTargetPage() {
  const key = useParams({ strict: false }).key ?? ''
  const { history } = useRouter()
  const { data: target, error, refetch } = useQuery(labelQuery(key))
  useEffect(() => {
    if (!target) return
    // What others share is a page of its own, which the server draws.
    if (target.kind === undefined) location.replace(target.to)
    else history.replace(target.to)
  }, [target, history])
  if (!error)
    return (
      <div role="status" aria-label={texts.opening} aria-busy>
        <PageHeader title={texts.label} />
        <Skeleton height={240} card />
      </div>
    )
  const isNothing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <>
      <PageHeader title={texts.label} />
      {isNothing ? (
        <EmptyState
          title={texts.nothing}
          text={texts.nothingText}
          action={<LinkButton to="/scan">{texts.scan}</LinkButton>}
        />
      ) : (
        <FailedPlace
          title={texts.failed}
          text={texts.failedText}
          error={error}
          action={uiTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}
