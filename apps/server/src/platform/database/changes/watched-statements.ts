import type {
  CompiledQuery,
  DeleteQueryNode,
  InsertQueryNode,
  QueryResult,
  RootOperationNode,
  SelectQueryNode,
  UpdateQueryNode,
  WhereNode,
} from 'kysely'
import { asStored } from '../unchanged.ts'
import { askedBy, KnownRows } from './known-rows.ts'
import type { Recorder } from './recorder.ts'
import {
  answeringId,
  ensureFollowed,
  hasColumn,
  type Literal,
  settingsOf,
  statedRowsOf,
  tableNameOf,
  withColumn,
} from './statement-nodes.ts'
import { nameOf, type Row, type TouchedRows } from './touched-rows.ts'
import { type TrackedTable, trackedTables } from './tracked-tables.ts'

/** Does what a statement says. */
type Run<R> = () => Promise<QueryResult<R>>

/**
 * Tells a recorder what the statements of a transaction do to records. An update or a deletion is preceded by the question
 * which rows it is about to write, with its own WHERE; an insert answers the numbers of its rows. A statement that can't be
 * read fails.
 */
export class WatchedStatements {
  readonly #rows: TouchedRows
  readonly #recorder: Recorder
  readonly #known = new KnownRows()

  constructor(rows: TouchedRows, recorder: Recorder) {
    this.#rows = rows
    this.#recorder = recorder
  }

  /** The statement as it is to run: an insert says in which version its records begin. */
  prepare(node: RootOperationNode): RootOperationNode {
    if (node.kind !== 'InsertQueryNode') return node
    const table = trackedTables.get(tableNameOf(node.into))
    if (!table?.isRecord) return node
    if (hasColumn(node, 'addedIn')) return answeringId(node)
    const version = this.#recorder.versionOf(Number(statedRowsOf(node)[0]?.get('keeperId')))
    return answeringId(withColumn(node, 'addedIn', version))
  }

  /** Runs a statement, and has the recorder hear of it. */
  async around<R>({ query }: CompiledQuery<R>, run: Run<R>): Promise<QueryResult<R>> {
    ensureFollowed(query)
    if (query.kind === 'SelectQueryNode') return this.#read(query, run)
    if (query.kind === 'InsertQueryNode') {
      const name = tableNameOf(query.into)
      const table = trackedTables.get(name)
      return table ? this.#insert(query, table, this.#writing(run)) : this.#writeOther(name, run)
    }
    if (query.kind === 'UpdateQueryNode') {
      const name = tableNameOf(query.table)
      if (name === 'keeperState') return this.#noteVersions(await run())
      const table = trackedTables.get(name)
      return table ? this.#update(query, table, this.#writing(run)) : this.#writeOther(name, run)
    }
    if (query.kind === 'DeleteQueryNode') {
      const name = tableNameOf(query.from.froms[0])
      const table = trackedTables.get(name)
      return table ? this.#remove(query, table, this.#writing(run)) : this.#writeOther(name, run)
    }
    return run()
  }

  #writeOther<R>(table: string, run: Run<R>): Promise<QueryResult<R>> {
    this.#recorder.noteTable(table)
    return run()
  }

  async #read<R>(node: SelectQueryNode, run: Run<R>): Promise<QueryResult<R>> {
    const asked = askedBy(node)
    if (asked === undefined || !this.#recorder.holds(asked.keeperId)) return run()
    const remember = this.#known.begin(asked)
    const result = await run()
    remember(result.rows as Row[])
    return result
  }

  /** The same statement, before and after which nothing is known of what stands there. */
  #writing<R>(run: Run<R>): Run<R> {
    return async () => {
      this.#known.forget()
      const result = await run()
      this.#known.forget()
      return result
    }
  }

  /** The rows that a statement is about to write. */
  async #find(
    name: string,
    columns: readonly string[],
    where: WhereNode | undefined,
  ): Promise<readonly Row[]> {
    return this.#known.find(name, columns, where) ?? this.#rows.find(name, columns, where)
  }

  async #insert<R>(node: InsertQueryNode, table: TrackedTable, run: Run<R>): Promise<QueryResult<R>> {
    const rows = statedRowsOf(node).map((row): Row => Object.fromEntries(row))
    if (!table.isRecord) {
      const result = await run()
      for (const row of rows) this.#recorder.changed(nameOf(table, row), ofAnotherRow)
      return result
    }
    const replaced = await this.#listReplaced(node, rows)
    const result = await run()
    const columns = [...settingsOf(node.onConflict?.updates).keys()]
    const keeperId = Number(rows[0]?.keeperId)
    for (const { id } of result.rows as Row[]) {
      const record = { keeperId, kind: table.kind, id: Number(id) }
      const found = replaced.get(id)
      if (found) this.#note(table, found.row, new Map(columns.map((name) => [name, found.stated[name]])))
      // A record that has its number already was there before.
      else if (hasColumn(node, 'id')) this.#recorder.restored(record)
      else this.#recorder.added(record)
    }
    return node.returning ? result : { rows: [], numAffectedRows: BigInt(result.rows.length) }
  }

  /** The rows that an insert writes in place of adding them, by number, each with what is stated of it. */
  async #listReplaced(
    { into, onConflict }: InsertQueryNode,
    rows: readonly Row[],
  ): Promise<Map<unknown, { readonly row: Row; readonly stated: Row }>> {
    if (!onConflict?.updates) return new Map()
    const key = (onConflict.columns ?? []).map(({ column }) => column.name)
    if (key.length === 0) throw new Error('A record that may stand already is told by columns alone')
    const nameBy = (row: Row): string => key.map((column) => String(row[column])).join(' ')
    const stated = new Map(rows.map((row) => [nameBy(row), row]))
    const columns = ['id', ...key, ...settingsOf(onConflict.updates).keys()]
    const found = await this.#rows.listBy(tableNameOf(into), columns, key, rows)
    return new Map(
      found.flatMap((row) => {
        const said = stated.get(nameBy(row))
        return said ? [[row.id, { row, stated: said }] as const] : []
      }),
    )
  }

  async #update<R>(node: UpdateQueryNode, table: TrackedTable, run: Run<R>): Promise<QueryResult<R>> {
    const settings = settingsOf(node.updates)
    // One that counts on is another, whatever it was.
    const isRaised = settings.get('version') === 'expression'
    const columns = [...settings.keys()].filter(
      (column) => !table.unshown.has(column) && !(column === 'version' && isRaised),
    )
    if (columns.length === 0 && !isRaised) return run()
    const name = tableNameOf(node.table)
    const before = await this.#find(name, [table.id, ...columns], node.where)
    const result = await run()
    const counted = columns.filter((column) => settings.get(column) === 'expression')
    const after = await this.#rows.listAgain(name, counted, before)
    for (const row of before) {
      const now = after.get(row.id)
      const values = columns.map(
        (column) => [column, valueAfter(settings.get(column), now?.[column])] as const,
      )
      this.#note(table, row, new Map(values), isRaised)
    }
    return result
  }

  async #remove<R>(node: DeleteQueryNode, table: TrackedTable, run: Run<R>): Promise<QueryResult<R>> {
    const name = tableNameOf(node.from.froms[0])
    const { id, hiddenBy } = table
    const found = await this.#find(name, hiddenBy === undefined ? [id] : [id, hiddenBy], node.where)
    // What is hidden was told of as removed when it was hidden.
    const going = hiddenBy === undefined ? found : found.filter((row) => row[hiddenBy] === null)
    const cascaded = table.isRecord ? await this.#rows.listCascaded(name, going) : []
    const result = await run()
    for (const row of going) {
      if (table.isRecord) this.#recorder.removed(nameOf(table, row))
      else this.#recorder.changed(nameOf(table, row), ofAnotherRow)
    }
    for (const record of cascaded) this.#recorder.removed(record)
    return result
  }

  /** Takes note of a row that was written, and whether its version was raised. */
  #note(table: TrackedTable, row: Row, values: ReadonlyMap<string, unknown>, isRaised = false): void {
    const record = nameOf(table, row)
    const differing = [...values].filter(
      ([column, value]) => !table.unshown.has(column) && asStored(row[column], value) !== value,
    )
    const names = differing.map(([column]) => column).filter((column) => column !== 'version')
    if (names.includes('keeperId')) {
      this.#recorder.removed(record)
      this.#recorder.added({ ...record, keeperId: Number(values.get('keeperId')) })
    } else if (table.hiddenBy !== undefined && names.includes(table.hiddenBy)) {
      if (row[table.hiddenBy] === null) this.#recorder.removed(record)
      else this.#recorder.restored(record)
    } else if (differing.length > 0 || isRaised)
      this.#recorder.changed(record, {
        before: Object.fromEntries(
          names.map((column) => [column, asStored(row[column], values.get(column))]),
        ),
        after: Object.fromEntries(names.map((column) => [column, values.get(column)])),
        isTouched: isRaised || names.length < differing.length,
      })
  }

  #noteVersions<R>(result: QueryResult<R>): QueryResult<R> {
    for (const { keeperId, dataVersion } of result.rows as Row[])
      this.#recorder.noteVersion(Number(keeperId), Number(dataVersion))
    return result
  }
}

const valueAfter = (setting: Literal | undefined, counted: unknown): unknown =>
  setting === undefined || setting === 'expression' ? counted : setting.value

/** What is told of a record that another row belongs to. */
const ofAnotherRow = { before: {}, after: {}, isTouched: true } as const
