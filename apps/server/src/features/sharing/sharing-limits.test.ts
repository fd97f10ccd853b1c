import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, type TestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createOpenPages } from './open-pages.ts'

const add = async (keeper: Visitor, body: object = {}) =>
  (await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius', ...body })).json()

const share = (keeper: Visitor, id: number, change: object = {}) =>
  keeper.put(`/api/reptiles/${id}/sharing`, { shared: true, ...change })

/** Lets time pass for keepers who look in twice a day, so that their sessions live on. */
async function shareToken(clock: TestClock, halfDays: number, ...keepers: Visitor[]): Promise<void> {
  for (let n = 0; n < halfDays; n += 1) {
    clock.moveOn({ hours: 12 })
    for (const keeper of keepers) expect((await keeper.get('/api/user')).status).toBe(200)
  }
}

/** What a link says in a chat, and with which status its page comes. */
const unfold = ({ app }: TestApp, clock: { now: () => Date }) => {
  const { sharing, accounts } = app.services
  const pages = createOpenPages({ sharing, findSession: accounts.findSession, clock })
  return (path: string) =>
    pages.find(path, '', { token: null, isPerson: false, shareTokens: () => undefined })
}

onBothDatabases('what bounds sharing', (dialect) => {
  const start = async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const product = await startApp(dialect, { clock })
    const owner = await product.keeper({ timeZone: 'Europe/Paris' })
    const { id: userId } = (await owner.get('/api/user')).json()
    return { ...product, clock, owner, userId, stranger: product.visitor(), unfold: unfold(product, clock) }
  }

  test('S2 SHR-59 SHR-60 an animal is shared through its last day to the second, then it is as if it never was: page, data, photos, whatever is kept', async () => {
    const { owner, stranger, clock, unfold: open } = await start()
    const { id } = await add(owner, { photos: [dataUrl(await plainJpeg())] })
    const told = (await share(owner, id, { endsOn: '2026-06-16' })).json()
    expect(told).toMatchObject({ shared: true, endsOn: '2026-06-16', ended: false })
    const path = `/api/shared/reptile/${id}`
    const [address] = (await stranger.get(path)).json().photos
    const tag = (await stranger.get(address)).headers.get('etag') ?? ''
    clock.moveTo('2026-06-16T21:59:59.999Z')
    expect((await stranger.get(path)).status).toBe(200)
    expect((await stranger.get(address, { 'if-none-match': tag })).status).toBe(304)
    expect((await open(`/shared/reptile/${id}`)).preview?.title).toBe('Ember')
    clock.moveTo('2026-06-16T22:00:00.000Z')
    const missing = await stranger.get('/api/shared/reptile/999999')
    for (const one of [path, `/api/public/reptiles/${id}`, address]) {
      const gone = await stranger.get(one, { 'if-none-match': tag })
      expect([gone.status, gone.text]).toEqual([404, missing.text])
    }
    const { told: page, ...rest } = await open(`/shared/reptile/${id}`)
    expect(rest).toEqual({ status: 404, preview: null })
    expect(JSON.stringify(page)).not.toContain('Ember')
  })

  test('S2 SHR-58 what has ended says so to its owner until it is stopped or shared anew, which begins with no end', async () => {
    const { owner, clock } = await start()
    const { id } = await add(owner)
    await share(owner, id, { endsOn: '2026-06-15' })
    // The answer is kept by no version of the keeper's data: nothing of that changes when time passes.
    const overview = async () => (await owner.get('/api/user/sharing')).json().reptiles
    expect(await overview()).toMatchObject([{ id, endsOn: '2026-06-15', ended: false }])
    clock.moveTo('2026-06-15T22:00:00.000Z')
    expect(await overview()).toMatchObject([{ id, endsOn: '2026-06-15', ended: true }])
    const own = async () => (await owner.get(`/api/reptiles/${id}/sharing`)).json()
    expect(await own()).toMatchObject({ shared: false, endsOn: '2026-06-15', ended: true })
    expect((await share(owner, id)).json()).toMatchObject({ shared: true, endsOn: null, ended: false })
    await share(owner, id, { endsOn: '2026-06-16' })
    await shareToken(clock, 6, owner)
    expect((await share(owner, id, { shared: false })).json()).toMatchObject({ endsOn: null, ended: false })
    expect(await overview()).toEqual([])
    await share(owner, id, { endsOn: '2026-06-19' })
    await shareToken(clock, 6, owner)
    // Several at once share it anew as well.
    expect((await owner.put('/api/reptiles/sharing', { ids: [id], shared: true })).json()).toEqual({
      ids: [id],
    })
    expect(await own()).toMatchObject({ shared: true, endsOn: null })
  })

  test('S2 an end stays when other things are changed, and is taken away by name', async () => {
    const { owner } = await start()
    const { id } = await add(owner)
    await share(owner, id, { endsOn: '2026-07-01' })
    expect((await share(owner, id, { showNotes: false })).json()).toMatchObject({ endsOn: '2026-07-01' })
    expect((await share(owner, id, { shared: false })).json()).toMatchObject({ endsOn: '2026-07-01' })
    await owner.put('/api/reptiles/sharing', { ids: [id], shared: true })
    expect((await share(owner, id)).json()).toMatchObject({ endsOn: '2026-07-01' })
    expect((await share(owner, id, { endsOn: null })).json()).toMatchObject({ endsOn: null })
  })

  test('S2 a last day that is over, or is no day, is refused in words, and nothing is changed', async () => {
    const { owner, clock } = await start()
    const { id } = await add(owner)
    const over = await share(owner, id, { endsOn: '2026-06-14' })
    expect([over.status, over.json().errors]).toEqual([400, { endsOn: 'Please choose today or a later day' }])
    const none = await share(owner, id, { endsOn: '2026-02-30' })
    expect([none.status, none.json().errors.endsOn]).toEqual([400, 'Please enter a date as YYYY-MM-DD'])
    expect((await owner.get(`/api/reptiles/${id}/sharing`)).json()).toMatchObject({ shared: false })
    // It is tomorrow already where the keeper is.
    clock.moveTo('2026-06-15T22:30:00.000Z')
    expect((await share(owner, id, { endsOn: '2026-06-15' })).status).toBe(400)
    expect((await share(owner, id, { endsOn: '2026-06-16' })).status).toBe(200)
    const limits = { profile: { endsOn: '2026-06-15' } }
    const ofPage = await owner.patch('/api/user/sharing', { profile: true, limits })
    expect([ofPage.status, ofPage.json().errors]).toEqual([
      400,
      { limits: 'Please choose today or a later day' },
    ])
    expect((await owner.get('/api/user/sharing')).json().profile).toBe(false)
  })

  test('S2 SHR-57 SHR-60 profile and collection end alike, with the animals that are seen through them, and for other keepers', async () => {
    const { owner, stranger, clock, userId, keeper, unfold: open } = await start()
    await owner.patch('/api/user/profile', { profileImage: dataUrl(await plainJpeg()) })
    const { id } = await add(owner)
    const other = await keeper()
    await owner.patch('/api/user/sharing', { directory: false })
    const limits = { profile: { endsOn: '2026-06-15' }, collection: { endsOn: '2026-06-16' } }
    await owner.patch('/api/user/sharing', { profile: true, collection: true, limits })
    const statuses = async () => [
      (await stranger.get(`/api/public/users/${userId}/profile`)).status,
      (await stranger.get(`/api/public/users/${userId}/reptiles`)).status,
      (await stranger.get(`/api/public/users/${userId}/photo`)).status,
      (await stranger.get(`/api/shared/reptile/${id}`)).status,
      (await other.get(`/api/users/${userId}`)).status,
      (await open(`/collection/${userId}`)).status,
    ]
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200])
    expect((await owner.get(`/api/reptiles/${id}/sharing`)).json().inCollection).toBe(true)
    clock.moveTo('2026-06-15T22:00:00.000Z')
    expect(await statuses()).toEqual([404, 200, 200, 200, 404, 200])
    await shareToken(clock, 2, owner, other)
    expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404])
    expect((await owner.get(`/api/reptiles/${id}/sharing`)).json().inCollection).toBe(false)
    const ended = { profile: false, limits: { profile: { endsOn: '2026-06-15', ended: true } } }
    expect((await owner.get('/api/user/sharing')).json()).toMatchObject(ended)
    // Another end for what has ended opens nothing by itself.
    await owner.patch('/api/user/sharing', { limits: { profile: { endsOn: '2026-07-01' } } })
    expect((await statuses())[0]).toBe(404)
    await owner.patch('/api/user/sharing', { profile: true })
    expect((await owner.get('/api/user/sharing')).json().limits.profile).toMatchObject({
      endsOn: '2026-07-01',
    })
    expect((await statuses())[0]).toBe(200)
  })

  test('S2 SHR-62 price, currency and contact that are hidden are in no public answer: by the link, the collection, the profile, a chat', async () => {
    const { owner, stranger, userId, unfold: open } = await start()
    const offer = { price: '250', priceCurrency: 'EUR', contactInfo: 'ask@example.org' }
    const { id } = await add(owner, offer)
    const shown = await add(owner, { ...offer, name: 'Ash' })
    for (const one of [id, shown.id]) expect((await share(owner, one)).json().showPrice).toBe(true)
    await owner.patch('/api/user/sharing', { profile: true, collection: true })
    expect((await share(owner, id, { showPrice: false })).json()).toMatchObject({ showPrice: false })
    const page = await stranger.get(`/api/shared/reptile/${id}`)
    const previewed = await owner.get(`/api/reptiles/${id}/preview`)
    for (const { text, json } of [page, previewed]) {
      expect(text).not.toMatch(/250|EUR|ask@/)
      expect(json()).toMatchObject({ priceStatus: 'For Sale', price: null, contactInfo: null })
    }
    for (const path of ['profile', 'reptiles', 'reptiles?limit=1&q=ember']) {
      const { reptiles } = (await stranger.get(`/api/public/users/${userId}/${path}`)).json()
      const hidden = reptiles.find((one: { id: number }) => one.id === id)
      expect(JSON.stringify(hidden)).not.toMatch(/250|EUR|ask@/)
      const other = reptiles.find((one: { id: number }) => one.id === shown.id)
      if (other) expect(other).toMatchObject(offer)
    }
    expect((await open(`/shared/reptile/${id}`)).preview?.description).not.toContain('250')
    expect((await open(`/shared/reptile/${shown.id}`)).preview?.description).toContain('€250')
    // It holds over other changes, and over sharing several at once.
    await share(owner, id, { shared: false })
    await owner.put('/api/reptiles/sharing', { ids: [id], shared: true })
    expect((await stranger.get(`/api/shared/reptile/${id}`)).text).not.toMatch(/250|EUR|ask@/)
    await share(owner, id, { showPrice: true })
    expect((await stranger.get(`/api/shared/reptile/${id}`)).json()).toMatchObject(offer)
  })

  test('S2 U7 an animal that comes back from the trash is shared as before', async () => {
    const { app, owner, stranger } = await start()
    const { id } = await add(owner, { price: '250' })
    const password = 'grey rack'
    await share(owner, id, { endsOn: '2026-07-01', showPrice: false, password })
    await app.services.sharing.views.count({ page: 'animal', id }, null)
    await app.services.sharing.views.write()
    const sharing = async () => (await owner.get(`/api/reptiles/${id}/sharing`)).json()
    const before = await sharing()
    expect(before).toMatchObject({ endsOn: '2026-07-01', showPrice: false, hasPassword: true, views: 1 })
    await owner.remove(`/api/animals/${id}`)
    expect((await owner.post(`/api/trash/animals/${id}/restore`)).status).toBe(200)
    expect(await sharing()).toEqual(before)
    expect((await stranger.get(`/api/shared/reptile/${id}`)).status).toBe(403)
    expect((await stranger.post(`/api/shared/reptile/${id}/pass`, { password })).status).toBe(204)
  })
})
