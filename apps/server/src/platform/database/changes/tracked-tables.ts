import { recordTables } from '@clutchbook/domain/areas'
import type { KeeperKind } from '@clutchbook/domain/kernel/record-kinds'

/** A table whose rows are records, or belong to records and are none themselves. */
export type TrackedTable = {
  readonly kind: KeeperKind
  /** The column that tells the number of the record. */
  readonly id: string
  /** Whether a row is a record of its own. */
  readonly isRecord: boolean
  /** Columns that no answer of a record shows: a change of these alone is none. */
  readonly unshown: ReadonlySet<string>
  /** The column that hides a row while it holds something. */
  readonly hiddenBy?: string
}

const hiddenBy: Readonly<Record<string, string>> = { event: 'removedAt' }

const records = recordTables.map(({ table, kind, shown = [], derived }): [string, TrackedTable] => {
  const hiding = hiddenBy[table]
  const seen = ['version', hiding, ...shown]
  const unshown = new Set(Object.keys(derived).filter((column) => !seen.includes(column)))
  return [table, { kind, id: 'id', isRecord: true, unshown, ...(hiding && { hiddenBy: hiding }) }]
})

const belonging = (kind: KeeperKind, id: string): TrackedTable => ({
  ...{ kind, id },
  isRecord: false,
  unshown: new Set(),
})

/** Every table whose rows tell of records, by its name. */
export const trackedTables: ReadonlyMap<string, TrackedTable> = new Map([
  ...records,
  ['animalMedia', belonging('animals', 'animalId')],
  ['ancestorMedia', belonging('ancestors', 'ancestorId')],
])

/** Rows that the database removes along with a row that they point at. */
type Going = { readonly table: string; readonly column: string }

const tableOf = new Map(recordTables.map(({ table, kind }) => [kind as KeeperKind, table as string]))

const goings: [string | undefined, Going][] = [
  ...recordTables.flatMap(({ table, belongsTo, orTo }) =>
    [belongsTo, orTo].flatMap((to): [string | undefined, Going][] =>
      to ? [[tableOf.get(to.kind), { table, column: to.column }]] : [],
    ),
  ),
  ...(['animal', 'place', 'breedingProject'] as const).map((to): [string, Going] => [
    to,
    { table: 'label', column: `${to}Id` },
  ]),
]

/** What goes along with the rows of a table, by its name. A test holds it against the foreign keys of the database. */
export const goingWith: ReadonlyMap<string, readonly Going[]> = new Map(
  [...Map.groupBy(goings, ([to]) => to)].flatMap(([to, all]) =>
    to === undefined ? [] : [[to, all.map(([, going]) => going)]],
  ),
)
