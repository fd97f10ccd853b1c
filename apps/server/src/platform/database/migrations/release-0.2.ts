import { conditionKinds } from '@clutchbook/domain/husbandry/plan'
import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable, createTable, takeNumbers } from '../column-types.ts'
import type { Schema } from '../schema.ts'
import { mealsAndWeights } from './0016-meals-and-weights.ts'
import { husbandryAgenda } from './0029-husbandry-agenda.ts'
import { feeders } from './0030-feeders.ts'
import { places } from './0031-places.ts'
import { recordsTag } from './0032-records-tag.ts'
import { labels } from './0033-labels.ts'
import { placeRecords } from './0034-place-records.ts'
import { placePlans } from './0035-place-plans.ts'
import { clutches } from './0036-clutches.ts'
import { clutchLog } from './0037-clutch-log.ts'
import { clutchYoung } from './0038-clutch-young.ts'
import { incubators } from './0039-incubators.ts'
import { seasonFacts } from './0040-season-facts.ts'
import { seasons } from './0041-seasons.ts'
import { readings } from './0042-readings.ts'
import { measuringTokens } from './0043-measuring-tokens.ts'
import { incubatorAlarms } from './0044-incubator-alarms.ts'
import { stays } from './0045-stays.ts'
import { changes } from './0046-changes.ts'
import { seasonWindows } from './0047-season-windows.ts'
import { devices } from './0048-devices.ts'
import { labelsOfClutches } from './0049-labels-of-clutches.ts'
import { clutchMoves } from './0050-clutch-moves.ts'

type Steps = Readonly<Record<string, (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>>>

/** The migrations of release 0.2 in their order, those that add a column in one line each. */
export const release02: Steps = {
  '0015-installation': installation,
  '0016-meals-and-weights': mealsAndWeights,
  '0017-genotypes': genotypes,
  '0018-shared-genotypes': (db, types) =>
    db.schema
      .alterTable('animalSharing')
      .addColumn('showsGenotype', types.flag, (c) => c.notNull().defaultTo(false))
      .execute(),
  '0019-day-sold': (db, types) => db.schema.alterTable('animal').addColumn('soldOn', types.key).execute(),
  '0022-genotype-review': (db, types) =>
    db.schema.alterTable('genotype').addColumn('reviewId', types.reference).execute(),
  '0023-own-genes': ownGenes,
  '0024-counted-young': countedYoung,
  '0025-record-data': recordData,
  '0026-husbandry-plans': husbandryPlans,
  '0027-husbandry-settings': husbandrySettings,
  '0028-watched-records': watchedRecords,
  '0029-husbandry-agenda': husbandryAgenda,
  '0030-feeders': feeders,
  '0031-places': places,
  '0032-records-tag': recordsTag,
  '0033-labels': labels,
  '0034-place-records': placeRecords,
  '0035-place-plans': placePlans,
  '0036-clutches': clutches,
  '0037-clutch-log': clutchLog,
  '0038-clutch-young': clutchYoung,
  '0039-incubators': incubators,
  '0040-season-facts': seasonFacts,
  '0041-seasons': seasons,
  '0042-readings': readings,
  '0043-measuring-tokens': measuringTokens,
  '0044-incubator-alarms': incubatorAlarms,
  '0045-stays': stays,
  '0046-changes': changes,
  '0047-season-windows': seasonWindows,
  '0048-devices': devices,
  '0049-labels-of-clutches': labelsOfClutches,
  '0050-clutch-moves': clutchMoves,
}

/** One row: where this database lies, so that one that was put back or brought elsewhere is known as such. */
async function installation(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'installation', types)
    .addColumn('id', types.whole, (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('place', types.key, (c) => c.notNull())
    .execute()
}

/** What animals carry, one row for each that is kept. */
async function genotypes(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'genotype', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('animalId', types.reference, (c) => c.notNull())
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('forms', types.key, (c) => c.notNull())
    .addColumn('entries', types.text, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addUniqueConstraint('genotypeOwner', ['keeperId', 'id'])
    .addUniqueConstraint('genotypeAnimal', ['keeperId', 'animalId'])
    .addForeignKeyConstraint(
      'genotypeOfAnimal',
      ['keeperId', 'animalId'],
      'animal',
      ['keeperId', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await takeNumbers(db, types, 'genotype')
}

/** Young that were counted on projects, one row for each project that has any. */
async function countedYoung(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'countedYoung', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('breedingProjectId', types.reference, (c) => c.notNull())
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('young', types.text, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addUniqueConstraint('countedYoungOwner', ['keeperId', 'id'])
    .addUniqueConstraint('countedYoungProject', ['keeperId', 'breedingProjectId'])
    .addForeignKeyConstraint(
      'countedYoungOfProject',
      ['keeperId', 'breedingProjectId'],
      'breedingProject',
      ['keeperId', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await takeNumbers(db, types, 'countedYoung')
}

/** What keepers say of genes themselves: own genes, changes of the catalogue, words. */
async function ownGenes(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const begin = (name: string) =>
    createNumberedTable(db, name, types)
      .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
      .addColumn('createdAt', types.key, (c) => c.notNull())
  await begin('ownGene')
    .addColumn('number', types.whole, (c) => c.notNull())
    .addColumn('species', types.text, (c) => c.notNull())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('definition', types.text, (c) => c.notNull())
    .addUniqueConstraint('ownGeneNumber', ['keeperId', 'number'])
    .execute()
  await begin('geneChange')
    .addColumn('gene', types.key, (c) => c.notNull())
    .addColumn('definition', types.text, (c) => c.notNull())
    .addUniqueConstraint('geneChangeOnce', ['keeperId', 'gene'])
    .execute()
  await begin('geneWord')
    .addColumn('species', types.text, (c) => c.notNull())
    .addColumn('word', types.text, (c) => c.notNull())
    .addColumn('text', types.text, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('geneWordByKeeper').on('geneWord').columns(['keeperId', 'id']).execute()
}

/** What is to be done with animals again and again. */
async function husbandryPlans(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'husbandryPlan', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('animalId', types.reference, (c) => c.notNull())
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
    .addForeignKeyConstraint(
      'husbandryPlanOfAnimal',
      ['keeperId', 'animalId'],
      'animal',
      ['keeperId', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('husbandryPlanByAnimal')
    .on('husbandryPlan')
    .columns(['keeperId', 'animalId', 'kindKey'])
    .execute()
  await takeNumbers(db, types, 'husbandryPlan')
}

/** What keepers set for the daily care of all their animals; no row is as usual. */
async function husbandrySettings(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  let table = createTable(db, 'husbandrySettings', types)
    .addColumn('keeperId', types.reference, (c) => c.primaryKey().references('keeper.id').onDelete('cascade'))
    .addColumn('digest', types.flag, (c) => c.notNull())
    .addColumn('digestAt', types.key, (c) => c.notNull())
    .addColumn('restDays', types.whole, (c) => c.notNull())
    .addColumn('quarantineDays', types.whole, (c) => c.notNull())
  for (const whole of ['refusals', 'unfedDays', 'regurgitations', 'blueDays'])
    table = table.addColumn(whole, types.whole)
  for (const part of [
    'shedFactor',
    'lossPercent',
    'lossPercent90',
    'restingLossPercent',
    'brumationLossPercent',
  ])
    table = table.addColumn(part, types.amount)
  await table.execute()
}

/** What alarms ask for among all records of a keeper: conditions that have ended, and weights and sheds of late. */
async function watchedRecords(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('animalRecord').columns(columns)
  await index('animalRecordEnded', ['keeperId', 'endDate']).where('endDate', 'is not', null).execute()
  await index('animalRecordMeasured', ['keeperId', 'typeKey', 'recordDate'])
    .where(sql<boolean>`${sql.ref('typeKey')} in ('weight', 'shed')`)
    .execute()
}

/** What records say in fields of their kind, how long conditions last, and the names that programs give records. */
async function recordData(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const column of ['recordTime', 'endDate', 'clientId', 'outcome', 'openKind'])
    await db.schema.alterTable('animalRecord').addColumn(column, types.key).execute()
  for (const column of ['data', 'effects'])
    await db.schema.alterTable('animalRecord').addColumn(column, types.text).execute()
  // These kinds were words of the keeper's own, which said of a day and not since when.
  await (db as Kysely<Schema>)
    .updateTable('animalRecord')
    .set((eb) => ({ endDate: eb.ref('recordDate') }))
    .where('typeKey', 'in', [...conditionKinds])
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('animalRecord').columns(columns)
  await index('animalRecordOpen', ['keeperId', 'animalId', 'openKind'])
    .where('openKind', 'is not', null)
    .execute()
  await index('animalRecordByClientId', ['keeperId', 'clientId'])
    .unique()
    .where('clientId', 'is not', null)
    .execute()
  await index('animalRecordByOutcome', ['keeperId', 'outcome', 'recordDate', 'id'])
    .where('outcome', 'is not', null)
    .execute()
  await index('animalRecordByDate', ['keeperId', 'recordDate', 'id']).execute()
  await createTable(db, 'goneRecord', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('clientId', types.key, (c) => c.notNull())
    .addColumn('ofAnimal', types.reference, (c) => c.notNull())
    .addColumn('typeKey', types.key, (c) => c.notNull())
    .addColumn('removedAt', types.key, (c) => c.notNull())
    .addPrimaryKeyConstraint('goneRecordName', ['keeperId', 'clientId'])
    .execute()
  await db.schema.createIndex('goneRecordByAge').on('goneRecord').column('removedAt').execute()
}
