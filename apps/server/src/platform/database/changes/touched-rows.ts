import { inPortions } from '@clutchbook/domain/kernel/portions'
import { createQueryId, type QueryExecutor, sql, type WhereNode } from 'kysely'
import type { Tx } from '../database.ts'
import type { RecordName } from './recorder.ts'
import { questionFor } from './statement-nodes.ts'
import { cascades, type TrackedTable, trackedTables } from './tracked-tables.ts'

/** Columns of a row of any table, its owner among them. */
export type Row = Readonly<Record<string, unknown>>

/** Which record a row is, or belongs to. */
export const nameOf = ({ kind, id }: TrackedTable, row: Row): RecordName => ({
  keeperId: Number(row.keeperId),
  kind,
  id: Number(row[id]),
})

/** How many numbers one question carries. */
const atOnce = 500

const withOwner = (columns: readonly string[]): string[] => [...new Set(['keeperId', ...columns])]

/** Reads what a statement is about to write, or has written. The keeper's row is held, so nobody else writes it. */
export class TouchedRows {
  readonly #tx: Tx
  readonly #executor: QueryExecutor

  constructor(tx: Tx, executor: QueryExecutor) {
    this.#tx = tx
    this.#executor = executor
  }

  /** The rows that a WHERE of a statement means. */
  async find(table: string, columns: readonly string[], where: WhereNode | undefined): Promise<Row[]> {
    const question = questionFor(table, withOwner(columns), where)
    const query = this.#executor.compileQuery<Row>(question, createQueryId())
    return (await this.#executor.executeQuery(query)).rows
  }

  /** Rows of a table that point by a column at these rows of the same keepers, or are these. */
  async list(
    table: string,
    columns: readonly string[],
    column: string,
    rows: readonly Row[],
  ): Promise<Row[]> {
    const found: Row[] = []
    for (const portion of inPortions(rows, atOnce)) {
      const keepers = [...new Set(portion.map(({ keeperId }) => Number(keeperId)))]
      const ids = portion.map(({ id }) => id)
      const some = await this.#tx
        .selectFrom(table as 'event')
        .select(withOwner(columns) as 'id'[])
        .where('keeperId', 'in', keepers)
        .where(sql.ref<unknown>(column), 'in', ids)
        .execute()
      found.push(...some)
    }
    return found
  }

  /** Rows that hold the same as these in some columns, and perhaps others that hold it in other combinations. */
  async listBy(
    table: string,
    columns: readonly string[],
    key: readonly string[],
    rows: readonly Row[],
  ): Promise<Row[]> {
    const found: Row[] = []
    for (const portion of inPortions(rows, atOnce)) {
      let question = this.#tx.selectFrom(table as 'event').select(withOwner(columns) as 'id'[])
      for (const column of new Set(['keeperId', ...key])) {
        const values = [...new Set(portion.map((row) => row[column]))]
        question = question.where(sql.ref<unknown>(column), 'in', values)
      }
      found.push(...(await question.execute()))
    }
    return found
  }

  /** The same rows by their numbers, as they are by now. */
  async listAgain(
    table: string,
    columns: readonly string[],
    rows: readonly Row[],
  ): Promise<Map<unknown, Row>> {
    if (columns.length === 0) return new Map()
    const again = await this.list(table, ['id', ...columns], 'id', rows)
    return new Map(again.map((row) => [row.id, row]))
  }

  /** The records that the database removes along with these rows. */
  async listCascaded(table: string, rows: readonly Row[]): Promise<RecordName[]> {
    const cascaded: RecordName[] = []
    for (const { table: other, column } of cascades.get(table) ?? []) {
      const tracked = trackedTables.get(other)
      const found = tracked ? await this.list(other, ['id'], column, rows) : []
      if (!tracked || found.length === 0) continue
      cascaded.push(...found.map((row) => nameOf(tracked, row)), ...(await this.listCascaded(other, found)))
    }
    return cascaded
  }
}
