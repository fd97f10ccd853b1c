import type { Contract } from './endpoint.ts'
import type { Fields } from './record-fields.ts'
import type { KeeperKind } from './record-kinds.ts'

/** A column by which records belong to one of another kind. */
type Belonging = { readonly column: string; readonly kind: KeeperKind }

/** One kind of record as it is stored: its table, and what its columns hold besides the fields that a keeper writes. */
export type RecordTable<Table extends string = string> = {
  readonly kind: KeeperKind
  readonly table: Table
  readonly fields: Fields
  /** The record that it is nothing without, and goes with. */
  readonly belongsTo?: Belonging
  /** What it may be nothing without in place of that: each is of one of the two. */
  readonly orTo?: Belonging
  /** Texts that no keeper writes, and that nothing else tells. */
  readonly texts?: readonly string[]
  /** Those of the texts that are JSON. */
  readonly json?: readonly string[]
  /** Numbers of other records among the derived columns that its owner reads. */
  readonly shown?: readonly string[]
  /** Columns that follow from others, or that begin anew with another owner, each with the reason. */
  readonly derived: Readonly<Record<string, string>>
}

/** Reasons of `derived`. */
export const counted = 'follows from the other columns'
export const fresh = 'begins anew'

/** What an area of records promises: the kinds of record that it stores, and its calls. */
type Area<Table extends string, Contracts extends readonly Contract[]> = {
  readonly records: readonly RecordTable<Table>[]
  readonly contracts: Contracts
}

/** Keeps the names of the tables and the exact type of each call, from which typed clients follow. */
export const area = <const Table extends string, const Contracts extends readonly Contract[]>(
  stated: Area<Table, Contracts>,
): Area<Table, Contracts> => stated
