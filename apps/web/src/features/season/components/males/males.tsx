import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { useToday } from '../../../accounts/public/use-today.ts'
import { malesQuery } from '../../board.queries.ts'
import { malesTexts as texts } from '../../males.texts.ts'
import { malesInOrder } from '../../males-view.ts'
import { seasonSettingsQuery } from '../../season.queries.ts'
import { ViewOutline } from '../view-outline.tsx'
import { MaleCard } from './male-card.tsx'
import classes from './males.module.css'

type Props = { year: number; name: string }

/** The males of a season, who may go to a female next first (SEA-15). */
export function Males({ year, name }: Props) {
  const today = useToday()()
  const answer = useQuery(malesQuery(year))
  const restDays = useQuery(seasonSettingsQuery).data?.restDays ?? null
  const { data, isPlaceholderData } = answer
  if (!data) return <ViewOutline answer={answer} texts={texts} height={320} />
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
