import { loggedTables } from '@clutchbook/domain/areas'
import { storedFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import { ownersOf, type SyncedRecord } from '@clutchbook/domain/sync/sync.schema'
import type { GalleryRole } from '../../platform/database/collection-tables.ts'
import type { RecordTableName } from '../../platform/database/record-tables.ts'
import { addressOf } from '../media/media.service.ts'
import type { ShownMedium, StoredRow } from './sync.repository.ts'

/** A field of a record as a device has it, and how its column is read. */
type Part = { readonly name: string; readonly column: string; readonly as: 'value' | 'flag' | 'json' }

/** A kind of record as devices have it. */
export type SyncedKind = {
  readonly kind: LoggedKind
  readonly table: RecordTableName
  readonly columns: readonly string[]
  readonly parts: readonly Part[]
  /** Where its photos stand, by the field. */
  readonly galleries: readonly (readonly [string, GalleryRole])[]
}

const galleryRoles: Readonly<Record<string, GalleryRole>> = {
  photos: 'own',
  fatherPhotos: 'father',
  motherPhotos: 'mother',
}

const value = (name: string): Part => ({ name, column: name, as: 'value' })

/** Every kind, in the order of the areas: what is pointed at stands before what points. */
export const syncedKinds: readonly SyncedKind[] = loggedTables.map((stored) => {
  const { kind, table, fields, texts = [], json = [], shown = [], derived } = stored
  const parts: Part[] = [
    value('id'),
    { name: 'userId', column: 'keeperId', as: 'value' },
    value('createdAt'),
    ...('version' in derived ? [value('version')] : []),
    ...('updatedAt' in derived ? [value('updatedAt')] : []),
    ...ownersOf(stored).map(value),
    ...storedFieldsOf(fields).map(
      ([name, field]): Part => ({
        ...{ name, column: field.column ?? name },
        as: field.kind === 'flag' ? 'flag' : 'value',
      }),
    ),
    ...texts.map((name): Part => (json.includes(name) ? { name, column: name, as: 'json' } : value(name))),
    ...shown.map(value),
  ]
  const galleries = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'gallery' ? [[name, galleryRoles[name] ?? 'own'] as const] : [],
  )
  return { kind, table, parts, galleries, columns: [...new Set(parts.map(({ column }) => column))] }
})

/** Rows as devices have them. */
export function toSynced(
  { parts, galleries }: SyncedKind,
  rows: readonly StoredRow[],
  media: readonly ShownMedium[],
): SyncedRecord[] {
  const ofOwner = Map.groupBy(media, ({ ownerId }) => ownerId)
  return rows.map((row) => {
    const record: { id: number } & Record<string, unknown> = { id: row.id }
    for (const { name, column, as } of parts) record[name] = readAs(as, row[column])
    for (const [name, role] of galleries)
      record[name] = (ofOwner.get(row.id) ?? [])
        .filter((medium) => medium.role === role)
        .map(({ mediaId, kind }) => addressOf(mediaId, kind))
    return record
  })
}

function readAs(as: Part['as'], stored: unknown): unknown {
  if (as === 'flag') return Boolean(stored)
  return as === 'json' && typeof stored === 'string' ? JSON.parse(stored) : stored
}
