import { isMeal } from '@clutchbook/domain/collection/animal-records.rules'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import { gramsOf, weightUnits } from '@clutchbook/domain/kernel/units'
import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import type { Schema } from '../schema.ts'

/** When each animal last ate and what it weighs in grams, so that lists can be narrowed and ordered by both. */
export async function mealsAndWeights(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const records = db.schema.alterTable('animalRecord')
  await records.addColumn('mealOn', types.key).execute()
  const animals = db.schema.alterTable('animal')
  await animals.addColumn('lastFedOn', types.key, (c) => c.notNull().defaultTo('')).execute()
  await animals.addColumn('weightGrams', types.amount, (c) => c.notNull().defaultTo(-1)).execute()
  await db.schema
    .createIndex('animalRecordByMeal')
    .on('animalRecord')
    .columns(['keeperId', 'animalId', 'mealOn'])
    .where('mealOn', 'is not', null)
    .execute()
  const schema = db as Kysely<Schema>
  await fillMeals(schema)
  await fillWeights(schema)
  const index = (name: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .on('animal')
      .columns([...columns, 'isArchived', 'isHoldback'])
      .execute()
  await index('animalByMeal', ['keeperId', 'lastFedOn', 'id'])
  await index('animalByWeight', ['keeperId', 'weightGrams', 'id'])
}

/** How many records are read, and written, at once. */
const [readAtOnce, writtenAtOnce] = [5000, 500]

async function fillMeals(db: Kysely<Schema>): Promise<void> {
  const feedings = { mealOn: sql<string>`${sql.ref('recordDate')}` }
  await db.updateTable('animalRecord').set(feedings).where('typeKey', '=', 'feeding').execute()
  for (let after = 0; ; ) {
    const told = await db
      .selectFrom('animalRecord')
      .select(['id', 'recordType', 'measurement', 'details'])
      .where('typeKey', '=', 'feeding')
      .where('id', '>', after)
      .where((eb) => eb.or([eb('measurement', 'is not', null), eb('details', 'is not', null)]))
      .orderBy('id')
      .limit(readAtOnce)
      .execute()
    const others = told.filter((record) => !isMeal(record)).map(({ id }) => id)
    for (const ids of inPortions(others, writtenAtOnce))
      await db.updateTable('animalRecord').set({ mealOn: null }).where('id', 'in', ids).execute()
    after = told.at(-1)?.id ?? after
    if (told.length < readAtOnce) break
  }
  await db
    .updateTable('animal')
    .set((eb) => ({
      lastFedOn: eb.fn.coalesce(
        eb
          .selectFrom('animalRecord as record')
          .select((of) => of.fn.max('record.mealOn').as('last'))
          .whereRef('record.keeperId', '=', 'animal.keeperId')
          .whereRef('record.animalId', '=', 'animal.id')
          .where('record.mealOn', 'is not', null),
        sql.lit(''),
      ),
    }))
    .execute()
}

async function fillWeights(db: Kysely<Schema>): Promise<void> {
  for (const unit of weightUnits)
    await db
      .updateTable('animal')
      .set({ weightGrams: sql<number>`${sql.ref('weight')} * ${sql.lit(gramsOf(1, unit))}` })
      .where('weightUnit', '=', unit)
      .where('weight', 'is not', null)
      .execute()
}
