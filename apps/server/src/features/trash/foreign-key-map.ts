import { recordTables } from '@clutchbook/domain/areas'
import { storedFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import { isInTrash, type TrashKind } from '@clutchbook/domain/trash/trash.rules'
import { type RecordTableName, tableOf } from '../../platform/database/record-tables.ts'

/** Tables whose rows are deleted by themselves. */
export type MainTable = Exclude<
  RecordTableName,
  | 'offspring'
  | 'clutchSire'
  | 'clutchEntry'
  | 'genotype'
  | 'countedYoung'
  | 'label'
  | 'ownGene'
  | 'geneChange'
  | 'geneWord'
  | 'readingHour'
  | 'boxStay'
  | 'eggStay'
  | 'speciesFigures'
>

/** A column by which rows point at a row of another table; those that go with it have no life of their own. */
export type ForeignKey = {
  readonly table: Table
  readonly column: string
  readonly to: RecordTableName
  readonly goes?: true
  /** Rows that could stand alone, and leave with it all the same. */
  readonly along?: true
}

/** Rows that belong to a record and are none themselves. */
const belongings = [
  { table: 'animalMedia', column: 'animalId', to: 'animal', goes: true },
  { table: 'animalSharing', column: 'animalId', to: 'animal', goes: true },
  { table: 'ancestorMedia', column: 'ancestorId', to: 'ancestor', goes: true },
  { table: 'notification', column: 'eventId', to: 'event' },
] as const

/** Tables whose rows go with such a row, or only point at it. */
export type Table = RecordTableName | (typeof belongings)[number]['table']

/** In this order rows can come back: what is pointed at stands before what points. */
export const tablesInOrder: readonly Table[] = [
  ...recordTables.map(({ table }) => table),
  ...belongings.map(({ table }) => table),
]

/** The table of what the trash calls a kind; links have none, for they leave with what they link. */
export const mainTableOf = (kind: TrashKind): MainTable => tableOf(kind) as MainTable

/** Eggs leave with their clutch (CLU-10). */
const alongside = (table: RecordTableName, column: string): { along?: true } =>
  table === 'egg' && column === 'clutchId' ? { along: true } : {}

const foreignKeys: readonly ForeignKey[] = [
  ...belongings,
  ...recordTables
    .filter(({ kind }) => isInTrash(kind))
    .flatMap(({ table, fields, belongsTo, orTo }): ForeignKey[] => [
      ...[belongsTo, orTo].flatMap((to): ForeignKey[] =>
        to ? [{ table, column: to.column, to: tableOf(to.kind), goes: true }] : [],
      ),
      ...storedFieldsOf(fields).flatMap(([name, field]) =>
        field.kind === 'link' && (field.column ?? name) !== belongsTo?.column
          ? [{ table, column: field.column ?? name, to: tableOf(field.to), ...alongside(table, name) }]
          : [],
      ),
    ]),
]

/** What points at the rows of each table. */
export const foreignKeysTo: Readonly<Partial<Record<Table, readonly ForeignKey[]>>> = Object.fromEntries(
  Map.groupBy(foreignKeys, ({ to }) => to),
)

/** Whether rows of a table are nothing without what this column of theirs points at. */
export const goesWith = (table: Table, column: string): boolean =>
  Object.values(foreignKeysTo)
    .flat()
    .some((hanging) => hanging.goes && hanging.table === table && hanging.column === column)

/** The table that a column of a link points at, whatever row it stands in. Media are always there, as they are counted. */
export const targetOf: Readonly<Record<string, RecordTableName>> = Object.fromEntries(
  foreignKeys.map(({ column, to }) => [column, to]),
)

/** Columns that say yes or no. SQLite answers them as numbers, which PostgreSQL would not take after a move. */
export const flags: ReadonlySet<string> = new Set([
  ...['isShared', 'showsNotes', 'showsPrice', 'showsGenotype', 'isActive'],
  ...recordTables.flatMap(({ fields }) =>
    storedFieldsOf(fields).flatMap(([name, field]) => (field.kind === 'flag' ? [field.column ?? name] : [])),
  ),
])

/** Columns that follow from others, and so are no sign that somebody changed a row. */
export const derived: ReadonlySet<string> = new Set(['version', 'searchText', 'forms'])

/** The key of a row that others can point at. */
export const keyOf = (table: Table, id: unknown): string => `${table}:${id}`
