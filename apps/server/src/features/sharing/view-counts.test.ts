import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { createTransact, type Transact } from '../../platform/database/transaction.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createOpenPages } from './open-pages.ts'
import { createViewCounts } from './view-counts.ts'

const add = async (keeper: Visitor, body: object = {}): Promise<number> =>
  (await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius', ...body })).json().id

onBothDatabases('how often a page was seen', (dialect) => {
  const start = async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const product = await startApp(dialect, { clock, withLock: true })
    const { sharing, accounts } = product.app.services
    const owner = await product.keeper({ timeZone: 'Pacific/Auckland' })
    const { id: userId } = (await owner.get('/api/user')).json()
    const id = await add(owner)
    await owner.put(`/api/reptiles/${id}/sharing`, { shared: true })
    const pages = createOpenPages({ sharing, findSession: accounts.findSession, clock })
    /** Opens a page as a person, or a robot, with the session of somebody or none. */
    const open = (path: string, visitor: { as?: Visitor; isPerson?: boolean } = {}) => {
      const token = visitor.as?.cookies.values().next().value ?? null
      const { isPerson = true } = visitor
      return pages.find(path, '', { token, isPerson, shareTokens: () => undefined })
    }
    const seen = async () => {
      await sharing.views.write()
      const { reptiles, limits } = (await owner.get('/api/user/sharing')).json()
      return [...reptiles, limits.profile, limits.collection].map((one) => one.views)
    }
    return { ...product, clock, sharing, owner, userId, id, open, seen }
  }

  test('S2 A9 pages that somebody opens are counted, and neither the owner’s looks, robots, calls nor what is not shown', async () => {
    const { owner, keeper, visitor, open, seen, userId, id, clock, sharing } = await start()
    await owner.patch('/api/user/sharing', { profile: true, collection: true })
    const pages = [`/shared/reptile/${id}`, `/profile/${userId}/shared`, `/collection/${userId}`]
    for (const path of pages) {
      await open(path)
      await open(path, { as: await keeper() })
      await open(path, { as: owner })
      await open(path, { isPerson: false })
    }
    await open(`/reptile-detail/${id}`)
    for (const path of [`shared/reptile/${id}`, `public/users/${userId}/reptiles`])
      await visitor().get(`/api/${path}`)
    expect(await seen()).toEqual([3, 2, 2])
    expect((await owner.get(`/api/reptiles/${id}/sharing`)).json()).toMatchObject({
      views: 3,
      // It is the next day already where the owner is.
      lastViewedOn: '2026-06-16',
    })
    await owner.put(`/api/reptiles/${id}/sharing`, { shared: false })
    await owner.patch('/api/user/sharing', { profile: false, collection: false })
    clock.moveOn({ hours: 23 })
    for (const path of [...pages, '/shared/reptile/999999']) await open(path)
    await sharing.views.write()
    expect((await owner.get(`/api/reptiles/${id}/sharing`)).json()).toMatchObject({
      views: 3,
      lastViewedOn: '2026-06-16',
    })
  })

  test('S2 counting leaves the keeper’s data as it was for whoever asks whether it has changed', async () => {
    const { owner, open, seen, id } = await start()
    const list = await owner.get('/api/animals')
    const tag = list.headers.get('etag') ?? ''
    for (let n = 0; n < 5; n += 1) await open(`/shared/reptile/${id}`)
    expect((await seen())[0]).toBe(5)
    expect((await owner.get('/api/animals', { 'if-none-match': tag })).status).toBe(304)
  })

  test('S2 an animal that is seen with its collection is counted too, and is no more shared for it than before', async () => {
    const { owner, open, sharing } = await start()
    const id = await add(owner, { notes: 'Shy' })
    await owner.patch('/api/user/sharing', { collection: true })
    await open(`/shared/reptile/${id}`)
    await sharing.views.write()
    expect((await owner.get(`/api/reptiles/${id}/sharing`)).json()).toMatchObject({
      ...{ shared: false, showNotes: true, showPrice: true, views: 1 },
    })
    await owner.patch('/api/user/sharing', { collection: false })
    expect((await open(`/shared/reptile/${id}`)).status).toBe(404)
  })

  test('S2 several processes add up, a crowd is one write, and what can’t be written waits', async () => {
    const { app, clock, owner, id, seen } = await start()
    const { db } = app
    let writes = 0
    const transactions = createTransact(db, () => undefined)
    const transact: Transact = (work) => {
      writes += 1
      return transactions(work)
    }
    const [one, other] = [
      createViewCounts({ db, clock, transact }),
      createViewCounts({ db, clock, transact }),
    ]
    const place = { page: 'animal', id } as const
    for (let n = 0; n < 50; n += 1) await one.count(place, null)
    for (let n = 0; n < 7; n += 1) await other.count(place, null)
    await Promise.all([one.write(), other.write()])
    expect(writes).toBe(2)
    await one.write()
    expect(writes).toBe(2)
    const away = createViewCounts({ db, clock, transact: () => Promise.reject(new Error('away')) })
    await away.count(place, null)
    await expect(away.write()).rejects.toThrow('away')
    expect((await seen())[0]).toBe(57)
    // An animal that is gone by the time of writing is no failure.
    await one.count(place, null)
    await one.count({ page: 'profile', id: 999_999 }, null)
    await owner.remove(`/api/animals/${id}`)
    await one.write()
    expect(await seen()).toEqual([0, 0])
  })

  test('S2 what was counted is written when the server stops', async () => {
    const { place, app, id, open } = await start()
    await open(`/shared/reptile/${id}`)
    await app.close()
    const { db } = await openDatabase(place)
    const { views } = await db
      .selectFrom('animalSharing')
      .select('views')
      .where('animalId', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(views)).toBe(1)
    await db.destroy()
  })
})
