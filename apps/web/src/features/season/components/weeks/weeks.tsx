import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shownDayOfYear } from '../../../../shared/day-format.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { useToday } from '../../../accounts/public/use-today.ts'
import { weeksQuery } from '../../board.queries.ts'
import { fullestWeek, linesOf, type ShownWeek, shownWeeks, sumWeeks } from '../../shown-weeks.ts'
import { weeksTexts as texts } from '../../weeks.texts.ts'
import { ViewOutline } from '../view-outline.tsx'
import classes from './weeks.module.css'

type Props = { year: number; name: string }

/** What each week of a season comes to: eggs laid, expected and hatched, and boxes against what there are (SEA-16). */
export function Weeks({ year, name }: Props) {
  const today = useToday()()
  const answer = useQuery(weeksQuery(year))
  const { data, isPlaceholderData } = answer
  if (!data) return <ViewOutline answer={answer} texts={texts} height={420} />
  const weeks = shownWeeks(data, today)
  if (weeks.length === 0) return <EmptyState title={texts.empty(name)} text={texts.emptyText} />
  return (
    <>
      <Sums weeks={weeks} />
      <div className={classes.frame} data-outdated={isPlaceholderData || undefined}>
        <table className={classes.table}>
          <caption>
            <VisuallyHidden>{texts.title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.columns.week}</th>
              <th scope="col">{texts.columns.eggs}</th>
              <th scope="col">{texts.columns.boxes}</th>
            </tr>
          </thead>
          <tbody>
            {linesOf(weeks).map((line) =>
              'quiet' in line ? (
                <tr key={line.from} className={classes.quiet}>
                  <th scope="row">{shownDayOfYear(line.from)}</th>
                  <td colSpan={2}>{texts.quiet(line.quiet)}</td>
                </tr>
              ) : (
                <Week key={line.from} week={line} />
              ),
            )}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** What the weeks come to together, and when most boxes are in use. */
function Sums({ weeks }: { weeks: readonly ShownWeek[] }) {
  const { laid, expected, hatched } = sumWeeks(weeks)
  const fullest = fullestWeek(weeks)
  return (
    <div className={classes.sums}>
      <p className={classes.eggs}>{texts.sums(laid, expected, hatched)}</p>
      {fullest && fullest.capacity !== null && (
        <p data-over={fullest.over > 0 || undefined}>
          {fullest.over > 0
            ? texts.over(fullest.over, shownDayOfYear(fullest.from))
            : texts.fullest(fullest.boxes, fullest.capacity, shownDayOfYear(fullest.from))}
        </p>
      )}
    </div>
  )
}

function Week({ week: { from, week, isNow, bars, boxes, capacity, over, filled } }: { week: ShownWeek }) {
  return (
    <tr data-now={isNow || undefined}>
      <th scope="row" className={classes.week}>
        <time dateTime={week}>{shownDayOfYear(from)}</time>
        {isNow && <span className={classes.now}>{texts.now}</span>}
      </th>
      <td>
        {bars.length === 0 && <VisuallyHidden>{texts.none}</VisuallyHidden>}
        {bars.map(({ kind, eggs, width }) => (
          <p key={kind} className={classes.line}>
            <span
              className={classes.bar}
              data-of={kind}
              style={{ width: `calc(${width / 100} * (100% - 96px))` }}
            />
            <span>
              {eggs} {texts.bars[kind]}
            </span>
          </p>
        ))}
      </td>
      <td className={classes.boxes} data-over={over > 0 || undefined}>
        {boxes > 0 && texts.boxes(boxes, capacity)}
        {boxes > 0 && filled !== null && (
          <span className={classes.gauge} aria-hidden>
            <span style={{ width: `${filled}%` }} />
          </span>
        )}
        {over > 0 && <span className={classes.missing}>{texts.full(over)}</span>}
      </td>
    </tr>
  )
}
