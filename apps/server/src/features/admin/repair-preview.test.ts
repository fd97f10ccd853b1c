import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { accountOf, createEgg, giveEggs, giveFather } from '../../testing/mixed-up-data.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'
import { ownedReferences } from './repair.repository.ts'

const previewUrl = '/api/admin/data-mixing'
const repairUrl = '/api/admin/fix-data-mixing'

const newAdmin = async ({ app, keeper }: TestApp): Promise<Visitor> => {
  const admin = await keeper({ username: 'the_operator' })
  await app.services.accounts.operator.setAdmin('the_operator', true)
  return admin
}

onBothDatabases('the dry run of a data repair', (dialect) => {
  /** An administrator, and two eggs of one keeper's project that lie in another's account. */
  const mixUp = async () => {
    const product = await startApp(dialect, { ownDatabase: true })
    const [admin, owner, other] = [await newAdmin(product), await product.keeper(), await product.keeper()]
    const { id: projectId } = await createProject(owner)
    const eggs = [
      await createEgg(owner, projectId, { eggNumber: '1' }),
      await createEgg(owner, projectId, { eggNumber: '2' }),
    ]
    const { db } = product.app
    const othersId = await accountOf(other)
    await giveEggs(db, dialect, eggs, othersId)
    const counts = { eggs: 2, incubatingEggs: 2 }
    await db.updateTable('keeperState').set(counts).where('keeperId', '=', othersId).execute()
    return { product, db, admin, owner, other, projectId, eggs }
  }
  const lineOf = (repairLog: string[]) => repairLog.map((line) => line.replace('would move', 'moved'))

  test('R89 R25 is for the stored role alone', async () => {
    const product = await startApp(dialect, { ownDatabase: true })
    expect((await product.visitor().get(previewUrl)).status).toBe(401)
    expect((await (await product.keeper()).get(previewUrl)).status).toBe(403)
  })

  test('R89 ADM-16 ADM-Q02 ADM-Q03 it changes nothing and tells what the repair then does, of which a second moves nothing', async () => {
    const { product, db, admin, owner, other, projectId, eggs } = await mixUp()
    const third = await product.keeper()
    // One number three times: the project's keeper has it, and so has the name that would be made of it.
    const [rival, hatched] = [await createEgg(owner, projectId), await createEgg(owner, projectId)]
    await giveEggs(db, dialect, [rival], await accountOf(third))
    await db.updateTable('egg').set({ eggNumber: '1' }).where('id', 'in', [rival, hatched]).execute()
    const made = `1 (egg ${eggs[0]})`
    await createEgg(owner, projectId, { eggNumber: made })
    const child = (await other.post('/api/animals', { name: 'Nib', species: 'Python regius' })).json().id
    const keeperId = await accountOf(other)
    await db
      .insertInto('offspring')
      .values(linkOf(keeperId, child, eggs[1]))
      .execute()
    const [father] = (await owner.get('/api/animals')).json()
    await giveFather(db, dialect, child, father.id)

    const before = await readWholeDatabase(db)
    const preview = (await admin.get(previewUrl)).json()
    expect(await readWholeDatabase(db)).toBe(before)
    expect(preview).toMatchObject({ eggsToMove: 3, accounts: 3, otherReferences: 1 })

    const repair = (await admin.post(repairUrl)).json()
    expect(repair.eggsMoved).toBe(preview.eggsToMove)
    const [of, to] = [`from account ${keeperId}`, `to account ${await accountOf(owner)}`]
    expect(repair.repairLog).toEqual([
      `Egg ${eggs[0]} of project ${projectId} moved ${of} ${to}, as number "${made} (egg ${eggs[0]})"`,
      `Egg ${eggs[1]} of project ${projectId} moved ${of} ${to}, without 1 link of account ${keeperId}`,
      `Egg ${rival} of project ${projectId} moved from account ${await accountOf(third)} ${to}, as number "1 (egg ${rival})"`,
      '1 in animal.fatherId point to another account; nothing was changed',
    ])
    expect(lineOf(preview.repairLog).slice(0, 3)).toEqual(repair.repairLog.slice(0, 3))
    expect(preview.repairLog[3]).toBe(
      '1 in animal.fatherId point to another account; nothing would be changed',
    )

    expect((await admin.get(previewUrl)).json()).toMatchObject({ eggsToMove: 0, accounts: 0 })
    const repaired = await readWholeDatabase(db)
    expect((await admin.post(repairUrl)).json()).toMatchObject({ eggsMoved: 0 })
    const after = (await readWholeDatabase(db)).split('\n').filter((line) => !line.startsWith('repairRun '))
    expect(after).toEqual(repaired.split('\n').filter((line) => !line.startsWith('repairRun ')))
  })

  test('R89 what changed after the dry run counts as it is when the repair comes to it', async () => {
    const { db, admin, other, eggs } = await mixUp()
    expect((await admin.get(previewUrl)).json()).toMatchObject({ eggsToMove: 2 })
    expect((await other.remove(`/api/eggs/${eggs[0]}`)).status).toBe(204)
    const repair = (await admin.post(repairUrl)).json()
    expect(repair).toMatchObject({ eggsMoved: 1, message: '1 egg was moved' })
    expect(repair.repairLog).toEqual([expect.stringMatching(`^Egg ${eggs[1]} of project`)])
    const runs = await db.selectFrom('repairRun').select(['eggsMoved', 'repairLog']).execute()
    expect(runs).toEqual([{ eggsMoved: 1, repairLog: JSON.stringify(repair.repairLog) }])
  })

  test('R89 a repair whose answer was lost tells again what it moved, and runs once', async () => {
    const { db, admin } = await mixUp()
    const again = { 'idempotency-key': 'one-press' }
    const first = (await admin.post(repairUrl, undefined, again)).json()
    expect(first).toMatchObject({ eggsMoved: 2 })
    expect((await admin.post(repairUrl, undefined, again)).json()).toEqual(first)
    expect(await db.selectFrom('repairRun').select('eggsMoved').execute()).toEqual([{ eggsMoved: 2 }])
  })

  test('R89 ADM-16 of repairs at once each egg is moved and told by one', async () => {
    const { db, admin, eggs } = await mixUp()
    const versions = await db.selectFrom('egg').select('version').where('id', 'in', eggs).execute()
    const repairs = await Promise.all(Array.from({ length: 6 }, () => admin.post(repairUrl)))
    expect(repairs.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const moved = repairs.map((answer) => answer.json().eggsMoved)
    expect(moved.toSorted((a, b) => b - a)).toEqual([2, 0, 0, 0, 0, 0])
    const later = await db.selectFrom('egg').select('version').where('id', 'in', eggs).execute()
    expect(later).toEqual(versions.map(({ version }) => ({ version: version + 1 })))
  })
})

test('ADM-Q02 every column of the database that names a record of the same keeper is looked at', async () => {
  const { app } = await startApp('sqlite', { ownDatabase: true })
  // A reference of two columns is one to a record of the same keeper.
  const { rows } = await sql<{ name: string }>`
    select owned.name || '.' || key."from" || ' ' || key."table" as name
    from sqlite_master as owned, pragma_foreign_key_list(owned.name) as key
    where owned.type = 'table' and key.seq = 1`.execute(app.db)
  const eggs = ['egg.breedingProjectId breedingProject', 'offspring.eggId egg']
  const known = [...ownedReferences.map(([table, column, target]) => `${table}.${column} ${target}`), ...eggs]
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})

test('ADM-Q02 CLU-15 columns that name a clutch without a foreign key are looked at too', async () => {
  const { app } = await startApp('sqlite', { ownDatabase: true })
  const { rows } = await sql<{ name: string }>`
    select owned.name from sqlite_master as owned, pragma_table_info(owned.name) as info
    where owned.type = 'table' and info.name = 'clutchId'`.execute(app.db)
  const known = ownedReferences.flatMap(([table, column]) => (column === 'clutchId' ? [table] : []))
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...known, 'egg'].toSorted())
})

const linkOf = (keeperId: number, reptileId: number, eggId = 0) => ({
  keeperId,
  reptileId,
  eggId,
  parentId: null,
  breedingProjectId: null,
  createdAt: new Date(0).toISOString(),
  hatchDate: null,
  notes: null,
})
