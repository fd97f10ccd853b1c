import type { WeightPoint } from '@clutchbook/domain/collection/animal-records.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'

/** A curve in a field that is 100 wide and 100 high, counted from the upper left; `lines` are where the grid lies, in amounts. */
export type CurveShape = { path: string; dots: string; meals: string; lines: { amount: number; y: number }[] }

const dayMs = 24 * 60 * 60 * 1000

const dayNumber = (day: CivilDay): number => Date.parse(`${day}T00:00:00Z`) / dayMs

/** A step that reads well, 1, 2 or 5 times a power of ten, at least as large as asked. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const times = [1, 2, 5, 10].find((candidate) => candidate * power >= least) ?? 10
  return times * power
}

/** Two to four amounts around the given ones that read well; the outer ones are the ends of the field. */
function gridOf(least: number, most: number): number[] {
  const step = niceStep(Math.max((most - least) / 3, most / 50, 0.01))
  const first = Math.floor(least / step) * step
  const count = Math.max(1, Math.ceil((most - first) / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, at) => Number((first + at * step).toPrecision(12)))
}

const rounded = (number: number): number => Math.round(number * 100) / 100

/**
 * Draws weights, oldest first, as a curve: days evenly from left to right, amounts between lines that read well. Meals are
 * marks at its foot.
 */
export function curveShape(points: readonly WeightPoint[], mealDays: readonly CivilDay[] = []): CurveShape {
  const days = points.map(({ recordDate }) => dayNumber(recordDate))
  const amounts = points.map(({ amount }) => amount)
  const grid = gridOf(Math.min(...amounts), Math.max(...amounts))
  const [low = 0, high = 1] = [grid[0], grid.at(-1)]
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const xOf = (day: number): number => (last === first ? 50 : rounded(((day - first) / (last - first)) * 100))
  const yOf = (amount: number): number => rounded(100 - ((amount - low) / (high - low)) * 100)
  const places = points.map(({ amount }, at) => `${xOf(days[at] ?? 0)} ${yOf(amount)}`)
  return {
    path: `M${places.join('L')}`,
    dots: places.map((place) => `M${place}h0`).join(''),
    meals: mealDays
      .map(dayNumber)
      .filter((day) => day >= first && day <= last)
      .map((day) => `M${xOf(day)} 100v-5`)
      .join(''),
    lines: grid.map((amount) => ({ amount, y: yOf(amount) })),
  }
}
