import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../../shared/ui/failed-place.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../../shared/ui/ui.texts.ts'
import { useToday } from '../../../accounts/public/use-today.ts'
import { malesQuery } from '../../board.queries.ts'
import { malesTexts as texts } from '../../males.texts.ts'
import { malesInOrder } from '../../males-view.ts'
import { seasonSettingsQuery } from '../../season.queries.ts'
import { MaleCard } from './male-card.tsx'
import classes from './males.module.css'

type Props = { year: number; name: string }

/** The males of a season, who may go to a female next first (SEA-15). */
export function Males({ year, name }: Props) {
  const today = useToday()()
  const { data, error, refetch, isPlaceholderData } = useQuery(malesQuery(year))
  const restDays = useQuery(seasonSettingsQuery).data?.restDays ?? null
  if (!data && error)
    return (
      <FailedPlace
        title={texts.failed}
        text={texts.kept}
        error={error}
        action={uiTexts.tryAgain}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton height={320} card />
      </div>
    )
  if (data.length === 0) return <EmptyState title={texts.empty(name)} text={texts.emptyText} />
  return (
    <>
      <p className={classes.least}>{restDays === null ? texts.noLeast : texts.least(restDays)}</p>
      <ul className={classes.males} data-outdated={isPlaceholderData || undefined}>
        {malesInOrder(data).map((male) => (
          <li key={male.maleId} className={classes.cell}>
            <MaleCard male={male} restDays={restDays} today={today} />
          </li>
        ))}
      </ul>
    </>
  )
}
