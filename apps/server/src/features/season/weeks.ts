import { daysOfSeason } from '@clutchbook/domain/clutches/season.rules'
import { addDays, type CivilDay, civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import type { SeasonWeek } from '@clutchbook/domain/season/board.schema'
import type { SpeciesFigures } from '@clutchbook/domain/season/figures'
import { hatchSpread } from '@clutchbook/domain/season/hatching.rules'
import {
  type BoxUse,
  countWeeks,
  type EggsOfDay,
  eggsToCome,
  weeksOf,
} from '@clutchbook/domain/season/weeks.rules'
import type { Actor } from '../../platform/actor.ts'
import { todayIn } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { readFiguresOf } from '../breeding/breeding.service.ts'
import type { SeasonDependencies } from './fact-reading.ts'
import { readSeasons, type Seasons } from './forecast-reading.ts'
import {
  countHatchedEggs,
  countLaidEggs,
  listEggStays,
  readCapacity,
  readClutchSizes,
  readLastDays,
} from './weeks.repository.ts'
import { type ToldWindow, tellWindows } from './window-answers.ts'
import { readWindows } from './windows.ts'

const later = (one: CivilDay, other: CivilDay): CivilDay => (one > other ? one : other)

/** A clutch that is expected: on which day it is laid, how many eggs it likely has, and until when it needs a box. */
type ExpectedClutch = EggsOfDay & { readonly until: CivilDay }

/** What weeks are counted by: all seasons, what is due by them, figures of species, and the day it is. */
type Telling = {
  readonly seasons: Seasons
  readonly told: readonly ToldWindow[]
  readonly figuresOf: (species: string) => SpeciesFigures
  readonly today: CivilDay
}

/** The clutches that own females likely lay; of animals in the archives nothing is due. */
function expectedClutches(
  { seasons, told, figuresOf, today }: Telling,
  sizes: ReadonlyMap<number, number>,
): ExpectedClutch[] {
  const laidBy = Map.groupBy(seasons.laid, ({ femaleId }) => femaleId)
  return told.flatMap(({ window, row, isArchived }): ExpectedClutch[] => {
    const { step, animalId, likely: day } = window
    if (isArchived || (step !== 'lay' && step !== 'next-clutch')) return []
    const laid = laidBy.get(animalId) ?? []
    const hers = laid.flatMap(({ id, kind }) => (kind === 'eggs' ? (sizes.get(id) ?? []) : []))
    const figures = figuresOf(row.species)
    const eggs = eggsToCome(hers, figures.used) ?? 0
    const days = hatchSpread(figures, { measured: [], latestC: null, aimedC: null })?.middle ?? 0
    return [{ day, eggs, until: addDays(later(day, today), Math.round(days)) }]
  })
}

/** Until when the eggs of clutches lie in a box: to their likely day while they incubate, else to the day the last hatched. */
async function readEnds(
  db: Db,
  keeperId: number,
  { seasons, told, today }: Telling,
): Promise<ReadonlyMap<number, CivilDay>> {
  const likely = told.flatMap(({ window }) =>
    window.clutchId === null ? [] : [[window.clutchId, window.likely] as const],
  )
  const lasting = [...(await readLastDays(db, keeperId)), ...likely]
  return new Map([
    ...[...seasons.endings.hatched].map(([id, { last }]) => [id, last] as const),
    ...lasting.map(([id, day]) => [id, later(day, today)] as const),
  ])
}

/** Over which days boxes have eggs in them; eggs that were lost tell no day, so their box counts where they were put into it. */
async function listUses(db: Db, { keeperId, timeZone }: Actor, telling: Telling): Promise<BoxUse[]> {
  const ends = await readEnds(db, keeperId, telling)
  const dayOf = (second: number): CivilDay => civilDayOf(new Date(second * 1000), timeZone)
  return (await listEggStays(db, keeperId)).map(
    ({ boxId, clutchId, begin, end, status, hatchDate, expectedDay }): BoxUse => {
      const from = dayOf(begin)
      const due =
        status === 'Incubating' && expectedDay !== null ? later(expectedDay, telling.today) : hatchDate
      const until = (clutchId === null ? due : ends.get(clutchId)) ?? from
      return { boxId, from, to: end === null || dayOf(end) > until ? until : dayOf(end) }
    },
  )
}

/** What the weeks of a season come to (SEA-16). */
export const createWeeks =
  ({ db, clock }: SeasonDependencies) =>
  async (actor: Actor, season: number): Promise<SeasonWeek[]> => {
    const { keeperId, timeZone } = actor
    const today = todayIn(clock, timeZone)
    const seasons = await readSeasons(db, keeperId)
    const told = await tellWindows(db, keeperId, await readWindows(db, keeperId), today)
    const telling: Telling = { seasons, told, figuresOf: await readFiguresOf(db, keeperId), today }
    // A week on an edge is of two seasons: its eggs count in that of their day, so that each counts in one.
    const days = daysOfSeason(season, seasons.firstDay)
    const isWithin = ({ day }: EggsOfDay): boolean => day >= days.from && day <= days.to
    const weeks = weeksOf(days)
    const expected = expectedClutches(telling, await readClutchSizes(db, keeperId))
    const counted = countWeeks(weeks, {
      laid: await countLaidEggs(db, keeperId, days),
      hatched: await countHatchedEggs(db, keeperId, days),
      expected: expected.filter(isWithin),
      uses: [
        ...(await listUses(db, actor, telling)),
        ...expected.map(({ day, until }) => ({ boxId: null, from: later(day, today), to: until })),
      ],
    })
    const capacity = await readCapacity(db, keeperId)
    return counted.map((week) => ({ ...week, capacity }))
  }
