import type { Kysely } from 'kysely'
import { goes, isOfOne, letGoOfAnimal, owner } from '../animal-or-place.ts'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'
import { rebuildTable } from '../rebuild-table.ts'

/** Plans of places: each is of an animal or of a place (decision 0084). */
export async function placePlans(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  if (types.dialect === 'postgres') await letGoOfAnimal(db, types, { table: 'husbandryPlan', ofPlace, ofOne })
  else await rebuildTable(db, 'husbandryPlan', kept, (draft) => createPlans(db, types, draft))
  await db.schema
    .createIndex('husbandryPlanByPlace')
    .on('husbandryPlan')
    .columns(['keeperId', 'placeId'])
    .where('placeId', 'is not', null)
    .execute()
}

const [ofOne, ofPlace] = ['husbandryPlanOfOne', 'husbandryPlanOfPlace']

const kept = [
  ...['id', 'keeperId', 'animalId', 'version', 'kind', 'kindKey', 'title', 'nameKey', 'minDays'],
  ...['maxDays', 'startsOn', 'endsOn', 'retryDays', 'remind', 'isOn', 'terms', 'createdAt'],
]

const createPlans = (db: Kysely<unknown>, types: ColumnTypes, name: string): Promise<void> =>
  createNumberedTable(db, name, types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('animalId', types.reference)
    .addColumn('placeId', types.reference)
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('kind', types.text, (c) => c.notNull())
    .addColumn('kindKey', types.key, (c) => c.notNull())
    .addColumn('title', types.text)
    .addColumn('nameKey', types.key, (c) => c.notNull())
    .addColumn('minDays', types.whole)
    .addColumn('maxDays', types.whole)
    .addColumn('startsOn', types.key, (c) => c.notNull())
    .addColumn('endsOn', types.key)
    .addColumn('retryDays', types.whole)
    .addColumn('remind', types.flag, (c) => c.notNull())
    .addColumn('isOn', types.flag, (c) => c.notNull())
    .addColumn('terms', types.text, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addUniqueConstraint('husbandryPlanOwner', ['keeperId', 'id'])
    .addForeignKeyConstraint('husbandryPlanOfAnimal', ['keeperId', 'animalId'], 'animal', owner, goes)
    .addForeignKeyConstraint(ofPlace, ['keeperId', 'placeId'], 'place', owner, goes)
    .addCheckConstraint(ofOne, isOfOne)
    .execute()
