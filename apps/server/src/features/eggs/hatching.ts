import type { NewAnimal } from '@clutchbook/domain/collection/collection.schema'
import {
  customIdsCannotCountOn,
  eggNotFound,
  hatchedAlready,
  hatchlingSpeciesUnknown,
  sameEggTwice,
} from '@clutchbook/domain/eggs/eggs.errors'
import { eggMessages } from '@clutchbook/domain/eggs/eggs.rules'
import type {
  EndedEgg,
  Hatched,
  Hatching,
  HatchingEgg,
  NewHatchling,
} from '@clutchbook/domain/eggs/eggs.schema'
import { refusedWithin, refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { ParentPair } from '../breeding/breeding.service.ts'
import type { AddAnimal } from '../collection/collection.service.ts'
import { findClutchPair } from './clutch-parents.ts'
import { ensureCanHatch } from './egg-placing.ts'
import { type EggsDependencies, ensureVersion, getEgg, keyed, nowOf } from './egg-reading.ts'
import { changedEggValues, incubating, type Now } from './egg-values.ts'
import { changeEgg, type EggRow } from './eggs.repository.ts'
import { followed } from './following.ts'
import { filledIn, hatchlingOf } from './hatchlings.ts'

type Work = { readonly tx: Tx; readonly actor: Actor; readonly add: AddAnimal; readonly now: Now }

/** Throws 'not-valid' where an egg is named twice. */
function ensureOnce(eggs: readonly { readonly id: number }[]): void {
  if (new Set(eggs.map(({ id }) => id)).size < eggs.length) throw sameEggTwice('eggs')
}

/** The steps of a hatch, each within the transaction of its caller. */
function createHatchSteps({ collection, lineage, breeding }: EggsDependencies) {
  /** The parents that the clutch of an egg tells, else those of its project (CLU-19). */
  const pairOf = async (tx: Tx, actor: Actor, row: EggRow): Promise<ParentPair | undefined> => {
    if (row.clutchId !== null) return findClutchPair(tx, actor.keeperId, row.clutchId)
    return row.breedingProjectId === null ? undefined : breeding.findPair(tx, actor, row.breedingProjectId)
  }

  /** Marks the egg, adds its animal and links the two. */
  const hatch = async (work: Work, row: EggRow, hatchDate: string, input: NewAnimal): Promise<Hatched> => {
    const { tx, actor, add, now } = work
    if (hatchDate > now.today) throw refuseField('hatchDate', eggMessages.hatchInFuture)
    const values = changedEggValues(row, { status: 'Hatched', hatchDate }, now)
    if (hatchDate < now.today) await ensureCanHatch(tx, row, hatchDate)
    const changed = await changeEgg(tx, row.id, values)
    const { clutchId } = row
    const animal = await add(input, { clutchId })
    const link = await lineage.linkHatchling(tx, actor, {
      reptileId: animal.id,
      breedingProjectId: row.breedingProjectId,
      eggId: row.id,
      clutchId,
      hatchDate,
    })
    await bumpDataVersion(tx, actor.keeperId, { incubatingEggs: -incubating(row) })
    const egg = await followed({ tx, actor, breeding, now }, changed, row)
    return { egg, animal, link }
  }

  /** The rows of eggs that can hatch now. Throws 'taken' for one that has its animal already. */
  const listHatchable = async (tx: Tx, actor: Actor, ids: readonly number[]): Promise<EggRow[]> => {
    const rows: EggRow[] = []
    for (const id of ids) rows.push(await getEgg(tx, actor, id))
    const hatched = await lineage.listHatchedEggs(tx, actor, ids)
    const twice = rows.find(({ id }) => hatched.includes(id))
    if (twice) throw hatchedAlready(twice.eggNumber)
    return rows
  }

  /** What is said of each egg; whoever is given no ID of its own gets the next one that is free. */
  const withCustomIds = async (
    tx: Tx,
    actor: Actor,
    { eggs, firstCustomId }: Hatching,
  ): Promise<HatchingEgg[]> => {
    if (!firstCustomId) return eggs
    const given = eggs.flatMap(({ customId }) => customId || [])
    const ids = await collection.takeCustomIds(tx, actor, firstCustomId, eggs.length - given.length, given)
    if (!ids) throw customIdsCannotCountOn()
    return eggs.map((egg) => (egg.customId ? egg : { ...egg, customId: ids.shift() ?? null }))
  }

  /** Marks an egg that ended beside others that hatched. */
  const end = async (tx: Tx, actor: Actor, { id, status }: EndedEgg, now: Now): Promise<void> => {
    const row = await getEgg(tx, actor, id)
    await changeEgg(tx, id, changedEggValues(row, { status }, now))
    await bumpDataVersion(tx, actor.keeperId, { incubatingEggs: -incubating(row) })
  }

  return { pairOf, hatch, listHatchable, withCustomIds, end }
}

/**
 * Eggs that hatch. An egg, its animal and the link between them are stored in one transaction (R03): there is never a
 * hatched egg of such a call without its animal, also where the plan holds no more animals.
 */
export function createHatching(dependencies: EggsDependencies) {
  const { clock, collection } = dependencies
  const { pairOf, hatch, listHatchable, withCustomIds, end } = createHatchSteps(dependencies)

  return {
    /**
     * Hatches several eggs, each becoming an animal with a name, linked to its egg, its project and both parents, and
     * marks those of their clutch that ended otherwise. All or nothing. Throws 'plan-limit' where the plan does not hold all of them.
     */
    hatch: (actor: Actor, input: Hatching): Promise<Hatched[]> =>
      collection.createWith(actor, keyed(actor, 'hatch', input), {}, async (tx, add) => {
        const now = nowOf(clock, actor)
        await bumpDataVersion(tx, actor.keeperId)
        const { ended = [] } = input
        const ids = input.eggs.map(({ id }) => id)
        ensureOnce([...input.eggs, ...ended])
        const said = await withCustomIds(tx, actor, input)
        const results: Hatched[] = []
        for (const [place, row] of (await listHatchable(tx, actor, ids)).entries()) {
          const hatchDate = input.hatchDate ?? row.hatchDate ?? now.day
          const pair = await pairOf(tx, actor, row)
          const animal = hatchlingOf({ row, said: said[place], pair, hatchDate, shared: input })
          if (!animal) throw hatchlingSpeciesUnknown()
          const hatched = hatch({ tx, actor, add, now }, row, hatchDate, animal).catch((error: unknown) => {
            throw refusedWithin(error, 'genotype', 'eggs')
          })
          results.push(await hatched)
        }
        for (const egg of ended) await end(tx, actor, egg, now)
        return results
      }),

    /**
     * Hatches one egg into an animal that was filled in by hand. What was left out of its parents comes from the project.
     * Throws 'stale-version' where the egg has moved on from a version that is stated.
     */
    hatchOne: (actor: Actor, id: number, input: NewHatchling, version: number | null): Promise<Hatched> =>
      collection.createWith(actor, keyed(actor, `hatchling ${id}`, input), input, async (tx, add) => {
        const now = nowOf(clock, actor)
        await bumpDataVersion(tx, actor.keeperId)
        const [row] = await listHatchable(tx, actor, [id])
        if (!row) throw eggNotFound()
        ensureVersion(row, version)
        const { hatchDate: stated, ...animal } = input
        const hatchDate = stated ?? row.hatchDate ?? animal.dateOfBirth ?? now.day
        const filled = filledIn(animal, await pairOf(tx, actor, row), hatchDate)
        return hatch({ tx, actor, add, now }, row, hatchDate, filled)
      }),
  }
}
