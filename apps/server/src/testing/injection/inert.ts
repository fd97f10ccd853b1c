import type { KeeperKind } from '@clutchbook/domain/kernel/record-kinds'
import { expect } from 'vitest'
import type { Db, DialectName } from '../../platform/database/database.ts'
import { tableOf } from '../../platform/database/record-tables.ts'
import { createWire, type Reply, type Sent } from '../fuzz/wire.ts'
import { startApp, type TestApp } from '../test-app.ts'
import type { Visitor } from '../visitor.ts'
import { readWholeDatabase } from '../whole-database.ts'
import { dealWords, hostileWords, marked, markIn } from './hostile-words.ts'
import { createPlainCalls, takesText } from './plain-calls.ts'

const atOnce = 12

type Call = { readonly write: () => Promise<Sent>; readonly isVisitors: boolean }
export type Tried<T> = T & { readonly sent: Sent; readonly answer: Reply }

/** Sends calls as a keeper, a few at a time; those of visitors without a session, which they would end. */
export async function tryAll<T>(
  { url, visitor }: TestApp,
  keeper: Visitor,
  calls: readonly (T & Call)[],
): Promise<Tried<T & Call>[]> {
  const send = createWire(url, atOnce)
  const waiting = [...calls].reverse()
  const tried: Tried<T & Call>[] = []
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const sent = await next.write()
      tried.push({ ...next, sent, answer: await send(next.isVisitors ? visitor() : keeper, sent) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return tried
}

/** Calls that were answered with something else than what is expected, in words for who must mend them. */
export const listOthers = <T>(tried: readonly Tried<T>[], isRight: (one: Tried<T>) => boolean): string[] =>
  tried
    .filter((one) => !isRight(one))
    .map(({ sent, answer }) =>
      `${sent.method} ${sent.path} ${sent.body}: ${answer.status} ${answer.text}`.slice(0, 600),
    )
    .slice(0, 5)

/**
 * Puts so many hostile words into every text field of every call. Expects that each is refused, or kept to the letter
 * in its own field, and that nothing else has changed: no table, nobody's role, no record of another keeper.
 */
export async function expectInert(dialect: DialectName, wordsForEach = hostileWords.length): Promise<void> {
  const running = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, ownDatabase: true })
  const { db } = running.app
  const [keeper, bystander] = [await running.keeper(), await running.keeper()]
  await createPlainCalls(running, bystander)
  const { id } = (await bystander.get('/api/user')).json()
  const before = [await readRowsOf(db, id), await tablesOf(db)]

  const deal = dealWords()
  let count = 0
  const calls = (await createPlainCalls(running, keeper)).flatMap(({ target, fields, write }) =>
    fields.filter(takesText).flatMap(({ name }) =>
      deal(wordsForEach).map((word) => {
        count += 1
        const value = marked(word, count)
        const isVisitors = target.access === 'visitor'
        return { value, field: name, isVisitors, write: () => write({ [name]: value }) }
      }),
    ),
  )
  const tried = await tryAll(running, keeper, calls)
  expect(listOthers(tried, ({ answer }) => answer.status < 500)).toEqual([])
  const taken = tried.filter(({ answer }) => answer.status < 300)
  // Moments are texts in which no word is taken.
  const worded = tried.filter(({ field }) => !field.endsWith('At'))
  console.log(`${tried.length} hostile words on ${dialect}, ${taken.length} of them kept`)
  // That it is tried on calls which take words at all.
  expect(taken.length).toBeGreaterThan(worded.length / 3)
  const sent = new Map(tried.map(({ value, field }) => [markIn(value), { value, field }]))
  expect((await listMarkedCells(db)).flatMap((cell) => findFault(cell, sent))).toEqual([])
  expect([await readRowsOf(db, id), await tablesOf(db)]).toEqual(before)
  expect(await db.selectFrom('keeper').select('id').where('isAdmin', '=', true).execute()).toEqual([])
}

type Cell = { readonly table: string; readonly column: string; readonly text: string }

/** A key as chance makes it, whose letters may look like a mark; no hostile word is of letters alone and as long. */
const chance = /^[\w-]{22,}$/

/** Columns of what the server makes by chance or hash, in which no word that was sent can stand as it is. */
const ofChance = /(Hash|Tag)$/

/** Everything that is stored with a mark in it. */
async function listMarkedCells(db: Db): Promise<Cell[]> {
  return (await readWholeDatabase(db)).split('\n').flatMap((line) => {
    const [table = ''] = line.split(' ', 1)
    const row = JSON.parse(line.slice(table.length + 1)) as Record<string, unknown>
    return cellsOf(table, row).filter(
      ({ column, text }) => !ofChance.test(column) && !chance.test(text) && markIn(text),
    )
  })
}

/** The texts of a row; what a change says of before stands for the columns that held it. */
function cellsOf(table: string, { before, ...row }: Record<string, unknown>): Cell[] {
  const own = Object.entries(row).map(([column, text]) => ({ table, column, text }))
  const held: Record<string, object> = typeof before === 'string' ? JSON.parse(before) : {}
  const earlier = Object.values(held).flatMap((columns) =>
    Object.entries(columns).map(([column, text]) => ({
      ...{ column, text },
      table: tableOf(row.kind as KeeperKind),
    })),
  )
  return [...own, ...earlier].filter((cell): cell is Cell => typeof cell.text === 'string')
}

/**
 * What else is made of a field: a hatchling is called by its breeder, IDs count on from the first, eggs are ordered by their
 * number, a feeder is known by its food.
 */
const derived = new Set([
  'producedBy animal.name',
  'recordType animalRecord.typeKey',
  'eggNumber egg.numberKey',
  'firstCustomId animal.customId',
  'firstCustomId animal.customIdKey',
  'firstNumber egg.eggNumber',
  'firstNumber egg.numberKey',
  'prey feeder.likeKey',
  'size feeder.likeKey',
])

/** A text stands under the name under which it came; beside it, in small letters, where it is looked for by. */
function findFault(
  { table, column, text }: Cell,
  sent: ReadonlyMap<string | undefined, { value: string; field: string }>,
): string[] {
  const { value = '', field = '' } = sent.get(markIn(text)) ?? {}
  if (column === field && text === value) return []
  if (column === `${field}Key` || derived.has(`${field} ${table}.${column}`)) return []
  if (column === 'searchText' && text.split('\n').includes(value.toLowerCase())) return []
  return [`${field} = ${value} is in ${table}.${column} as ${text}`]
}

/** Rows that belong to a keeper, and the keeper. */
async function readRowsOf(db: Db, keeperId: number): Promise<string[]> {
  const owner = new RegExp(`"keeperId":${keeperId}\\b|^keeper \\{"id":${keeperId}\\b`)
  return (await readWholeDatabase(db)).split('\n').filter((line) => owner.test(line))
}

const tablesOf = async (db: Db): Promise<string[]> =>
  (await db.introspection.getTables()).map(({ name }) => name).sort()
