import { hatchNotFound, notOfThisClutch } from '@clutchbook/domain/clutches/hatch.errors'
import { hatchDayProblem, youngName } from '@clutchbook/domain/clutches/hatch.rules'
import type { ClutchHatch, ClutchHatched, YoungWeights } from '@clutchbook/domain/clutches/hatch.schema'
import type { Animal, NewAnimal } from '@clutchbook/domain/collection/collection.schema'
import { eggCalled, hatchlingSpeciesUnknown } from '@clutchbook/domain/eggs/eggs.errors'
import type { Egg, SavedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { hatchlingName, hatchlingNote } from '@clutchbook/domain/eggs/hatchling.rules'
import { refusedWithin, refuseField } from '@clutchbook/domain/kernel/domain-error'
import { sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, moveCounts } from '../../platform/database/keeper-state.ts'
import { answerOnce } from '../../platform/database/request-keys.ts'
import type { ParentPair } from '../breeding/breeding.service.ts'
import { createHatch, findHatch, listRecordsOf, listYoungOf, removeHatch } from './clutch-hatch.repository.ts'
import { findClutchPair } from './clutch-parents.ts'
import { getClutch, readClutch } from './clutch-reading.ts'
import { takeBackTold, tellClutch } from './clutch-telling.ts'
import type { ClutchRow } from './clutches.repository.ts'
import { toEgg } from './egg-answers.ts'
import { type EggsDependencies, keyed, nowOf } from './egg-reading.ts'
import { changedEggValues, incubating, type Now } from './egg-values.ts'
import { changeEggs, type EggRow, type EggValues, findEggs } from './eggs.repository.ts'
import { parentsOf } from './hatchlings.ts'
import { type Chosen, chooseYoung, takeIds, type Work } from './young-choosing.ts'

type Versioned = { readonly id: number; readonly version: number }

/** What a hatch made, and what was before it. */
type Made = {
  readonly animals: readonly (Versioned & {
    readonly name: string
    readonly records: readonly Versioned[]
  })[]
  readonly eggs: readonly Pick<Egg, 'id' | 'version' | 'eggNumber' | 'status' | 'hatchDate'>[]
  /** Moves of projects by hatches of before clutches kept theirs. */
  readonly projects?: readonly NonNullable<SavedEgg['projectMoved']>[]
}

/** An egg as it is and as it was. */
type ChangedEgg = { readonly row: EggRow; readonly before: EggRow }

/** Hatches and births of clutches, each as one set (CLU-15 to CLU-18). */
export function createClutchHatching(dependencies: EggsDependencies) {
  const { transact, clock, collection, lineage, breeding } = dependencies

  const hatchAll = async (work: Work): Promise<ClutchHatched> => {
    const { tx, actor, add, now, clutch, day } = work
    const { keeperId } = actor
    const pair = await findClutchPair(tx, keeperId, clutch.id)
    const chosen = await chooseYoung(work, lineage)
    const { young } = chosen
    const ids = await takeIds(work, young.length, collection)
    const there = (await listYoungOf(tx, keeperId, clutch.id)).length
    const animals: Animal[] = []
    for (const [place, egg] of young.entries()) {
      const said = { egg, customId: ids[place] ?? null, place: there + place + 1 }
      const adding = add(youngAnimal(work, pair, said, place), { clutchId: clutch.id })
      const animal = await adding.catch((error: unknown) => {
        throw refusedWithin(refusedWithin(error, 'placeId', 'placeIds'), 'genotype', 'genotypes')
      })
      animals.push(animal)
      await lineage.linkHatchling(tx, actor, {
        ...{ reptileId: animal.id, breedingProjectId: clutch.breedingProjectId, clutchId: clutch.id },
        ...{ eggId: egg?.id ?? null, hatchDate: day },
      })
    }
    const changed = await changeChosen(work, chosen)
    await tellClutch(tx, clutch, now.today, 'hatched')
    const weighed = animals.flatMap(({ id, weight, weightUnit }) =>
      weight === null ? [] : [{ animalId: id, amount: weight, unit: weightUnit }],
    )
    await collection.weigh(tx, actor, { day, weights: weighed, takesWeight: false })
    const records = await listRecordsOf(
      tx,
      keeperId,
      animals.map(({ id }) => id),
    )
    const made = madeOf(animals, records, changed)
    const stored = { keeperId, clutchId: clutch.id, createdAt: now.moment, day, made: JSON.stringify(made) }
    const { id: hatchId } = await createHatch(tx, stored)
    const eggs = changed.map(({ row }) => toEgg(row))
    return { hatchId, day, clutch: await readClutch(tx, clock, actor, clutch.id), animals, eggs }
  }

  return {
    /**
     * Makes animals of young that came out of a clutch, all or nothing. Throws 'plan-limit' where the plan does not hold all
     * of them, and 'taken' for an egg with its animal and an ID that another has.
     */
    hatch: (actor: Actor, id: number, input: ClutchHatch): Promise<ClutchHatched> =>
      collection.createWith(actor, keyed(actor, `hatch of clutch ${id}`, input), {}, async (tx, add) => {
        await bumpDataVersion(tx, actor.keeperId)
        const clutch = await getClutch(tx, actor, id)
        const now = nowOf(clock, actor)
        return hatchAll({ tx, actor, add, now, clutch, day: dayOf(clutch, now, input.day), input })
      }),

    /**
     * Takes a hatch back. Throws 'taken' where eggs, animals or records of these have moved on or are gone, naming all of
     * them; then nothing is taken back.
     */
    takeBack: (actor: Actor, id: number, hatchId: number): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const clutch = await getClutch(tx, actor, id)
        const hatch = await findHatch(tx, keeperId, id, hatchId)
        if (!hatch) throw hatchNotFound()
        const made: Made = JSON.parse(hatch.made)
        const now = nowOf(clock, actor)
        const workedOn = await takeEggsBack(tx, keeperId, made.eggs, now)
        await collection.takeBack(tx, actor, made.animals, workedOn)
        for (const move of made.projects ?? []) await breeding.moveBack(tx, actor, move)
        await takeBackTold(tx, clutch, now.today)
        await removeHatch(tx, keeperId, hatchId)
      }),

    /** Weighs young of a clutch: a record of each, and its own weight. Throws 'not-found' for any other animal. */
    weigh: (actor: Actor, id: number, input: YoungWeights): Promise<{ ids: number[] }> =>
      transact((tx) =>
        answerOnce(tx, clock, keyed(actor, `weights of clutch ${id}`, input), async () => {
          await bumpDataVersion(tx, actor.keeperId)
          const clutch = await getClutch(tx, actor, id)
          const day = dayOf(clutch, nowOf(clock, actor), input.day)
          const young = await listYoungOf(tx, actor.keeperId, id)
          if (input.weights.some(({ animalId }) => !young.includes(animalId))) throw notOfThisClutch()
          const weights = input.weights.map((one) => ({ ...one, unit: input.weightUnit }))
          return { ids: await collection.weigh(tx, actor, { day, weights, takesWeight: true }) }
        }),
      ),
  }
}

/** Has eggs hatch, and others end beside them; answers them as they are, and as they were. */
async function changeChosen({ tx, actor, now, day }: Work, { young, ended }: Chosen): Promise<ChangedEgg[]> {
  const hatching = young.flatMap((egg) => (egg ? [{ egg, status: 'Hatched' as const, hatchDate: day }] : []))
  const all = [...hatching, ...ended]
  const rows = await changeEggs(
    tx,
    all.map(({ egg, ...change }) => ({ id: egg.id, values: changedEggValues(egg, change, now) })),
  )
  const incubated = all.reduce((sum, { egg }) => sum + incubating(egg), 0)
  await moveCounts(tx, actor.keeperId, { incubatingEggs: -incubated })
  return all.flatMap(({ egg: before }, at) => {
    const row = rows[at]
    return row ? [{ row, before }] : []
  })
}

/** The day of a hatch or of a weight, today where none is stated. Throws 'not-valid' for one that can't be. */
function dayOf(clutch: ClutchRow, now: Now, stated: string | undefined): string {
  const day = stated ?? now.day
  const problem = hatchDayProblem(day, { layDate: clutch.layDate, today: now.today })
  if (problem !== null) throw refuseField('day', problem)
  return day
}

/** What is kept of a hatch for taking it back. */
const madeOf = (
  animals: readonly Animal[],
  records: Awaited<ReturnType<typeof listRecordsOf>>,
  changed: readonly ChangedEgg[],
): Made => ({
  animals: animals.map(({ id, version, name }) => ({
    ...{ id, version, name },
    records: (records.get(id) ?? []).map((record) => ({ id: record.id, version: record.version })),
  })),
  eggs: changed.map(({ row: { id, version, eggNumber }, before: { status, hatchDate } }) => ({
    ...{ id, version, eggNumber, status, hatchDate },
  })),
})

/** Has eggs be as they were before they hatched; answers what those are called that were worked on since. */
async function takeEggsBack(tx: Tx, keeperId: number, eggs: Made['eggs'], now: Now): Promise<string[]> {
  const rows = await findEggs(
    tx,
    keeperId,
    eggs.map(({ id }) => id),
  )
  const workedOn: string[] = []
  const given: { before: EggRow; values: EggValues }[] = []
  for (const { id, version, eggNumber, status, hatchDate } of eggs) {
    const before = rows.get(id)
    if (before?.version !== version) workedOn.push(eggCalled(before?.eggNumber ?? eggNumber))
    else given.push({ before, values: changedEggValues(before, { status, hatchDate }, now) })
  }
  await changeEggs(
    tx,
    given.map(({ before, values }) => ({ id: before.id, values })),
  )
  const incubatingAgain = given.reduce(
    (sum, { before, values }) => sum + incubating(values) - incubating(before),
    0,
  )
  await moveCounts(tx, keeperId, { incubatingEggs: incubatingAgain })
  return workedOn
}

type Said = { readonly egg: EggRow | null; readonly customId: string | null; readonly place: number }

/** The animal of one young: what was said of it, else what egg, clutch and parents tell. Throws 'not-valid' without a species. */
function youngAnimal(
  { clutch, day, input }: Work,
  pair: ParentPair | undefined,
  { egg, customId, place }: Said,
  at: number,
): NewAnimal {
  const species = input.species?.trim() || pair?.species
  if (!species) throw hatchlingSpeciesUnknown()
  const producedBy = input.producedBy ?? null
  const number = egg?.eggNumber ?? ''
  return {
    ...parentsOf(pair),
    name: number === '' ? youngName(clutch.code, place) : hatchlingName(producedBy, number),
    species,
    sex: 'Unsexed',
    dateOfBirth: day,
    source: 'Bred',
    producedBy,
    customId,
    notes: number === '' ? null : hatchlingNote(number),
    isHoldback: input.isHoldback ?? false,
    weight: input.weights?.[at] ?? null,
    weightUnit: input.weightUnit,
    ...sentFieldsOf({
      placeId: input.placeIds?.[at] ?? undefined,
      genotype: input.genotypes?.[at] ?? undefined,
    }),
  }
}
