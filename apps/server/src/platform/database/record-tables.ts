import { projectFields } from '@clutchbook/domain/breeding/breeding.fields'
import { eventFields } from '@clutchbook/domain/calendar/calendar.fields'
import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { eggFields } from '@clutchbook/domain/eggs/eggs.fields'
import type { Fields } from '@clutchbook/domain/kernel/record-fields'
import type { KeeperKind } from '@clutchbook/domain/kernel/record-kinds'
import { ancestorFields } from '@clutchbook/domain/lineage/ancestor.fields'
import { offspringFields } from '@clutchbook/domain/lineage/offspring.fields'

/** The table of one kind of record, and what its columns hold besides the fields that a keeper writes. */
type RecordTable<Name extends string = string> = {
  readonly kind: KeeperKind
  readonly table: Name
  readonly fields: Fields
  /** The record that it is nothing without, and goes with. */
  readonly belongsTo?: { readonly column: string; readonly kind: KeeperKind }
  /** Texts that no keeper writes, and that nothing else tells. */
  readonly texts?: readonly string[]
  /** Columns that follow from others, or that begin anew with another owner, each with the reason. */
  readonly derived: Readonly<Record<string, string>>
}

const counted = 'follows from the other columns'
const fresh = 'begins anew'
const animal = { column: 'animalId', kind: 'animals' } as const

const tables = <const Name extends string>(stated: readonly RecordTable<Name>[]) => stated

/**
 * Every kind of record, in an order in which records come after those that they point to. Archives, the trash and the
 * check of fields derive from this list, so a new kind is one entry here.
 */
export const recordTables = tables([
  {
    kind: 'animals',
    table: 'animal',
    fields: animalFields,
    derived: {
      version: fresh,
      searchText: counted,
      customIdKey: counted,
      profileMediaId: counted,
      weightGrams: counted,
      lastFedOn: 'follows from the records of the animal',
    },
  },
  {
    kind: 'records',
    table: 'animalRecord',
    fields: recordFields,
    belongsTo: animal,
    derived: { version: fresh, typeKey: counted, mealOn: counted },
  },
  {
    kind: 'ancestors',
    table: 'ancestor',
    fields: ancestorFields,
    belongsTo: animal,
    derived: { version: fresh },
  },
  {
    kind: 'breeding-projects',
    table: 'breedingProject',
    fields: projectFields,
    texts: ['maleName', 'maleMorph', 'femaleName', 'femaleMorph', 'species'],
    derived: { version: fresh, searchText: counted, isActive: counted },
  },
  {
    kind: 'eggs',
    table: 'egg',
    fields: eggFields,
    texts: ['projectName'],
    derived: { version: fresh, numberKey: counted, expectedDay: counted, updatedAt: fresh },
  },
  { kind: 'offspring', table: 'offspring', fields: offspringFields, derived: {} },
  {
    kind: 'events',
    table: 'event',
    fields: eventFields,
    texts: ['remindedThrough'],
    derived: {
      version: fresh,
      lastDate: counted,
      dueOn: counted,
      dueAt: counted,
      removedAt: 'deleted events are left out',
    },
  },
])

export type RecordTableName = (typeof recordTables)[number]['table']

/** The table of a kind of record. */
export function tableOf(kind: KeeperKind): RecordTableName {
  const found = recordTables.find((one) => one.kind === kind)
  if (!found) throw new Error(`${kind} have no table in record-tables.ts`)
  return found.table
}
