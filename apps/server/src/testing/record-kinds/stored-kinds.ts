import { recordTables } from '@clutchbook/domain/areas'
import type { RecordKind } from '@clutchbook/domain/kernel/record-kinds'
import type { Db } from '../../platform/database/database.ts'
import type { RecordTableName } from '../../platform/database/record-tables.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { readRows, type StoredRow } from '../stored-rows.ts'

type Kind = RecordKind | null

/** Columns of another kind than their table; null for those that count or time what happens and are shown nowhere. */
type Columns = Readonly<Record<string, Kind>>

const ofRecords = Object.fromEntries(recordTables.map(({ table, kind }) => [table, kind])) as Readonly<
  Record<RecordTableName, RecordKind>
>

/** The kind of record that each table holds; null where nothing of it is shown by itself. */
const tables: { readonly [Table in keyof Schema]: Kind | readonly [RecordKind, Columns] } = {
  ...ofRecords,
  keeper: [
    'account',
    { plan: 'plan', sharesProfile: 'sharing', sharesCollection: 'sharing', isListed: 'sharing' },
  ],
  // Counts of records, which are of the kind of what they count.
  keeperState: null,
  session: ['sessions', { lastSeenAt: null, expiresAt: null }],
  mailedToken: null,
  apiToken: ['tokens', { lastUsedAt: null }],
  device: ['sessions', { seenAt: null }],
  deviceSecret: null,
  attempt: null,
  requestKey: null,
  goneRecord: null,
  stockMove: null,
  incubatorAlarm: ['readings', { toldAt: null }],
  readingImport: null,
  readingPlace: 'readings',
  readingSpan: 'readings',
  clutchHatch: null,
  subscription: 'plan',
  paymentEvent: null,
  leavingCustomer: null,
  media: ['media', { uses: null, arrivals: null }],
  animalMedia: 'animals',
  animalSharing: ['sharing', { views: null, lastViewedOn: null }],
  keeperPage: ['sharing', { views: null, lastViewedOn: null }],
  follow: 'follows',
  repairRun: 'installation',
  calendarFeed: ['calendar-feeds', { lastReadAt: null }],
  zoneChange: null,
  husbandryAgenda: null,
  // They follow from records of seasons; a test of their own holds them against these.
  seasonWindow: null,
  windowAgenda: null,
  notification: 'notifications',
  // Whether reminders come by mail.
  reminderMail: 'settings',
  husbandrySettings: 'settings',
  seasonSettings: 'settings',
  ancestorMedia: 'ancestors',
  trash: 'trash',
  // Held against all the others by a test of its own.
  change: null,
  changeOf: null,
  installation: null,
}

/** The tables of which something is shown. */
const shown = Object.entries(tables).flatMap(([table, stated]) => (stated === null ? [] : [table]))

function statedOf(table: string): readonly [RecordKind, Columns] {
  const stated = tables[table as keyof Schema]
  if (stated === null) throw new Error(`Nothing of ${table} is shown`)
  return typeof stated === 'string' ? [stated, {}] : stated
}

/** What a database holds of each kind of record. Two of them are compared by `changedKinds`. */
export type StoredKinds = ReadonlyMap<RecordKind, string>

/** Reads everything that is stored, by its kind. */
export async function readKinds(db: Db): Promise<StoredKinds> {
  const lines = new Map<RecordKind, string[]>()
  for (const [table, rows] of await readRows(db, shown)) {
    const [kind, columns] = statedOf(table)
    for (const row of rows) {
      for (const [part, values] of Object.entries(partsOf(row, kind, columns))) {
        const known = lines.get(part as RecordKind) ?? []
        lines.set(part as RecordKind, known)
        known.push(`${table} ${values}`)
      }
    }
  }
  return new Map([...lines].map(([kind, all]) => [kind, all.sort().join('\n')]))
}

/** The values of a row, apart for each kind that it has something of. */
function partsOf(row: StoredRow, kind: RecordKind, columns: Columns): Record<string, string> {
  const parts: Partial<Record<RecordKind, Record<string, unknown>>> = {}
  for (const [column, value] of Object.entries(row)) {
    const own = column in columns ? (columns[column] ?? null) : kind
    if (own === null) continue
    const part = parts[own] ?? {}
    parts[own] = part
    part[column] = value
  }
  return Object.fromEntries(Object.entries(parts).map(([part, values]) => [part, JSON.stringify(values)]))
}

/** The kinds of which something else is stored than before. */
export const changedKinds = (before: StoredKinds, after: StoredKinds): RecordKind[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((kind) => before.get(kind) !== after.get(kind))
