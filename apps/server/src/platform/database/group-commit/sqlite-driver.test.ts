import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeScratch } from '../../../testing/scratch.ts'
import { OutcomeUnknownError } from '../../faults.ts'
import { confirmRead } from '../confirm-read.ts'
import { sqliteDialect } from '../sqlite.ts'
import { shareSync } from './group-fsync.ts'

type Shelves = { shelf: { label: string } }

/** A database with an empty table. Its disk is a real one unless another is given. */
async function openShelves(diskOf?: Parameters<typeof sqliteDialect>[1]) {
  const folder = await makeScratch('test')
  const path = join(folder, 'shelves.db')
  const db = new Kysely<Shelves>({ dialect: sqliteDialect(path, diskOf) })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await db.schema.createTable('shelf').addColumn('label', 'text').execute()
  const put = (label: string) =>
    db.transaction().execute((tx) => tx.insertInto('shelf').values({ label }).execute())
  const labels = async () =>
    (await db.selectFrom('shelf').select('label').execute()).map(({ label }) => label)
  return { db, path, put, labels }
}

/** A disk that counts what it is asked, and says nothing while it is held. */
function heldDisk() {
  let held: PromiseWithResolvers<void> | undefined
  let syncs = 0
  const confirm = shareSync(async () => {
    syncs += 1
    await held?.promise
  })
  return {
    of: () => ({ confirm, close: async () => {} }),
    syncs: () => syncs,
    hold: () => {
      held = Promise.withResolvers()
      return held
    },
  }
}

test('R02 what changes something is done once the disk has confirmed it: a transaction and a single statement', async () => {
  const disk = heldDisk()
  const { db, put, labels } = await openShelves(disk.of)
  const held = disk.hold()
  const told: string[] = []
  const changes = [
    put('A').then(() => told.push('A')),
    db
      .insertInto('shelf')
      .values({ label: 'B' })
      .returning('label')
      .execute()
      .then(() => told.push('B')),
    sql`insert into shelf values ('C')`.execute(db).then(() => told.push('C')),
  ]
  // Their turns are over, and whoever comes sees what they did.
  expect(await labels()).toEqual(['A', 'B', 'C'])
  expect(told).toEqual([])
  held.resolve()
  await Promise.all(changes)
  expect(told.toSorted()).toEqual(['A', 'B', 'C'])
})

test('OFF-02 who keeps what they read waits until the disk has it', async () => {
  const disk = heldDisk()
  const { db, put, labels } = await openShelves(disk.of)
  const held = disk.hold()
  const told: string[] = []
  const change = put('A')
  expect(await labels()).toEqual(['A'])
  const read = confirmRead(db).then(() => told.push('read'))
  expect(await labels()).toEqual(['A'])
  expect(told).toEqual([])
  held.resolve()
  await Promise.all([change, read])
  expect(told).toEqual(['read'])
})

test('F13 many transactions at once share the word of the disk', async () => {
  const disk = heldDisk()
  const { put, labels } = await openShelves(disk.of)
  const before = disk.syncs()
  const held = disk.hold()
  const names = Array.from({ length: 20 }, (_, n) => `${n}`)
  const all = names.map(put)
  await expect.poll(async () => (await labels()).length).toBe(20)
  held.resolve()
  await Promise.all(all)
  expect(disk.syncs() - before).toBe(2)
})

test('a question, and what was undone, need no word of the disk', async () => {
  const disk = heldDisk()
  const { db, labels } = await openShelves(disk.of)
  const before = disk.syncs()
  await labels()
  await sql`select 1`.execute(db)
  await db.transaction().execute((tx) => tx.selectFrom('shelf').selectAll().execute())
  const undone = db.transaction().execute(async (tx) => {
    await tx.insertInto('shelf').values({ label: 'A' }).execute()
    throw new Error('refused')
  })
  await expect(undone).rejects.toThrow('refused')
  expect(disk.syncs()).toBe(before)
})

test('R14 a change that the disk can’t confirm is an open question, and once the log has been settled all is well', async () => {
  const { path, db } = await openShelves()
  await db.destroy()
  const again = new Kysely<Shelves>({ dialect: sqliteDialect(path) })
  onTestFinished(() => again.destroy())
  await again.selectFrom('shelf').selectAll().execute()
  // Its file is gone before it was opened to be synced.
  rmSync(`${path}-wal`)
  const insert = (label: string) => again.insertInto('shelf').values({ label }).execute()
  await expect(insert('A')).rejects.toThrow(OutcomeUnknownError)
  await insert('B')
  const other = new Kysely<Shelves>({ dialect: sqliteDialect(path) })
  onTestFinished(() => other.destroy())
  expect(await other.selectFrom('shelf').select('label').execute()).toEqual([{ label: 'A' }, { label: 'B' }])
})
