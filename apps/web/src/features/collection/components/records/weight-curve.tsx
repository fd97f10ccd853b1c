import { weightChange, weightCurve } from '@clutchbook/domain/collection/animal-records.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { formatWeight, type WeightUnit } from '@clutchbook/domain/kernel/units'
import { shownDay } from '../../../../shared/day-format.ts'
import { curveShape } from '../../curve-shape.ts'
import type { AnimalRecord } from '../../records.queries.ts'
import { recordTexts } from '../../records.texts.ts'
import classes from './weight-curve.module.css'

const texts = recordTexts.curve

const none: readonly CivilDay[] = []

type Props = {
  records: readonly AnimalRecord[]
  /** The unit the animal is weighed in; other weights are turned into it. */
  unit: WeightUnit
  /** The days on which the animal ate. */
  meals?: readonly CivilDay[]
}

/** How an animal's weight has gone, from two records on (COL-Q14). */
export function WeightCurve({ records, unit, meals = none }: Props) {
  const points = weightCurve(records, unit)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const shape = curveShape(points, meals)
  const told = ({ recordDate, amount }: typeof first) =>
    texts.point(shownDay(recordDate), formatWeight(amount, unit))
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <span className={classes.latest}>{formatWeight(last.amount, unit)}</span>
        <span className={classes.change}>{changeText(weightChange(first.amount, last.amount), unit)}</span>
      </figcaption>
      <div
        className={classes.field}
        role="img"
        aria-label={texts.label(told(first), told(last), points.length)}
      >
        {shape.lines.map(({ amount, y }) => (
          <span key={amount} className={classes.amount} style={{ top: `${y}%` }}>
            {formatWeight(amount, unit)}
          </span>
        ))}
        <svg className={classes.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {shape.lines.map(({ amount, y }) => (
            <path key={amount} className={classes.line} d={`M0 ${y}H100`} />
          ))}
          <path className={classes.meals} d={shape.meals} />
          <path className={classes.curve} d={shape.path} />
          <path className={classes.dots} d={shape.dots} />
        </svg>
      </div>
      <div className={classes.days} aria-hidden>
        <span>{shownDay(first.recordDate)}</span>
        <span>{shownDay(last.recordDate)}</span>
      </div>
      {shape.meals !== '' && (
        <p className={classes.key}>
          <svg viewBox="0 0 2 12" className={classes.sample} aria-hidden>
            <path className={classes.meals} d="M1 0v12" />
          </svg>
          {texts.meals}
        </p>
      )}
    </figure>
  )
}

function changeText(change: number, unit: WeightUnit): string {
  if (change === 0) return texts.same
  return (change > 0 ? texts.gained : texts.lost)(formatWeight(Math.abs(change), unit))
}
