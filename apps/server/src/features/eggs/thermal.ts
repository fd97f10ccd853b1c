import type { WholeClutch } from '@clutchbook/domain/clutches/clutches.schema'
import { eggNotFound } from '@clutchbook/domain/eggs/eggs.errors'
import { eggLimits } from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { type DailyRate, dailyRateOf, dailyRateOfDays } from '@clutchbook/domain/incubation/development.rules'
import { hourOf, hourSeconds } from '@clutchbook/domain/incubation/reading-hours.rules'
import { sexLikelihood } from '@clutchbook/domain/incubation/sex-likelihood.rules'
import { type StayIn, whereAt } from '@clutchbook/domain/incubation/stays.rules'
import { type MeasuredHour, thermalHistory, type Warmth } from '@clutchbook/domain/incubation/thermal.rules'
import type { ShownThermalHistory } from '@clutchbook/domain/incubation/thermal.schema'
import { addDays, civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { momentOf } from '@clutchbook/domain/kernel/time-zone'
import { findSpecies } from '@clutchbook/domain/species/species.rules'
import type { Actor } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { findSetTemperature, listBoxStays, listHourMeans } from '../incubation/incubation.service.ts'
import { readClutch } from './clutch-reading.ts'
import { listStays } from './egg-stays.repository.ts'

type Reading = { readonly db: Db; readonly clock: Clock }

const secondOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/**
 * From the hour in which eggs were laid up to now, or to the end of the day on which the last of them hatched; for no longer
 * than eggs may take, whatever day they are said to be of.
 */
function keptHours(eggs: readonly ListedEgg[], layDate: string, timeZone: string, now: Date): Warmth['kept'] {
  const hourAt = (moment: Date): number => hourOf(secondOf(moment))
  const from = hourAt(momentOf(layDate, '00:00', timeZone))
  const isOver = eggs.length > 0 && eggs.every(({ status }) => status !== 'Incubating')
  const hatched = eggs.flatMap(({ hatchDate }) => hatchDate ?? []).sort()
  const lastDay = hatched.at(-1)
  const end = isOver && lastDay !== undefined ? momentOf(addDays(lastDay, 1), '00:00', timeZone) : now
  const longest = momentOf(addDays(layDate, eggLimits.incubationDays), '00:00', timeZone)
  return { from, to: Math.max(from, Math.min(hourAt(end), hourAt(now) + 1, hourAt(longest))) }
}

type Places = {
  readonly own: readonly StayIn<number>[]
  readonly ofClutch: readonly StayIn<number>[]
}

/** What was measured around eggs hour by hour: in their box, else in the incubator that it stood in (CLU-27). */
async function readMeasured(
  db: Db,
  keeperId: number,
  { own, ofClutch }: Places,
  kept: Warmth['kept'],
): Promise<ReadonlyMap<number, MeasuredHour>> {
  const boxIds = [...new Set([...own, ...ofClutch].map(({ where }) => where))]
  const stays = await listBoxStays(db, keeperId, boxIds)
  const incubatorIds = [...new Set([...stays.values()].flat().map(({ where }) => where))]
  const inBoxes = await listHourMeans(db, keeperId, 'box', boxIds, kept)
  const inIncubators = await listHourMeans(db, keeperId, 'incubator', incubatorIds, kept)
  const measured = new Map<number, MeasuredHour>()
  for (let hour = kept.from; hour < kept.to; hour += 1) {
    // Where they were in the middle of the hour.
    const moment = hour * hourSeconds + hourSeconds / 2
    const boxId = whereAt(own, moment) ?? whereAt(ofClutch, moment)
    if (boxId === null) continue
    const incubatorId = whereAt(stays.get(boxId) ?? [], moment)
    const found = inBoxes.get(boxId)?.get(hour) ?? inIncubators.get(incubatorId ?? 0)?.get(hour)
    if (found) measured.set(hour, found)
  }
  return measured
}

/** How eggs develop: as their species does, else in the days that their keeper says. */
function rateOf({ species, eggs }: WholeClutch, egg: ListedEgg | undefined): DailyRate | null {
  const facts = species === null ? null : findSpecies(species)
  const days = egg?.incubationDays ?? eggs[0]?.incubationDays
  return (facts && dailyRateOf(facts)) ?? (days === undefined ? null : dailyRateOfDays(days))
}

/**
 * Makes what reads the thermal history of a clutch, or of one of its eggs, and of which sex these are likely to be by it
 * (CLU-27, CLU-28). Throws 'not-found' for another clutch's egg.
 */
export function createThermal({ db, clock }: Reading) {
  const warmthOf = async (actor: Actor, clutch: WholeClutch, egg: ListedEgg | undefined): Promise<Warmth> => {
    const { keeperId, timeZone } = actor
    const layDate = egg?.layDate ?? clutch.layDate
    const kept = keptHours(egg ? [egg] : clutch.eggs, layDate, timeZone, clock.now())
    const ofClutch = await listStays(db, keeperId, { column: 'clutchId', id: clutch.id })
    const own = egg ? await listStays(db, keeperId, { column: 'eggId', id: egg.id }) : []
    const measured = await readMeasured(db, keeperId, { own, ofClutch }, kept)
    const boxId = egg?.boxId ?? clutch.boxId
    const set = boxId === null ? null : await findSetTemperature(db, keeperId, boxId)
    return { kept, measured, aimed: egg?.temperature ?? clutch.temperature ?? set }
  }

  return async (actor: Actor, id: number, eggId: number | undefined): Promise<ShownThermalHistory> => {
    const clutch = await readClutch(db, actor, id)
    const egg = clutch.eggs.find((one) => one.id === eggId)
    if (eggId !== undefined && !egg) throw eggNotFound()
    const warmth = await warmthOf(actor, clutch, egg)
    const rate = rateOf(clutch, egg)
    const dayOf = (hour: number) => civilDayOf(new Date(hour * hourSeconds * 1000), actor.timeZone)
    const { days, ...history } = thermalHistory(warmth, rate, dayOf)
    const facts = clutch.kind === 'eggs' && clutch.species !== null ? findSpecies(clutch.species) : null
    const likelihood = facts && sexLikelihood(facts, warmth, rate)
    return { days: [...days], ...history, sexLikelihood: likelihood }
  }
}
