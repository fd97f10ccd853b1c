import { sumOf } from '@clutchbook/domain/husbandry/feeder.rules'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../../shared/ui/ui.texts.ts'
import { useToday } from '../../../accounts/public/use-today.ts'
import { type FeedingCosts, feedingCostsQuery } from '../../feeders.queries.ts'
import { feedingCostsTexts as texts } from '../../feeders.texts.ts'
import { priceWords } from '../../price-words.ts'
import classes from './feeding-costs.module.css'

const yearsBack = [0, 1, 2, 3, 4] as const

/** What the meals of each animal cost in a year, the dearest first. */
export function FeedingCostsCard() {
  const thisYear = Number(useToday()().slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const costs = useQuery(feedingCostsQuery(year))
  return (
    <SectionCard
      title={texts.title}
      aside={
        <NativeSelect
          aria-label={texts.year}
          className={classes.year}
          value={String(year)}
          data={yearsBack.map((back) => String(thisYear - back))}
          onChange={(event) => setYear(Number(event.currentTarget.value))}
        />
      }
    >
      {costs.data ? (
        costs.data.length === 0 ? (
          <p className={classes.none}>{texts.none(year)}</p>
        ) : (
          <CostsTable costs={costs.data} />
        )
      ) : costs.error ? (
        <LoadFailure
          title={texts.failed}
          error={costs.error}
          otherwise={texts.failedText}
          action={uiTexts.tryAgain}
          onRetry={() => void costs.refetch()}
        />
      ) : (
        <Skeleton height={120} />
      )}
    </SectionCard>
  )
}

const CostsTable = ({ costs }: { costs: readonly FeedingCosts[] }) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">{texts.animal}</th>
        <th scope="col">{texts.meals}</th>
        <th scope="col">{texts.pieces}</th>
        <th scope="col">{texts.cost}</th>
      </tr>
    </thead>
    <tbody>
      {costs.map(({ animalId, name, meals, pieces, cost, currency }) => (
        <tr key={`${animalId} ${currency}`}>
          <th scope="row">
            <Link className={classes.animal} to="/animals/$id" params={{ id: String(animalId) }}>
              {name}
            </Link>
          </th>
          <td>{meals}</td>
          <td>{pieces}</td>
          <td>{priceWords(cost, currency)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      {totalsOf(costs).map(({ currency, meals, pieces, cost }) => (
        <tr key={currency}>
          <th scope="row">{texts.total}</th>
          <td>{meals}</td>
          <td>{pieces}</td>
          <td>{priceWords(cost, currency)}</td>
        </tr>
      ))}
    </tfoot>
  </table>
)

/** The sums of all animals, by currency. */
const totalsOf = (costs: readonly FeedingCosts[]) =>
  [...Map.groupBy(costs, ({ currency }) => currency)].map(([currency, all]) => ({
    currency,
    meals: all.reduce((sum, { meals }) => sum + meals, 0),
    pieces: all.reduce((sum, { pieces }) => sum + pieces, 0),
    cost: sumOf(all.map(({ cost }) => cost)),
  }))
