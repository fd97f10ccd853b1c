import { daysOfSeason } from '@clutchbook/domain/clutches/season.rules'
import { addDays, type CivilDay, civilDayOf, type DayRange } from '@clutchbook/domain/kernel/civil-day'
import type { SeasonWeek } from '@clutchbook/domain/season/board.schema'
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
import type { SeasonDependencies } from './fact-reading.ts'
import { readHistories } from './forecast-reading.ts'
import { hatchWindow, type Telling, tellingOf, windowsOf } from './forecast-telling.ts'
import {
  countHatchedEggs,
  countLaidEggs,
  listEggStays,
  readCapacity,
  readClutchSizes,
  readLastDays,
} from './weeks.repository.ts'

const later = (one: CivilDay, other: CivilDay): CivilDay => (one > other ? one : other)

/** A clutch that is expected: on which day it is laid, how many eggs it likely has, and until when it needs a box. */
type ExpectedClutch = EggsOfDay & { readonly until: CivilDay }

/** The clutches that own females likely lay; of animals in the archives nothing is due. */
function expectedClutches(telling: Telling, sizes: ReadonlyMap<number, number>): ExpectedClutch[] {
  const females = telling.histories.females.filter(({ animal }) => !animal.isArchived)
  return females.flatMap((female) => {
    const hers = female.laid.flatMap(({ id, kind }) => (kind === 'eggs' ? (sizes.get(id) ?? []) : []))
    const eggs = eggsToCome(hers, female.figures.used) ?? 0
    const days = hatchSpread(female.figures, { measured: [], latestC: null, aimedC: null })?.middle ?? 0
    return windowsOf(female, telling).flatMap(({ step, likely: day }): ExpectedClutch[] =>
      step === 'lay' || step === 'next-clutch'
        ? [{ day, eggs, until: addDays(later(day, telling.today), Math.round(days)) }]
        : [],
    )
  })
}

/** Until when the eggs of clutches lie in a box: to their likely day while they incubate, else to the day the last hatched. */
async function readEnds(db: Db, keeperId: number, telling: Telling): Promise<ReadonlyMap<number, CivilDay>> {
  const { histories, today } = telling
  const { hatched } = histories.endings
  const likely = histories.clutches.flatMap((one) =>
    one.isIncubating ? [[one.clutch.id, hatchWindow(one, telling).likely] as const] : [],
  )
  const lasting = [...(await readLastDays(db, keeperId)), ...likely]
  return new Map([
    ...[...hatched].map(([id, { last }]) => [id, last] as const),
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
    const telling = tellingOf(await readHistories(db, keeperId, []), todayIn(clock, timeZone))
    const weeks = weeksOf(daysOfSeason(season, telling.histories.firstDay))
    const days: DayRange = { from: weeks[0]?.from ?? '', to: addDays(weeks.at(-1)?.from ?? '', 6) }
    const expected = expectedClutches(telling, await readClutchSizes(db, keeperId))
    const counted = countWeeks(weeks, {
      laid: await countLaidEggs(db, keeperId, days),
      hatched: await countHatchedEggs(db, keeperId, days),
      expected,
      uses: [
        ...(await listUses(db, actor, telling)),
        ...expected.map(({ day, until }) => ({ boxId: null, from: later(day, telling.today), to: until })),
      ],
    })
    const capacity = await readCapacity(db, keeperId)
    return counted.map((week) => ({ ...week, capacity }))
  }
