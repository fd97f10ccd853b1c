import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { mondayOf } from '@clutchbook/domain/season/weeks.rules'
import type { SeasonWeek } from './board.queries.ts'

/** A week as it is drawn: bars in percent of the longest, boxes in percent of what there are. */
export type ShownWeek = SeasonWeek & {
  readonly isNow: boolean
  readonly bars: readonly {
    readonly kind: 'in' | 'expected' | 'out'
    readonly eggs: number
    readonly width: number
  }[]
  /** How many boxes are missing. */
  readonly over: number
  /** Null where no incubator says how many boxes it holds. */
  readonly filled: number | null
}

const isQuiet = ({ eggsIn, eggsExpected, eggsOut, boxes }: SeasonWeek): boolean =>
  eggsIn + eggsExpected + eggsOut + boxes === 0

/** The weeks from the first to the last in which there is anything, with today's among them where it lies between. */
export function shownWeeks(weeks: readonly SeasonWeek[], today: CivilDay): ShownWeek[] {
  const first = weeks.findIndex((week) => !isQuiet(week))
  if (first < 0) return []
  const last = weeks.findLastIndex((week) => !isQuiet(week))
  const shown = weeks.slice(first, last + 1)
  const most = Math.max(
    1,
    ...shown.map(({ eggsIn, eggsExpected, eggsOut }) => Math.max(eggsIn, eggsExpected, eggsOut)),
  )
  return shown.map((week) => {
    const { from, eggsIn, eggsExpected, eggsOut, boxes, capacity } = week
    const bar = <Kind extends string>(kind: Kind, eggs: number) => ({
      ...{ kind, eggs, width: (eggs / most) * 100 },
    })
    return {
      ...week,
      isNow: from === mondayOf(today),
      bars: [bar('in', eggsIn), bar('expected', eggsExpected), bar('out', eggsOut)].filter(
        ({ eggs }) => eggs > 0,
      ),
      over: capacity === null ? 0 : Math.max(0, boxes - capacity),
      filled: capacity === null ? null : capacity === 0 ? 100 : Math.min(100, (boxes / capacity) * 100),
    }
  })
}

/** A line of the table: a week, or several in a row in which there is nothing. */
export type WeekLine = ShownWeek | { readonly from: CivilDay; readonly quiet: number }

/** Weeks with those together in which there is nothing; this week stands for itself. */
export function linesOf(weeks: readonly ShownWeek[]): WeekLine[] {
  const lines: WeekLine[] = []
  for (const week of weeks) {
    const before = lines.at(-1)
    if (week.isNow || !isQuiet(week)) lines.push(week)
    else if (before && 'quiet' in before) lines.splice(-1, 1, { ...before, quiet: before.quiet + 1 })
    else lines.push({ from: week.from, quiet: 1 })
  }
  return lines
}

/** All eggs of some weeks. */
export const sumWeeks = (weeks: readonly SeasonWeek[]) => ({
  laid: weeks.reduce((sum, { eggsIn }) => sum + eggsIn, 0),
  expected: weeks.reduce((sum, { eggsExpected }) => sum + eggsExpected, 0),
  hatched: weeks.reduce((sum, { eggsOut }) => sum + eggsOut, 0),
})

/** The first of the weeks in which most boxes are in use; null where there are none. */
export const fullestWeek = (weeks: readonly ShownWeek[]): ShownWeek | null =>
  weeks.reduce<ShownWeek | null>(
    (one, other) => (one !== null && one.boxes >= other.boxes ? one : other),
    null,
  )
