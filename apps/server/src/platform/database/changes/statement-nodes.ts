import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  FromNode,
  type InsertQueryNode,
  type OperationNode,
  OperatorNode,
  PrimitiveValueListNode,
  ReferenceNode,
  ReturningNode,
  type RootOperationNode,
  SelectAllNode,
  SelectionNode,
  type SelectQueryNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  type WhereNode,
} from 'kysely'

// What statements say, read from the tree that the query builder makes of them.

/** What stands in a statement as it is; an expression is known only once the database has counted it. */
export type Literal = { readonly value: unknown } | 'expression'

/** The table that a statement writes. Throws for one that names several, or gives it another name. */
export function tableNameOf(node: OperationNode | undefined): string {
  if (node === undefined || !TableNode.is(node))
    throw new Error('A statement writes one table by its own name: the change log would miss it')
  return node.table.identifier.name
}

const writingSql =
  /^\s*(?:insert|replace|update|delete|merge|truncate)\b|^\s*with\b.*\b(?:insert|update|delete|merge)\b/is

const writingNodes: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])

/** Throws for a statement whose writes can't be followed: raw SQL, a merge, a replacing insert, a write within `with`. */
export function ensureFollowed(node: RootOperationNode): void {
  if (node.kind === 'RawNode' && writingSql.test(node.sqlFragments.join(' ')))
    throw new Error('A transaction writes by the query builder: the change log would miss raw SQL')
  const parts = 'with' in node ? (node.with?.expressions ?? []) : []
  const replaces = node.kind === 'InsertQueryNode' && (node.replace === true || node.orAction !== undefined)
  const writesWithin = parts.some(({ expression }) => writingNodes.has(expression.kind))
  if (node.kind === 'MergeQueryNode' || replaces || writesWithin)
    throw new Error('A transaction writes by plain statements: the change log would miss a part of this one')
}

const literalOf = (node: OperationNode): Literal =>
  ValueNode.is(node) ? { value: node.value } : 'expression'

/** What an update sets, by column. */
export function settingsOf(updates: readonly ColumnUpdateNode[] = []): Map<string, Literal> {
  return new Map(
    updates.flatMap(({ column, value }) =>
      ColumnNode.is(column) ? [[column.column.name, literalOf(value)] as const] : [],
    ),
  )
}

/** The rows that an insert states. Throws for one that takes its rows from elsewhere. */
export function statedRowsOf({ columns = [], values }: InsertQueryNode): Map<string, unknown>[] {
  if (values === undefined || !ValuesNode.is(values))
    throw new Error('Records are inserted by their values alone: the change log would miss them')
  const names = columns.map(({ column }) => column.name)
  return values.values.map((row) => {
    const cells = PrimitiveValueListNode.is(row) ? row.values : row.values.map(cellOf)
    return new Map(names.map((name, at) => [name, cells[at]]))
  })
}

const cellOf = (node: OperationNode): unknown => (ValueNode.is(node) ? node.value : undefined)

export const hasColumn = ({ columns = [] }: InsertQueryNode, name: string): boolean =>
  columns.some(({ column }) => column.name === name)

/** The same insert with one more column, alike in all rows. */
export function withColumn(node: InsertQueryNode, name: string, value: unknown): InsertQueryNode {
  const { columns = [], values } = node
  if (values === undefined || !ValuesNode.is(values)) return node
  const rows = values.values.map((row) =>
    PrimitiveValueListNode.is(row)
      ? PrimitiveValueListNode.create([...row.values, value])
      : ValueListNode.create([...row.values, ValueNode.create(value)]),
  )
  return { ...node, columns: [...columns, ColumnNode.create(name)], values: ValuesNode.create(rows) }
}

const selectionOf = (column: string): SelectionNode =>
  SelectionNode.create(ReferenceNode.create(ColumnNode.create(column)))

/** The same insert, which answers the numbers of its rows as well. */
export const answeringId = (node: InsertQueryNode): InsertQueryNode => ({
  ...node,
  returning: ReturningNode.create([...(node.returning?.selections ?? []), selectionOf('id')]),
})

/** The question for some columns of the rows that a statement is about to write. */
export const questionFor = (
  table: string,
  columns: readonly string[],
  where: WhereNode | undefined,
): SelectQueryNode => ({
  kind: 'SelectQueryNode',
  from: FromNode.create([TableNode.create(table)]),
  selections: columns.map(selectionOf),
  ...(where && { where }),
})

/** The values of which each column is to hold one, where a condition says nothing else and nothing of a column twice. */
export function valuesAskedFor(condition: OperationNode): Map<string, readonly unknown[]> | undefined {
  if (AndNode.is(condition)) {
    const [left, right] = [valuesAskedFor(condition.left), valuesAskedFor(condition.right)]
    if (left === undefined || right === undefined) return undefined
    return [...right.keys()].some((column) => left.has(column)) ? undefined : new Map([...left, ...right])
  }
  if (!BinaryOperationNode.is(condition) || !OperatorNode.is(condition.operator)) return undefined
  const column = plainColumnOf(condition.leftOperand)
  const values = listedIn(condition.operator.operator, condition.rightOperand)
  return column === undefined || values === undefined ? undefined : new Map([[column, values]])
}

function listedIn(operator: string, stated: OperationNode): readonly unknown[] | undefined {
  if (operator === '=' && ValueNode.is(stated)) return [stated.value]
  return operator === 'in' && PrimitiveValueListNode.is(stated) ? stated.values : undefined
}

const plainColumnOf = (node: OperationNode): string | undefined =>
  ReferenceNode.is(node) && !node.table && ColumnNode.is(node.column) ? node.column.column.name : undefined

/** The parts of a question that leaves out no row of those that its condition means. */
const plainParts: ReadonlySet<string> = new Set(['kind', 'from', 'selections', 'where', 'orderBy'])

/** The table of which a question asks for columns by their own names, by a condition alone. */
export function plainTableOf(question: SelectQueryNode): string | undefined {
  const [table, ...joined] = question.from?.froms ?? []
  if (table === undefined || !TableNode.is(table) || joined.length > 0) return undefined
  const isPlain = Object.entries(question).every(([part, said]) => said === undefined || plainParts.has(part))
  const areColumns = (question.selections ?? []).every(
    ({ selection }) => SelectAllNode.is(selection) || plainColumnOf(selection) !== undefined,
  )
  return isPlain && areColumns ? table.table.identifier.name : undefined
}
