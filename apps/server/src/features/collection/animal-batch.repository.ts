import type { Sex } from '@clutchbook/domain/collection/collection.rules'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { AnimalValues } from './collection.repository.ts'
import { deriveAnimal } from './derive.ts'

/** An animal as far as others may name it. */
export type NamedAnimal = {
  readonly id: number
  readonly name: string
  readonly customId: string | null
  readonly sex: Sex
}

/** Adds animals in one statement and answers their numbers in the same order. */
export async function createAnimals(tx: Tx, values: readonly AnimalValues[]): Promise<number[]> {
  const made = await tx
    .insertInto('animal')
    .values(values.map((animal) => ({ ...animal, ...deriveAnimal(animal) })))
    .returning(['id', 'name'])
    .execute()
  // Numbers are given in the order of the rows, though neither database promises to answer in it.
  const inOrder = made.toSorted((one, other) => one.id - other.id)
  if (inOrder.some(({ name }, at) => name !== values[at]?.name))
    throw new Error('The database numbered new animals in another order than they were given')
  return inOrder.map(({ id }) => id)
}

export const listSexes = (tx: Tx, keeperId: number, ids: readonly number[]) =>
  tx
    .selectFrom('animal')
    .select(['id', 'sex'])
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()

/** The keeper's animals in the order they came, some at a time. */
export const listNamesAfter = (db: Db, keeperId: number, after: number): Promise<NamedAnimal[]> =>
  db
    .selectFrom('animal')
    .select(['id', 'name', 'customId', 'sex'])
    .where('keeperId', '=', keeperId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(1000)
    .execute()

/** What some animals of the keeper are called. */
export const listNamesOf = (db: Db, keeperId: number, ids: readonly number[]) =>
  db
    .selectFrom('animal')
    .select(['id', 'name', 'customId'])
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()
