import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { pathFor } from '../../testing/route-paths.ts'
import { startApp } from '../../testing/test-app.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

/** What a visitor may call: authentication, what was made public, and what says how the server is and what it can do. */
const openToAll = [
  /^POST \/api\/(register|login|mem-login|forgot-password|reset-password|verify-email)$/,
  /^GET \/api\/mem-login$/,
  /^GET \/api\/(public|shared)\//,
  // What breeders know of genes, and odds of two texts.
  /^GET \/api\/genetics\/(species|catalogue|odds)$/,
  // The password of such a page is the key to it.
  /^POST \/api\/(public|shared)\/.*\/pass$/,
  // The pages of the same, which tell no more than those calls.
  /^GET \/(public|shared|reptile-detail|collection)\/|^GET \/profile\/:userId\/shared\/?$/,
  // Where a label leads is told to whoever scans it, and is nothing to strangers but a shared animal.
  /^GET \/api\/labels\/:key$|^GET \/[qQ]\/:key$/,
  // The word in the address or the call is the key to these.
  /^GET \/api\/feeds\/:key\//,
  /^POST \/(api\/reminder-mails\/stop|unsubscribe)$/,
  // Signed by the payment provider.
  /^POST \/api\/stripe\/webhook$/,
  /^GET \/api\/(openapi\.json|docs(\/.*)?)$/,
  /^GET \/(healthz|readyz)$/,
  /^GET \/(assets\/)?\*$/,
]

test('ACC-73 a visitor may call authentication and what is public, and nothing else', async () => {
  const { app, visitor } = await startApp('sqlite', { ownDatabase: true })
  const routes = app.http.routeTable.filter(({ method }) => method !== 'HEAD')
  const open = routes.filter(({ method, url }) => openToAll.some((form) => form.test(`${method} ${url}`)))
  expect(routes.filter(({ access }) => access === 'visitor')).toEqual(open)
  const closed = routes.filter((route) => !open.includes(route))
  expect(closed.length).toBeGreaterThan(40)
  for (const { method, url } of closed) {
    const answer = await visitor().call(method, pathFor(url))
    const told = [method, url, answer.status, answer.json().code]
    expect(told).toEqual([method, url, 401, 'not-signed-in'])
  }
})

onBothDatabases('a new account', (dialect) => {
  test('ACC-70 ACC-69 is active, free and no administrator, whoever opens it', async () => {
    const { app, keeper } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper()
    await app.services.accounts.operator.create({ username: 'otto', password: 'rack-7-tubs', isAdmin: false })
    const rows = await app.db.selectFrom('keeper').select(['isActive', 'plan', 'isAdmin']).execute()
    const plain = rows.map(({ isActive, plan, isAdmin }) => [Boolean(isActive), plan, Boolean(isAdmin)])
    expect(plain).toEqual([
      [true, 'free', false],
      [true, 'free', false],
    ])
    expect((await browser.get('/api/user')).json()).toMatchObject({ plan: 'free', isAdmin: false })
  })

  test('ACC-74 whose a record is, is the session’s to say: naming someone else as its owner changes nothing', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const [owner, other] = [await newKeeper(), await newKeeper()]
    const idOf = async (keeper: typeof owner): Promise<number> => (await keeper.get('/api/user')).json().id
    const [ownerId, otherId] = [await idOf(owner), await idOf(other)]
    const claim = { userId: ownerId, keeperId: ownerId, ownerId }
    const animal = { name: 'Ember', species: 'Python regius' }
    const added = await other.post('/api/animals', { ...animal, ...claim })
    expect(added.status).toBe(201)
    const rows = await app.db.selectFrom('animal').select(['id', 'keeperId']).execute()
    expect(rows).toEqual([{ id: added.json().id, keeperId: otherId }])
    expect((await owner.get('/api/animals')).json()).toEqual([])
    const before = await readWholeDatabase(app.db)
    for (const path of [`/api/animals/${added.json().id}`, `/api/reptiles/${added.json().id}`]) {
      expect((await owner.get(path)).status).toBe(404)
      expect((await owner.patch(path, { name: 'Mine', ...claim })).status).toBe(404)
      expect((await owner.remove(path)).status).toBe(404)
    }
    expect(await readWholeDatabase(app.db)).toBe(before)
  })
})
