import { movingEggNotFound, refuseClutch } from '@clutchbook/domain/clutches/clutches.errors'
import { customIdTaken, hatchNotFound, notOfThisClutch } from '@clutchbook/domain/clutches/hatch.errors'
import {
  hatchDayProblem,
  hatchMessages,
  idsFrom,
  youngName,
  youngOf,
} from '@clutchbook/domain/clutches/hatch.rules'
import type { ClutchHatch, ClutchHatched, YoungWeights } from '@clutchbook/domain/clutches/hatch.schema'
import type { Animal, NewAnimal } from '@clutchbook/domain/collection/collection.schema'
import {
  eggCalled,
  hatchedAlready,
  hatchlingSpeciesUnknown,
  sameEggTwice,
} from '@clutchbook/domain/eggs/eggs.errors'
import type { EggStatus } from '@clutchbook/domain/eggs/eggs.rules'
import type { Egg, SavedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { hatchlingName, hatchlingNote } from '@clutchbook/domain/eggs/hatchling.rules'
import { refusedWithin, refuseField } from '@clutchbook/domain/kernel/domain-error'
import { sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, moveCounts } from '../../platform/database/keeper-state.ts'
import { answerOnce } from '../../platform/database/request-keys.ts'
import type { ParentPair } from '../breeding/breeding.service.ts'
import type { AddAnimal } from '../collection/collection.service.ts'
import { createHatch, findHatch, listRecordsOf, listYoungOf, removeHatch } from './clutch-hatch.repository.ts'
import { findClutchPair } from './clutch-parents.ts'
import { getClutch, readClutch } from './clutch-reading.ts'
import { takeBackTold, tellClutch } from './clutch-telling.ts'
import { type ClutchRow, listEggsOfClutch } from './clutches.repository.ts'
import { toEgg } from './egg-answers.ts'
import { type EggsDependencies, keyed, nowOf } from './egg-reading.ts'
import { changedEggValues, incubating, type Now } from './egg-values.ts'
import { changeEggs, type EggRow, type EggValues, findEggs } from './eggs.repository.ts'
import { parentsOf } from './hatchlings.ts'

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

/** A hatch that is under way. */
type Work = {
  readonly tx: Tx
  readonly actor: Actor
  readonly add: AddAnimal
  readonly now: Now
  readonly clutch: ClutchRow
  readonly day: string
  readonly input: ClutchHatch
}

/** An egg as it is and as it was. */
type ChangedEgg = { readonly row: EggRow; readonly before: EggRow }

/** What comes of eggs in one hatch. */
type Chosen = {
  /** The eggs that hatch, or null for each young of a litter. */
  readonly young: readonly (EggRow | null)[]
  /** Those that end beside them. */
  readonly ended: readonly { readonly egg: EggRow; readonly status: EggStatus }[]
}

const byNumber = (one: EggRow, other: EggRow): number =>
  one.numberKey === other.numberKey ? one.id - other.id : one.numberKey < other.numberKey ? -1 : 1

/** Hatches and births of clutches, each as one set (CLU-15 to CLU-18). */
export function createClutchHatching(dependencies: EggsDependencies) {
  const { transact, clock, collection, lineage, breeding } = dependencies

  /** Throws 'not-valid' for an egg that is named twice, and 'taken' for one that has its animal already. */
  const choose = async ({ tx, actor, clutch, input }: Work): Promise<Chosen> => {
    const { keeperId } = actor
    const rows = (await listEggsOfClutch(tx, keeperId, clutch.id)).sort(byNumber)
    const left =
      clutch.kind === 'litter'
        ? { live: Math.max(0, clutch.liveCount - (await listYoungOf(tx, keeperId, clutch.id)).length) }
        : { eggs: rows }
    const chosen = youngOf(left, input)
    if ('problems' in chosen) throw refuseClutch(chosen.problems)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const eggs = chosen.young.map((id) => (id === null ? null : (byId.get(id) ?? undefined)))
    if (eggs.includes(undefined)) throw movingEggNotFound('eggIds')
    const ended = (input.ended ?? []).map(({ id, status }) => {
      const egg = byId.get(id)
      if (!egg) throw movingEggNotFound('ended')
      return { egg, status }
    })
    const ids = [...chosen.young.filter((id) => id !== null), ...ended.map(({ egg }) => egg.id)]
    if (new Set(ids).size < ids.length) throw sameEggTwice('ended')
    const hatched = ids.length > 0 ? await lineage.listHatchedEggs(tx, actor, ids) : []
    const twice = rows.find(({ id }) => hatched.includes(id))
    if (twice) throw hatchedAlready(twice.eggNumber)
    return { young: eggs.map((row) => row ?? null), ended }
  }

  /** IDs that count on from the first. Throws 'taken' where another own animal has one of them. */
  const takeIds = async ({ tx, actor, input }: Work, count: number): Promise<(string | null)[]> => {
    const { firstId } = input
    if (!firstId) return Array<null>(count).fill(null)
    const ids = idsFrom(firstId, count)
    if (!ids) throw refuseField('firstId', hatchMessages.firstId)
    const free = await collection.takeCustomIds(tx, actor, firstId, count, [])
    const taken = ids.find((id) => !free?.includes(id))
    if (taken !== undefined) throw customIdTaken(taken)
    return ids
  }

  /** Has eggs hatch, and others end beside them; answers them as they are, and as they were. */
  const changeChosen = async (
    { tx, actor, now, day }: Work,
    { young, ended }: Chosen,
  ): Promise<ChangedEgg[]> => {
    const hatching = young.flatMap((egg) =>
      egg ? [{ egg, status: 'Hatched' as const, hatchDate: day }] : [],
    )
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

  const hatchAll = async (work: Work): Promise<ClutchHatched> => {
    const { tx, actor, add, now, clutch, day } = work
    const { keeperId } = actor
    const pair = await findClutchPair(tx, keeperId, clutch.id)
    const chosen = await choose(work)
    const { young } = chosen
    const ids = await takeIds(work, young.length)
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
    const made: Made = {
      animals: animals.map(({ id, version, name }) => ({
        ...{ id, version, name },
        records: (records.get(id) ?? []).map((record) => ({ id: record.id, version: record.version })),
      })),
      eggs: changed.map(({ row: { id, version, eggNumber }, before: { status, hatchDate } }) => ({
        ...{ id, version, eggNumber, status, hatchDate },
      })),
    }
    const stored = { keeperId, clutchId: clutch.id, createdAt: now.moment, day, made: JSON.stringify(made) }
    const { id: hatchId } = await createHatch(tx, stored)
    const eggs = changed.map(({ row }) => toEgg(row))
    return { hatchId, day, clutch: await readClutch(tx, clock, actor, clutch.id), animals, eggs }
  }

  const dayOf = (clutch: ClutchRow, now: Now, stated: string | undefined): string => {
    const day = stated ?? now.day
    const problem = hatchDayProblem(day, { layDate: clutch.layDate, today: now.today })
    if (problem !== null) throw refuseField('day', problem)
    return day
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
        const rows = await findEggs(
          tx,
          keeperId,
          made.eggs.map((egg) => egg.id),
        )
        const workedOn: string[] = []
        const given: { before: EggRow; values: EggValues }[] = []
        for (const { id: eggId, version, eggNumber, status, hatchDate } of made.eggs) {
          const before = rows.get(eggId)
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
