import type { TrashKind } from '@clutchbook/domain/trash/trash.rules'

/** Tables whose rows are deleted by themselves. */
export type MainTable = 'animal' | 'animalRecord' | 'ancestor' | 'breedingProject' | 'egg' | 'event'

/** Tables whose rows go with such a row, or only point at it. */
export type Table =
  | MainTable
  | 'animalMedia'
  | 'animalSharing'
  | 'ancestorMedia'
  | 'offspring'
  | 'notification'

/** In this order rows can come back: what is pointed at stands before what points. */
export const tablesInOrder: readonly Table[] = [
  'animal',
  'breedingProject',
  'egg',
  'event',
  'ancestor',
  'animalMedia',
  'animalSharing',
  'animalRecord',
  'ancestorMedia',
  'offspring',
  'notification',
]

export const mainTableOf: Readonly<Record<TrashKind, MainTable>> = {
  animals: 'animal',
  records: 'animalRecord',
  ancestors: 'ancestor',
  'breeding-projects': 'breedingProject',
  eggs: 'egg',
  events: 'event',
}

/** A column by which rows point at a row of another table; those that go with it have no life of their own. */
export type ForeignKey = { readonly table: Table; readonly column: string; readonly goes?: true }

/** What points at the rows of each table. */
export const foreignKeysTo: Readonly<Partial<Record<Table, readonly ForeignKey[]>>> = {
  animal: [
    { table: 'animalMedia', column: 'animalId', goes: true },
    { table: 'animalSharing', column: 'animalId', goes: true },
    { table: 'animalRecord', column: 'animalId', goes: true },
    { table: 'ancestor', column: 'animalId', goes: true },
    { table: 'offspring', column: 'reptileId' },
    { table: 'offspring', column: 'parentId' },
    { table: 'animal', column: 'fatherId' },
    { table: 'animal', column: 'motherId' },
    { table: 'breedingProject', column: 'maleId' },
    { table: 'breedingProject', column: 'femaleId' },
    { table: 'event', column: 'animalId' },
  ],
  ancestor: [{ table: 'ancestorMedia', column: 'ancestorId', goes: true }],
  breedingProject: [
    { table: 'offspring', column: 'breedingProjectId' },
    { table: 'egg', column: 'breedingProjectId' },
    { table: 'event', column: 'breedingProjectId' },
  ],
  egg: [{ table: 'offspring', column: 'eggId' }],
  event: [{ table: 'notification', column: 'eventId' }],
}

/** Whether rows of a table are nothing without what this column of theirs points at. */
export const goesWith = (table: Table, column: string): boolean =>
  Object.values(foreignKeysTo)
    .flat()
    .some((hanging) => hanging.goes && hanging.table === table && hanging.column === column)

/** The table that a column of a link points at, whatever row it stands in. Media are always there, as they are counted. */
export const targetOf: Readonly<Record<string, MainTable>> = {
  fatherId: 'animal',
  motherId: 'animal',
  maleId: 'animal',
  femaleId: 'animal',
  animalId: 'animal',
  reptileId: 'animal',
  parentId: 'animal',
  breedingProjectId: 'breedingProject',
  eggId: 'egg',
  eventId: 'event',
}

/** Columns that say yes or no. SQLite answers them as numbers, which PostgreSQL would not take after a move. */
export const flags: ReadonlySet<string> = new Set([
  'isHoldback',
  'isArchived',
  'isShared',
  'showsNotes',
  'showsPrice',
  'isActive',
  'confirmedLock',
  'isViable',
  'isAllDay',
  'isCompleted',
  'hasReminder',
  'isReminderEnabled',
])

/** Columns that follow from others, and so are no sign that somebody changed a row. */
export const derived: ReadonlySet<string> = new Set(['version', 'searchText'])

/** The key of a row that others can point at. */
export const keyOf = (table: Table, id: unknown): string => `${table}:${id}`
