import { ownAncestor, parentNotFound, wrongParentSex } from '@clutchbook/domain/collection/collection.errors'
import type { Sex } from '@clutchbook/domain/collection/collection.rules'
import type { NewAnimal } from '@clutchbook/domain/collection/collection.schema'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow, todayIn } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, type KeyedRequest } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { yieldBetween } from '../../platform/yield-between.ts'
import type { BillingService } from '../billing/billing.service.ts'
import { createAnimals, listNamesAfter, listSexes, type NamedAnimal } from './animal-batch.repository.ts'
import { type BatchParent, isInBatch, type Parented, sortGenerations } from './animal-generations.ts'
import { countsOf, ensureDays, newAnimalValues } from './animal-values.ts'
import type { AnimalValues } from './collection.repository.ts'

/** One of many animals that are added together, without photos. */
export type BatchAnimal = Parented & { readonly input: NewAnimal }

type BatchDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly billing: BillingService
}

/** How many rows one statement carries. */
const atOnce = 200

/** Adds many animals at once, all or none of them. */
export function createBatch({ db, transact, clock, billing }: BatchDependencies) {
  return {
    /** Adds animals and answers their numbers, within the transaction of more than that. */
    add: async (tx: Tx, actor: Actor, batch: readonly BatchAnimal[]): Promise<number[]> => {
      await billing.reserveQuota(tx, actor, 'animals', batch.length)
      const made = { keeperId: actor.keeperId, createdAt: isoNow(clock) }
      return insertAll(tx, made, todayIn(clock, actor.timeZone), batch)
    },

    /**
     * Adds animals in a transaction of their own and answers their numbers. `belongings` stores there what comes with
     * them. A repeated call gets the first answer.
     */
    create(
      actor: Actor,
      request: KeyedRequest,
      batch: readonly BatchAnimal[],
      belongings?: (tx: Tx, ids: readonly number[]) => Promise<void>,
    ): Promise<number[]> {
      return transact((tx) =>
        answerOnce(tx, clock, request, async () => {
          const ids = await this.add(tx, actor, batch)
          await belongings?.(tx, ids)
          return ids
        }),
      )
    },

    /** What the keeper's animals are called by, for finding parents among them. */
    listNames: async ({ keeperId }: Owner): Promise<NamedAnimal[]> => {
      const all: NamedAnimal[] = []
      let page = await listNamesAfter(db, keeperId, 0)
      while (page.length > 0) {
        all.push(...page)
        page = await listNamesAfter(db, keeperId, page.at(-1)?.id ?? 0)
      }
      return all
    },
  }
}

async function insertAll(
  tx: Tx,
  made: { keeperId: number; createdAt: string },
  today: string,
  batch: readonly BatchAnimal[],
): Promise<number[]> {
  const values: AnimalValues[] = []
  for await (const portion of yieldBetween(inPortions(batch, atOnce)))
    for (const { input } of portion) values.push(newAnimalValues(input, made))
  for (const animal of values) ensureDays(animal, today)
  await ensureSexes(tx, made.keeperId, batch, values)
  const ids: number[] = []
  const idOf = (parent: BatchParent, stated: number | null): number | null =>
    parent === null ? stated : isInBatch(parent) ? (ids[parent.at] ?? null) : parent.id
  const { generations, circular } = sortGenerations(batch)
  if (circular.length > 0) throw ownAncestor('fatherId')
  const portions = generations.flatMap((generation) => [...inPortions(generation, atOnce)])
  for await (const places of yieldBetween(portions)) {
    const rows = places.map((at) => {
      const [row, animal] = [values[at], batch[at]]
      if (!row || !animal) throw new Error('An animal of the batch is missing')
      const { father, mother } = animal
      return { ...row, fatherId: idOf(father, row.fatherId), motherId: idOf(mother, row.motherId) }
    })
    const numbers = await createAnimals(tx, rows)
    for (const [n, at] of places.entries()) ids[at] = numbers[n] ?? 0
  }
  await bumpDataVersion(tx, made.keeperId, sumCounts(values))
  return ids
}

function sumCounts(values: readonly AnimalValues[]): { archivedAnimals: number; holdbacks: number } {
  const sum = { archivedAnimals: 0, holdbacks: 0 }
  for (const value of values) {
    const counts = countsOf(value)
    sum.archivedAnimals += counts.archivedAnimals
    sum.holdbacks += counts.holdbacks
  }
  return sum
}

const roles = [
  { of: 'father', field: 'fatherId', sex: 'Male' },
  { of: 'mother', field: 'motherId', sex: 'Female' },
] as const

/** Parents must be the keeper's own and of the right sex, as in `ensureParents`. */
async function ensureSexes(
  tx: Tx,
  keeperId: number,
  batch: readonly BatchAnimal[],
  values: readonly AnimalValues[],
): Promise<void> {
  const sexes = await findSexes(tx, keeperId, batch)
  const sexOf = (parent: Exclude<BatchParent, null>): Sex | undefined =>
    isInBatch(parent) ? values[parent.at]?.sex : sexes.get(parent.id)
  for (const animal of batch) {
    for (const { of, field, sex } of roles) {
      const parent = animal[of]
      const found = parent === null ? sex : sexOf(parent)
      if (found === undefined) throw parentNotFound(field)
      if (found !== sex) throw wrongParentSex(field)
    }
  }
}

/** The sex of each animal that the keeper has already and that is named as a parent. */
async function findSexes(tx: Tx, keeperId: number, batch: readonly BatchAnimal[]): Promise<Map<number, Sex>> {
  const named = batch.flatMap(({ father, mother }) => [father, mother])
  const ids = [...new Set(named.flatMap((one) => (one !== null && !isInBatch(one) ? [one.id] : [])))]
  const sexes = new Map<number, Sex>()
  for (const portion of inPortions(ids, atOnce))
    for (const { id, sex } of await listSexes(tx, keeperId, portion)) sexes.set(id, sex)
  return sexes
}
