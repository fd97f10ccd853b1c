import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** A word that stands in one field of one record of one keeper, and nowhere else. */
export type Canary = { readonly keeperId: number; readonly field: string; readonly id: number }

/**
 * Fields whose words the product itself forms or reads, such as days, moments and choices from a list: a canary in them
 * would not be read, or would stop the product. A new field is seeded unless it is named here.
 */
const formed = new Set([
  ...['timeZone', 'dayPattern', 'profileImage', 'plan'].map((field) => `keeper.${field}`),
  ...['tokenHash', 'lastSeenAt', 'expiresAt', 'atDevice'].map((field) => `session.${field}`),
  ...['device', 'seenAt'].map((field) => `device.${field}`),
  ...['scope', 'lastUsedAt', 'endsAt'].map((field) => `apiToken.${field}`),
  ...['purpose', 'expiresAt'].map((field) => `mailedToken.${field}`),
  ...['sha256', 'storageKey', 'kind', 'contentType'].map((field) => `media.${field}`),
  ...['sex', 'dateOfBirth', 'weightUnit', 'priceStatus', 'price', 'priceCurrency', 'soldOn'].map(
    (field) => `animal.${field}`,
  ),
  'animalMedia.role',
  'ancestor.relation',
  'genotype.entries',
  'countedYoung.young',
  ...['kindKey', 'startsOn', 'endsOn', 'terms'].map((field) => `husbandryPlan.${field}`),
  'husbandrySettings.digestAt',
  'seasonSettings.firstDay',
  ...['state', 'likeKey', 'unitCost'].map((field) => `feeder.${field}`),
  'stockMove.why',
  ...['nameKey', 'temperatureUnit'].map((field) => `incubator.${field}`),
  'incubatorBox.nameKey',
  'readingHour.readings',
  'readingPlace.outside',
  ...['kind', 'toldAt', 'seenAt'].map((field) => `incubatorAlarm.${field}`),
  ...['kind', 'codeKey'].map((field) => `place.${field}`),
  'label.key',
  ...['recordDate', 'recordTime', 'endDate', 'data', 'outcome', 'openKind', 'effects'].map(
    (field) => `animalRecord.${field}`,
  ),
  'goneRecord.removedAt',
  ...['at', 'writtenAt', 'via', 'verb', 'kind', 'ids'].map((field) => `change.${field}`),
  'changeOf.kind',
  ...['startDate', 'status', 'nextClutchDate', 'expectedLayDate'].map((field) => `breedingProject.${field}`),
  ...['updatedAt', 'layDate', 'dueDate', 'hatchDate', 'status', 'temperatureUnit', 'expectedDay'].map(
    (field) => `egg.${field}`,
  ),
  ...['kind', 'codeKey', 'layDate', 'temperatureUnit', 'movedFrom', 'movedTo'].map(
    (field) => `clutch.${field}`,
  ),
  ...['day', 'kind', 'eggs'].map((field) => `clutchEntry.${field}`),
  ...['day', 'made'].map((field) => `clutchHatch.${field}`),
  'offspring.hatchDate',
  ...['kind', 'day', 'time', 'until', 'movedFrom', 'movedTo'].map((field) => `seasonFact.${field}`),
  ...[
    'step',
    'firstDay',
    'lastDay',
    'likelyDay',
    'basis',
    'basisDay',
    'confidence',
    'lapsesAfter',
    'told',
  ].map((field) => `seasonWindow.${field}`),
  ...['madeBy', 'lookAt'].map((field) => `windowAgenda.${field}`),
  ...['type', 'startDate', 'endDate', 'lastDate', 'startTime', 'endTime', 'color'].map(
    (field) => `event.${field}`,
  ),
  ...['reminderTime', 'remindedThrough', 'dueOn', 'dueAt', 'removedAt'].map((field) => `event.${field}`),
  ...['type', 'lastReadOn'].map((field) => `calendarFeed.${field}`),
  ...['kind', 'removedAt', 'holds', 'needs', 'content'].map((field) => `trash.${field}`),
  ...['readAt', 'mailDueAt', 'leadsTo'].map((field) => `notification.${field}`),
  ...['lookAt', 'digestOn', 'toldOn', 'seenAt'].map((field) => `husbandryAgenda.${field}`),
  ...['endsAt', 'passwordHash', 'passKey', 'lastViewedOn'].flatMap((field) => [
    `animalSharing.${field}`,
    `keeperPage.${field}`,
  ]),
  'keeperPage.page',
  ...['periodEnd', 'answeredAt', 'checkoutAt'].map((field) => `subscription.${field}`),
])

const isFormed = (table: string, column: string): boolean =>
  column === 'createdAt' || formed.has(`${table}.${column}`)

type Field = { readonly table: string; readonly column: string; readonly owner: string; readonly key: string }

/** Every field of words of every table whose records belong to a keeper, as the database itself describes them. */
async function listFields(db: Db): Promise<Field[]> {
  const tables = await db.introspection.getTables()
  return tables.flatMap(({ name: table, columns }) => {
    const names = columns.map(({ name }) => name)
    const owner = table === 'keeper' ? 'id' : 'keeperId'
    if (!names.includes(owner)) return []
    const key = names.includes('id') ? 'id' : owner
    return columns
      .filter(({ name, dataType }) => /^(text|varchar)/i.test(dataType) && !isFormed(table, name))
      .map(({ name: column }) => ({ table, column, owner, key }))
  })
}

const word = ({ keeperId, field, id }: Canary): string => `canary-${keeperId}-${field}-${id}`

/**
 * Puts a canary into every field of words of all records of the given keepers, and answers the fields. Throws for a
 * field of which one of them has no record, so that none goes unseeded.
 */
export async function seedCanaries(db: Db, keeperIds: readonly number[]): Promise<string[]> {
  const fields = await listFields(db)
  for (const { table, column, owner, key } of fields) {
    const rows = await sql<{ id: number; keeperId: number }>`
      select ${sql.ref(key)} as id, ${sql.ref(owner)} as "keeperId" from ${sql.table(table)}
      where ${sql.ref(owner)} in (${sql.join([...keeperIds])})`.execute(db)
    const owners = new Set(rows.rows.map(({ keeperId }) => Number(keeperId)))
    if (owners.size < keeperIds.length) throw new Error(`Not every keeper has a record in ${table}`)
    for (const { id, keeperId } of rows.rows) {
      const canary = word({ keeperId, field: `${table}.${column}`, id })
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${canary}
        where ${sql.ref(key)} = ${id} and ${sql.ref(owner)} = ${keeperId}`.execute(db)
    }
  }
  return fields.map(({ table, column }) => `${table}.${column}`)
}

/** The canaries that sing in a text. */
export const findCanaries = (text: string): Canary[] =>
  Array.from(text.matchAll(/canary-(\d+)-(\w+\.\w+)-(\d+)/gi), ([, keeperId, field = '', id]) => ({
    keeperId: Number(keeperId),
    field,
    id: Number(id),
  }))
