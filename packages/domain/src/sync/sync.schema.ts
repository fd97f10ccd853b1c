import { z } from 'zod'
import { loggedKinds, loggedTables } from '../areas.ts'
import type { RecordTable } from '../kernel/area.ts'
import { shownShape } from '../kernel/field-schemas.ts'
import { digits, moment, plainText, recordId } from '../kernel/fields.ts'
import { storedFieldsOf } from '../kernel/record-fields.ts'
import { type LoggedKind, syncLimits } from './sync.rules.ts'

const link = recordId.nullable()

/** The columns that say what records of a kind belong to, where no field of theirs does. */
export const ownersOf = ({
  fields,
  belongsTo,
  orTo,
}: Pick<RecordTable, 'fields' | 'belongsTo' | 'orTo'>): string[] => {
  const stated = new Set(storedFieldsOf(fields).map(([name, { column = name }]) => column))
  return [belongsTo, orTo].flatMap((to) => (to && !stated.has(to.column) ? [to.column] : []))
}

/** A record as a device keeps it: what is written, and whose and which it is. What follows from others it joins itself. */
const syncedRecord = (table: RecordTable) => {
  const { fields, texts = [], json = [], shown = [], derived } = table
  return z.object({
    id: recordId,
    userId: recordId,
    createdAt: moment,
    ...('version' in derived ? { version: z.number().int() } : {}),
    ...('updatedAt' in derived ? { updatedAt: moment } : {}),
    ...Object.fromEntries(ownersOf(table).map((column) => [column, link])),
    ...shownShape(fields),
    ...Object.fromEntries(
      texts.map((name) => [name, json.includes(name) ? z.unknown() : z.string().nullable()]),
    ),
    ...Object.fromEntries(shown.map((name) => [name, link])),
  })
}

/** A record of any kind; its schema says which fields it has. */
export type SyncedRecord = { readonly id: number } & Readonly<Record<string, unknown>>

type ByKind<Value> = Record<LoggedKind, Value>

const records = z.object(
  Object.fromEntries(loggedTables.map((table) => [table.kind, z.array(syncedRecord(table))])),
) as unknown as z.ZodType<ByKind<SyncedRecord[]>>

const gone = z.object(
  Object.fromEntries(loggedKinds.map((kind) => [kind, z.array(recordId)])),
) as unknown as z.ZodType<ByKind<number[]>>

/** What a device asks. */
export const syncQuery = z.object({
  /** The state of its copy, as the last answer said; without it all is answered. */
  state: plainText(40).optional(),
  limit: digits
    .pipe(
      z
        .number()
        .min(1, 'A page holds at least 1 record')
        .max(syncLimits.most, `A page holds at most ${syncLimits.most} records`),
    )
    .default(syncLimits.usual),
  cursor: plainText(200).optional(),
  /** Whether a copy that is made anew has the latest records of before its days as well. */
  earlier: z
    .enum(['true', 'false'], 'Please say true or false')
    .transform((word) => word === 'true')
    .optional(),
})

/** What a device has to change in its copy. */
export const syncAnswer = z.object({
  /** The state of the copy once all pages are in it; alike on all of them. */
  state: z.string(),
  /** Whether the device drops what it has first. */
  reset: z.boolean(),
  /** Records as they are now, by kind; every kind is there. */
  records,
  /** The numbers of records that are there no more, by kind. */
  gone,
  /** The cursor of the following page; null on the last. */
  next: z.string().nullable(),
})

export type SyncQuery = z.output<typeof syncQuery>
export type SyncAnswer = z.output<typeof syncAnswer>
