import { type DayOfYear, seasonOfClutch } from '@clutchbook/domain/clutches/season.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { LaidClutch } from '@clutchbook/domain/season/cycles.rules'

type LaidRow = {
  readonly id: number
  readonly layDate: CivilDay
  /** The season that its project names, and the day it began; null without a project. */
  readonly season: number | null
  readonly startDate: CivilDay | null
}

/** A clutch as the end of a cycle. */
export const toLaid = ({ id, layDate, season, startDate }: LaidRow, firstDay: DayOfYear): LaidClutch => ({
  ...{ id, day: layDate },
  season: seasonOfClutch({ layDate, project: startDate === null ? null : { season, startDate } }, firstDay),
})
