import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../testing/both-databases.ts'
import { countStatements } from '../../../testing/counted-statements.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Tx } from '../database.ts'
import { bumpDataVersion } from '../keeper-state.ts'

onBothDatabases('statements under the watch of the change log', (dialect) => {
  const openWithWord = async () => {
    const { db, transact, keeperId } = await openTestDatabase(dialect)
    const createdAt = '2026-06-01T12:00:00.000Z'
    await transact(async (tx) => {
      await bumpDataVersion(tx, keeperId)
      const word = { keeperId, createdAt, species: 'Python regius', word: 'Sooty', text: 'Pastel' }
      await tx.insertInto('geneWord').values(word).execute()
    })
    const readTexts = async () => {
      const rows = await db.selectFrom('geneWord').select('text').execute()
      return rows.map(({ text }) => text)
    }
    return { db, transact, keeperId, readTexts }
  }

  /** Reads a word as it is before it is changed, by the same condition. */
  const wordOf = (keeperId: number) => ({
    read: (tx: Tx) =>
      tx
        .selectFrom('geneWord')
        .selectAll()
        .where('keeperId', '=', keeperId)
        .where('word', '=', 'Sooty')
        .execute(),
    put: (tx: Tx, text: string) =>
      tx
        .updateTable('geneWord')
        .set({ text })
        .where('keeperId', '=', keeperId)
        .where('word', '=', 'Sooty')
        .execute(),
  })

  test.for<[string, string, (tx: Tx, keeperId: number) => Promise<unknown>]>([
    [
      'in raw SQL',
      'raw SQL',
      async (tx, keeperId) => {
        await bumpDataVersion(tx, keeperId)
        await sql` update ${sql.table('geneWord')} set ${sql.ref('text')} = 'Clown'`.execute(tx)
      },
    ],
    [
      'in raw SQL that begins by reading',
      'raw SQL',
      async (tx, keeperId) => {
        await bumpDataVersion(tx, keeperId)
        const table = sql.table('geneWord')
        await sql`with one as (select 1) update ${table} set ${sql.ref('text')} = 'Clown'`.execute(tx)
      },
    ],
    [
      'within another',
      'plain statements',
      async (tx, keeperId) => {
        await bumpDataVersion(tx, keeperId)
        const written = tx.with('written', (one) =>
          one.updateTable('geneWord').set({ text: 'Clown' }).returning('id'),
        )
        await written.selectFrom('written').selectAll().execute()
      },
    ],
    [
      'as it replaces what stands',
      'plain statements',
      async (tx, keeperId) => {
        await bumpDataVersion(tx, keeperId)
        const word = { keeperId, createdAt: '', species: 'Python regius', word: 'Sooty', text: 'Clown' }
        await tx.replaceInto('geneWord').values(word).execute()
      },
    ],
    [
      'as it merges',
      'plain statements',
      async (tx, keeperId) => {
        await bumpDataVersion(tx, keeperId)
        const merged = tx.mergeInto('geneWord').using('keeper', 'keeper.id', 'geneWord.keeperId')
        await merged.whenMatched().thenUpdateSet({ text: 'Clown' }).execute()
      },
    ],
    [
      'of a table under another name',
      'its own name',
      async (tx, keeperId) => {
        await bumpDataVersion(tx, keeperId)
        await tx.updateTable('geneWord as own').set({ text: 'Clown' }).execute()
      },
    ],
    [
      'as it comes before the row of the keeper is held',
      'before the row of its keeper',
      async (tx, keeperId) => {
        await tx.updateTable('geneWord').set({ text: 'Clown' }).where('keeperId', '=', keeperId).execute()
        await bumpDataVersion(tx, keeperId)
      },
    ],
  ])('OFF-03 what can not be read %s fails, and nothing is kept', async ([, message, work]) => {
    const { transact, keeperId, readTexts } = await openWithWord()
    await expect(transact((tx) => work(tx, keeperId))).rejects.toThrow(message)
    expect(await readTexts()).toEqual(['Pastel'])
  })

  test.for<[string, number, (tx: Tx, keeperId: number) => Promise<unknown>]>([
    ['whole', 0, (tx, keeperId) => wordOf(keeperId).read(tx)],
    [
      'in the columns that change, by a list of one',
      0,
      (tx, keeperId) =>
        tx
          .selectFrom('geneWord')
          .select(['id', 'text'])
          .where('word', 'in', ['Sooty'])
          .where('keeperId', '=', keeperId)
          .orderBy('id')
          .execute(),
    ],
    [
      'in other columns',
      1,
      (tx, keeperId) =>
        tx
          .selectFrom('geneWord')
          .select(['id', 'species'])
          .where('keeperId', '=', keeperId)
          .where('word', '=', 'Sooty')
          .execute(),
    ],
    [
      'under another name',
      1,
      (tx, keeperId) =>
        tx
          .selectFrom('geneWord')
          .select(['id', 'word as text'])
          .where('keeperId', '=', keeperId)
          .where('word', '=', 'Sooty')
          .execute(),
    ],
    [
      'in part',
      1,
      (tx, keeperId) =>
        tx
          .selectFrom('geneWord')
          .selectAll()
          .where('keeperId', '=', keeperId)
          .where('word', '=', 'Sooty')
          .limit(0)
          .execute(),
    ],
  ])('OFF-26 what was read %s before it is changed is asked for %i times', async ([, times, read]) => {
    const { db, transact, keeperId } = await openWithWord()
    const { put } = wordOf(keeperId)
    const change = (text: string, isRead: boolean) =>
      countStatements(db, () =>
        transact(async (tx) => {
          await bumpDataVersion(tx, keeperId)
          if (isRead) await read(tx, keeperId)
          await put(tx, text)
        }),
      )
    expect(await change('Clown', true)).toBe((await change('Banana', false)) + times)
    const told = await db.selectFrom('change').select('before').where('verb', '=', 'changed').execute()
    expect(told.map(({ before }) => before)).toEqual(['{"1":{"text":"Pastel"}}', '{"1":{"text":"Clown"}}'])
  })

  test.for<[string, (tx: Tx, word: ReturnType<typeof wordOf>) => Promise<unknown>]>([
    [
      'by another condition',
      async (tx, { read }) => {
        await read(tx)
        await tx.updateTable('geneWord').set({ text: 'Clown' }).where('text', '=', 'Pastel').execute()
      },
    ],
    ['while it was read', (tx, { read, put }) => Promise.all([read(tx), put(tx, 'Clown')])],
    ['while it is read', (tx, { read, put }) => Promise.all([put(tx, 'Clown'), read(tx)])],
  ])('OFF-01 what was written %s counts, and not what was read before', async ([, write]) => {
    const { db, transact, keeperId } = await openWithWord()
    const word = wordOf(keeperId)
    await transact(async (tx) => {
      await bumpDataVersion(tx, keeperId)
      await write(tx, word)
      await word.put(tx, 'Pastel')
    })
    expect(await db.selectFrom('change').select('verb').execute()).toEqual([{ verb: 'added' }])
  })

  test('OFF-01 what was read before the row of the keeper was held is asked for again', async () => {
    const { db, transact, keeperId } = await openWithWord()
    const { read, put } = wordOf(keeperId)
    const count = (isRead: boolean) =>
      countStatements(db, () =>
        transact(async (tx) => {
          if (isRead) await read(tx)
          await bumpDataVersion(tx, keeperId)
          await put(tx, isRead ? 'Clown' : 'Banana')
        }),
      )
    expect(await count(true)).toBe((await count(false)) + 1)
  })
})
