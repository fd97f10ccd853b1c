import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { outcomeText } from '../../collection/public/record-words.ts'
import { careTexts } from '../care.texts.ts'
import { countOutcomes, type FedDay, stripDays, stripMonths, stripWeeks } from '../meal-strip.ts'
import classes from './meal-strip.module.css'

const texts = careTexts.strip

/** The outcomes in the order in which they are told. */
const order = ['eaten', 'partly', 'refused', 'regurgitated', 'skipped'] as const

/** What became of each feeding of 52 weeks, a column a week; told in words below, so that no colour is needed. */
export function MealStrip({ fed, today }: { fed: readonly FedDay[]; today: CivilDay }) {
  const days = stripDays(fed, today)
  const counts = countOutcomes(days)
  const told = order.flatMap((word) => {
    const count = counts.get(word)
    return count === undefined ? [] : [{ word, text: texts.count(count, outcomeText(word)) }]
  })
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`0 -3 ${stripWeeks} 10.2`}
        role="img"
        aria-label={texts.told(told.map(({ text }) => text).join(', ') || texts.none)}
      >
        {stripMonths(today).map(({ week, month }) => (
          <text key={week} x={week} y={-0.8} className={classes.month} aria-hidden>
            {texts.months[month - 1]}
          </text>
        ))}
        <path className={classes.ground} d={groundPath} />
        {days.map(({ day, week, row, outcome }) => (
          <Mark key={day} x={week} y={row} outcome={outcome} />
        ))}
      </svg>
      <figcaption className={classes.legend}>
        {told.map(({ word, text }) => (
          <span key={word} className={classes.entry}>
            <svg viewBox="0 0 1 1" className={classes.sample} aria-hidden>
              <Mark x={0} y={0} outcome={word} />
            </svg>
            {text}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** All days of the strip, as faint squares. */
const groundPath = Array.from({ length: stripWeeks * 7 }, (_, at) => {
  const [week, row] = [Math.floor(at / 7), at % 7]
  return `M${week + 0.1} ${row + 0.1}h.8v.8h-.8z`
}).join('')

/** A day: full where it ate, half where partly, hollow where it refused, crossed where it came up, a dot where skipped. */
function Mark({ x, y, outcome }: { x: number; y: number; outcome: string }) {
  const shape = shapes[outcome] ?? shapes.eaten
  return <path className={classes.mark} data-outcome={outcome} d={`M${x} ${y}${shape}`} />
}

const shapes: Readonly<Record<string, string>> = {
  eaten: 'm.1 .1h.8v.8h-.8z',
  partly: 'm.1 .9v-.8h.8z',
  refused: 'm.18 .18h.64v.64h-.64z',
  regurgitated: 'm.15 .15l.7 .7m0 -.7l-.7 .7',
  skipped: 'm.4 .4h.2v.2h-.2z',
}
