import type { AnimalStatistics } from '@clutchbook/domain/collection/animal-statistics.schema'
import { formatPrice } from '@clutchbook/domain/kernel/money'
import { statisticsTexts as texts } from '../../statistics.texts.ts'
import classes from './sales-table.module.css'

/** What was sold and what is offered, each currency for itself. */
export function SalesTable({ salesByCurrency }: Pick<AnimalStatistics, 'salesByCurrency'>) {
  if (salesByCurrency.length === 0) return <p className={classes.none}>{texts.noSales}</p>
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{texts.currency}</th>
          <th scope="col">{texts.sold}</th>
          <th scope="col">{texts.listed}</th>
        </tr>
      </thead>
      <tbody>
        {salesByCurrency.map(({ currency, sold, soldAmount, listed, listedAmount }) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            <Amount amount={soldAmount} count={sold} currency={currency} />
            <Amount amount={listedAmount} count={listed} currency={currency} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type AmountProps = { amount: number; count: number; currency: string }

const Amount = ({ amount, count, currency }: AmountProps) => (
  <td>
    <span className={classes.amount}>{formatPrice(String(amount), currency)}</span>
    <span className={classes.count}>{texts.animals(count)}</span>
  </td>
)
