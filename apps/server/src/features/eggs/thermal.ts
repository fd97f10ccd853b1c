import type { WholeClutch } from '@clutchbook/domain/clutches/clutches.schema'
import { eggNotFound } from '@clutchbook/domain/eggs/eggs.errors'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { type DailyRate, dailyRateOfDays } from '@clutchbook/domain/incubation/development.rules'
import { hourSeconds } from '@clutchbook/domain/incubation/reading-hours.rules'
import { sexLikelihood } from '@clutchbook/domain/incubation/sex-likelihood.rules'
import { thermalHistory, type Warmth } from '@clutchbook/domain/incubation/thermal.rules'
import type { ShownThermalHistory } from '@clutchbook/domain/incubation/thermal.schema'
import { type CivilDay, civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { dailyRateOf } from '@clutchbook/domain/season/hatching.rules'
import { findSpecies } from '@clutchbook/domain/species/species.rules'
import type { Actor } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { readFiguresOf } from '../breeding/breeding.service.ts'
import { findSetTemperature } from '../incubation/incubation.service.ts'
import { readClutch } from './clutch-reading.ts'
import { keptHours, readMeasuring } from './clutch-warmth.ts'
import { listStays } from './egg-stays.repository.ts'

type Reading = { readonly db: Db; readonly clock: Clock }

/** The day on which the last of some eggs hatched, once none of them incubates. */
function lastDayOf(eggs: readonly ListedEgg[]): CivilDay | null {
  if (eggs.some(({ status }) => status === 'Incubating')) return null
  return (
    eggs
      .flatMap(({ hatchDate }) => hatchDate ?? [])
      .sort()
      .at(-1) ?? null
  )
}

/** How eggs develop: as their species does, else in the days that their keeper says. */
async function readRate(
  db: Db,
  keeperId: number,
  { species, eggs }: WholeClutch,
  egg: ListedEgg | undefined,
): Promise<DailyRate | null> {
  const figures = species === null ? null : (await readFiguresOf(db, keeperId))(species)
  const days = egg?.incubationDays ?? eggs[0]?.incubationDays
  return (figures && dailyRateOf(figures)) ?? (days === undefined ? null : dailyRateOfDays(days))
}

/**
 * Makes what reads the thermal history of a clutch, or of one of its eggs, and of which sex these are likely to be by it
 * (CLU-27, CLU-28). Throws 'not-found' for another clutch's egg.
 */
export function createThermal({ db, clock }: Reading) {
  const warmthOf = async (actor: Actor, clutch: WholeClutch, egg: ListedEgg | undefined): Promise<Warmth> => {
    const { keeperId, timeZone } = actor
    const layDate = egg?.layDate ?? clutch.layDate
    const lastDay = lastDayOf(egg ? [egg] : clutch.eggs)
    const kept = keptHours({ layDate, lastDay }, timeZone, clock.now())
    const ofClutch = await listStays(db, keeperId, { column: 'clutchId', id: clutch.id })
    const own = egg ? await listStays(db, keeperId, { column: 'eggId', id: egg.id }) : []
    const boxIds = [...new Set([...own, ...ofClutch].map(({ where }) => where))]
    const { around } = await readMeasuring(db, keeperId, boxIds, [kept])
    const measured = around({ own, ofClutch })
    const boxId = egg?.boxId ?? clutch.boxId
    const set = boxId === null ? null : await findSetTemperature(db, keeperId, boxId)
    return { kept, measured, aimed: egg?.temperature ?? clutch.temperature ?? set }
  }

  return async (actor: Actor, id: number, eggId: number | undefined): Promise<ShownThermalHistory> => {
    const clutch = await readClutch(db, clock, actor, id)
    const egg = clutch.eggs.find((one) => one.id === eggId)
    if (eggId !== undefined && !egg) throw eggNotFound()
    const warmth = await warmthOf(actor, clutch, egg)
    const rate = await readRate(db, actor.keeperId, clutch, egg)
    const dayOf = (hour: number) => civilDayOf(new Date(hour * hourSeconds * 1000), actor.timeZone)
    const { days, ...history } = thermalHistory(warmth, rate, dayOf)
    const facts = clutch.kind === 'eggs' && clutch.species !== null ? findSpecies(clutch.species) : null
    const likelihood = facts && sexLikelihood(facts, warmth, rate)
    return { days: [...days], ...history, sexLikelihood: likelihood }
  }
}
