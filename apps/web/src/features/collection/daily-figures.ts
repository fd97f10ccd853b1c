import { weightChange, weightCurve } from '@clutchbook/domain/collection/animal-records.rules'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { formatWeight } from '@clutchbook/domain/kernel/units'
import { dailyTexts as texts } from './daily.texts.ts'
import { recordWords } from './record-words.ts'
import type { AnimalRecord, LatestRecords } from './records.queries.ts'

/** A figure of daily care: how long ago or how heavy, what that means, and what else is known of it. */
export type DailyFigure = {
  readonly value: string
  readonly meaning: string
  readonly detail: string
  /** Which of the words tell of something to look after: it refuses, or loses weight. Never told by colour alone. */
  readonly alarming?: 'meaning' | 'detail'
}

type Weighed = Pick<Animal, 'weight' | 'weightUnit'>

/** The last meal, weight and shed of an animal, as its page shows them first. */
export const dailyFigures = (
  { meal, refusals, weights, shed }: LatestRecords,
  animal: Weighed,
  today: CivilDay,
): DailyFigure[] => [
  mealFigure(meal, refusals, today),
  weightFigure(weights, animal, today),
  sinceFigure(shed, texts.shed, today),
]

function mealFigure(meal: AnimalRecord | null, refusals: number, today: CivilDay): DailyFigure {
  const figure = sinceFigure(meal, texts.meal, today)
  return refusals > 0 ? { ...figure, detail: texts.refused(refusals), alarming: 'detail' } : figure
}

function sinceFigure(
  record: AnimalRecord | null,
  { never, on, since }: (typeof texts)['meal' | 'shed'],
  today: CivilDay,
): DailyFigure {
  if (!record) return { value: texts.none, meaning: never, detail: '' }
  const days = daysBetween(record.recordDate, today)
  const detail = texts.noted(recordWords(record).what, record.details ?? '')
  return days < 2
    ? { value: days === 1 ? texts.yesterday : texts.today, meaning: on, detail }
    : { value: texts.days(days), meaning: since, detail }
}

/** A weight of no record is one that was typed into the animal's form: it has no day and no forerunner. */
function weightFigure(
  weights: readonly AnimalRecord[],
  { weight, weightUnit }: Weighed,
  today: CivilDay,
): DailyFigure {
  const [before, last] = weightCurve(weights, weightUnit).slice(-2)
  const latest = last ?? before
  if (!latest)
    return weight === null
      ? { value: texts.none, meaning: texts.weight.never, detail: '' }
      : { value: formatWeight(weight, weightUnit), meaning: texts.weight.unchanged, detail: '' }
  const figure = {
    value: formatWeight(latest.amount, weightUnit),
    meaning: texts.weight.unchanged,
    detail: texts.ago(daysBetween(latest.recordDate, today)),
  }
  const change = last && before ? weightChange(before.amount, last.amount) : 0
  if (change === 0) return figure
  const amount = formatWeight(Math.abs(change), weightUnit)
  return change > 0
    ? { ...figure, meaning: texts.weight.more(amount) }
    : { ...figure, meaning: texts.weight.less(amount), alarming: 'meaning' }
}
