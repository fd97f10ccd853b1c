import type { OperationNode, SelectQueryNode, WhereNode } from 'kysely'
import { plainTableOf, valuesAskedFor } from './statement-nodes.ts'
import type { Row } from './touched-rows.ts'
import { trackedTables } from './tracked-tables.ts'

/** Answers of more rows are not remembered: who reads so many changes few of them. */
const mostKept = 500

/** By what rows were asked for, and whose they are. */
type Asked = { readonly name: string; readonly keeperId: number }

/**
 * What a transaction has read since it last wrote a record. A record is mostly read before it is changed, by the same WHERE,
 * and the row of its keeper is held: what was read is what stands there.
 */
export class KnownRows {
  // Another one at each write, so that a question that was asked before it tells the old one.
  #rows = new Map<string, readonly Row[]>()

  /** Has what was read forgotten. */
  forget(): void {
    this.#rows = new Map()
  }

  /** Has the answer of a question remembered that is about to be asked. */
  begin(asked: Asked): (rows: readonly Row[]) => void {
    const rows = this.#rows
    return (found) => {
      if (found.length <= mostKept) rows.set(asked.name, found)
    }
  }

  /** The rows of a table that a WHERE means, if they were read with all of these columns. */
  find(table: string, columns: readonly string[], where: WhereNode | undefined): readonly Row[] | undefined {
    if (this.#rows.size === 0) return undefined
    const asked = nameOf(table, where?.where)
    const rows = asked && this.#rows.get(asked.name)?.map((row) => ({ keeperId: asked.keeperId, ...row }))
    return rows?.every((row) => columns.every((column) => column in row)) ? rows : undefined
  }
}

/** What a question asks for, where it asks for records of a keeper by the values of columns. */
export function askedBy(question: SelectQueryNode): Asked | undefined {
  const table = plainTableOf(question)
  return table !== undefined && trackedTables.has(table) ? nameOf(table, question.where?.where) : undefined
}

function nameOf(table: string, condition: OperationNode | undefined): Asked | undefined {
  const asked = condition && valuesAskedFor(condition)
  const [keeperId, ...others] = asked?.get('keeperId') ?? []
  if (asked === undefined || typeof keeperId !== 'number' || others.length > 0) return undefined
  const conditions = [...asked].map(([column, values]) => `${column} ${values.map(wordOf).sort().join(' ')}`)
  return { name: [table, ...conditions.sort()].join(' '), keeperId }
}

/** A value as text, apart from those of other types. */
const wordOf = (value: unknown): string => JSON.stringify([typeof value, String(value)])
