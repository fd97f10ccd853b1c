import { humidityWords } from '@clutchbook/domain/incubation/climate-words.rules'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { shownDay } from '../../../shared/day-format.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import type { Measured } from '../chart-shape.ts'
import { daySums } from '../curve-points.ts'
import { curveTexts as texts } from '../incubation.texts.ts'
import classes from './curve-card.module.css'

type Props = {
  warm: readonly Measured[]
  moist: readonly Measured[]
  degrees: (value: number) => string
}

/** The curve as a table by day, for who does not see it or wants the numbers. */
export function DayTable({ warm, moist, degrees }: Props) {
  const { timeZone } = useCurrentUser()
  const days = daySums(warm, moist, timeZone)
  const cell = (sum: Measured | null, words: (value: number) => string): string =>
    sum === null ? '–' : texts.cell(words(sum.min), words(sum.mean), words(sum.max))
  return (
    <details className={classes.fold}>
      <summary className={classes.head}>
        {texts.table}
        <ChevronDown size={18} aria-hidden className={classes.sign} />
      </summary>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={classes.scroll} aria-label={texts.table} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.day}</th>
              <th scope="col">{texts.temperature}</th>
              <th scope="col">{texts.humidity}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((sums) => (
              <tr key={sums.day}>
                <th scope="row">{shownDay(sums.day)}</th>
                <td>{cell(sums.warm, degrees)}</td>
                <td>{cell(sums.moist, humidityWords)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
