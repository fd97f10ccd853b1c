import { loggedTables } from '@clutchbook/domain/areas'
import type { KeeperKind } from '@clutchbook/domain/kernel/record-kinds'
import { labelFields } from '@clutchbook/domain/places/labels.fields'
import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'

/** A table whose rows are records, or belong to records and are none themselves. */
export type TrackedTable = {
  readonly kind: LoggedKind
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

const records = loggedTables.map(({ table, kind, shown = [], derived }): [string, TrackedTable] => {
  const hiding = hiddenBy[table]
  const seen = ['version', hiding, ...shown]
  const unshown = new Set(Object.keys(derived).filter((column) => !seen.includes(column)))
  return [table, { kind, id: 'id', isRecord: true, unshown, ...(hiding && { hiddenBy: hiding }) }]
})

const belonging = (kind: LoggedKind, id: string): TrackedTable => ({
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

/** A foreign key by which the database removes rows along with the row that they point at. */
type Cascade = { readonly table: string; readonly column: string }

const tableOf = new Map<KeeperKind, string>(loggedTables.map(({ table, kind }) => [kind, table]))

const byBelonging = loggedTables.flatMap(({ table, belongsTo, orTo }) =>
  [belongsTo, orTo].flatMap((to): [string | undefined, Cascade][] =>
    to ? [[tableOf.get(to.kind), { table, column: to.column }]] : [],
  ),
)

// Labels go with whatever they open.
const ofLabels = Object.entries(labelFields).flatMap(([column, field]): [string | undefined, Cascade][] =>
  field.kind === 'link' ? [[tableOf.get(field.to), { table: 'label', column }]] : [],
)

/** The cascades from each table, by its name. A test holds them against the foreign keys of the database. */
export const cascades: ReadonlyMap<string, readonly Cascade[]> = new Map(
  [...Map.groupBy([...byBelonging, ...ofLabels], ([to]) => to)].flatMap(([to, all]) =>
    to === undefined ? [] : [[to, all.map(([, cascade]) => cascade)]],
  ),
)
