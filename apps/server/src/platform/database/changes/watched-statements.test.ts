import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../testing/both-databases.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Tx } from '../database.ts'
import { bumpDataVersion } from '../keeper-state.ts'

onBothDatabases('a statement that the change log can not read', (dialect) => {
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
    return { transact, keeperId, readTexts }
  }

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
      'on a table under another name',
      'its own name',
      async (tx, keeperId) => {
        await bumpDataVersion(tx, keeperId)
        await tx.updateTable('geneWord as own').set({ text: 'Clown' }).execute()
      },
    ],
    [
      'before the row of the keeper is held',
      'before the row of its keeper',
      async (tx, keeperId) => {
        await tx.updateTable('geneWord').set({ text: 'Clown' }).where('keeperId', '=', keeperId).execute()
        await bumpDataVersion(tx, keeperId)
      },
    ],
  ])('OFF-03 %s fails, and nothing is kept', async ([, message, work]) => {
    const { transact, keeperId, readTexts } = await openWithWord()
    await expect(transact((tx) => work(tx, keeperId))).rejects.toThrow(message)
    expect(await readTexts()).toEqual(['Pastel'])
  })
})
