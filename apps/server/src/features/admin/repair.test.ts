import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { accountOf, createEgg, giveEggs } from '../../testing/mixed-up-data.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const url = '/api/admin/fix-data-mixing'

onBothDatabases('data repair', (dialect) => {
  const newAdmin = async ({ app, keeper }: TestApp): Promise<Visitor> => {
    const admin = await keeper({ username: 'the_operator' })
    await app.services.accounts.operator.setAdmin('the_operator', true)
    return admin
  }

  test('ADM-12 ADM-14 R25 only the stored role opens it, and no name gives the role', async () => {
    const product = await startApp(dialect, { ownDatabase: true })
    const posing = await product.keeper({ username: 'adam_in' })
    const refused = await product.visitor().post('/api/register', {
      username: 'ａdmin',
      email: 'a@example.org',
      password: 'rack-7-tubs',
    })
    expect(refused.status).toBe(409)
    await posing.patch('/api/user/profile', { name: 'admin', isAdmin: true, username: 'admin' })
    expect((await posing.get('/api/user')).json()).toMatchObject({ username: 'adam_in', isAdmin: false })
    expect((await product.visitor().post(url)).status).toBe(401)
    expect((await posing.post(url)).status).toBe(403)
    expect(await product.app.db.selectFrom('repairRun').selectAll().execute()).toEqual([])
  })

  test('ADM-03 ADM-04 ADM-06 ADM-15 ADM-16 ADM-17 R89 gives each egg to the keeper of its project, once, and remembers it', async () => {
    const product = await startApp(dialect, { ownDatabase: true })
    const { app } = product
    const [admin, owner, other] = [await newAdmin(product), await product.keeper(), await product.keeper()]
    const [ownersId, othersId] = [await accountOf(owner), await accountOf(other)]
    const { id: projectId } = await createProject(owner)
    await createEgg(owner, projectId, { eggNumber: '1' })
    const strays = [
      await createEgg(owner, projectId, { eggNumber: '2' }),
      await createEgg(owner, projectId, { eggNumber: '3', status: 'Failed' }),
    ]
    const counts = async () => {
      const rows = await app.db
        .selectFrom('keeperState')
        .select(['keeperId', 'eggs', 'incubatingEggs'])
        .execute()
      return Object.fromEntries(
        rows.map(({ keeperId, eggs, incubatingEggs }) => [keeperId, [eggs, incubatingEggs]]),
      )
    }
    const right = await counts()
    await giveEggs(app.db, dialect, strays, othersId)
    await app.db
      .updateTable('egg')
      .set({ eggNumber: '1' })
      .where('id', '=', strays[0] ?? 0)
      .execute()
    await app.db.updateTable('keeperState').set({ eggs: 0, incubatingEggs: 0 }).execute()

    const first = (await admin.post(url)).json()
    expect(first).toMatchObject({ eggsMoved: 2, message: '2 eggs were moved' })
    expect(first.repairLog).toEqual([
      `Egg ${strays[0]} of project ${projectId} moved from account ${othersId} to account ${ownersId}, as number "1 (egg ${strays[0]})"`,
      `Egg ${strays[1]} of project ${projectId} moved from account ${othersId} to account ${ownersId}`,
    ])
    expect(await counts()).toEqual(right)
    const eggs = (await owner.get(`/api/eggs/by-breeding-project/${projectId}`)).json()
    expect(eggs.map(({ eggNumber }: { eggNumber: string }) => eggNumber)).toEqual([
      '1',
      `1 (egg ${strays[0]})`,
      '3',
    ])
    expect((await other.get('/api/eggs')).json()).toEqual([])
    expect((await admin.post(url)).json()).toEqual({
      message: 'No eggs had to be moved',
      eggsMoved: 0,
      repairLog: [],
    })
    const runs = await app.db.selectFrom('repairRun').selectAll().orderBy('id').execute()
    expect(runs).toMatchObject([
      { keeperId: await accountOf(admin), eggsMoved: 2, repairLog: JSON.stringify(first.repairLog) },
      { eggsMoved: 0, repairLog: '[]' },
    ])
  })
})
