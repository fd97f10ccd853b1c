import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }

const add = async (keeper: Visitor, body: object) =>
  (await keeper.post('/api/animals', { ...ember, ...body })).json()

const share = (keeper: Visitor, id: number, change: object = { shared: true }) =>
  keeper.call('PUT', `/api/reptiles/${id}/sharing`, { body: change })

const idOf = async (keeper: Visitor): Promise<number> => (await keeper.get('/api/user')).json().id

onBothDatabases('sharing', (dialect) => {
  const start = async (): Promise<TestApp & { owner: Visitor; stranger: Visitor }> => {
    const product = await startApp(dialect)
    return { ...product, owner: await product.keeper(), stranger: product.visitor() }
  }

  test('SHR-55 SHR-60 what is private, missing or another keeper’s is answered alike', async () => {
    const { owner, stranger, keeper } = await start()
    const { id } = await add(owner, {})
    const userId = await idOf(owner)
    const other = await keeper()
    for (const who of [stranger, other, owner]) {
      for (const path of ['/api/shared/reptile', '/api/public/reptiles']) {
        // To its owner this address shows it all the same (LIN-12).
        if (who === owner && path === '/api/public/reptiles') continue
        const hidden = await who.get(`${path}/${id}`)
        const missing = await who.get(`${path}/999999`)
        expect([hidden.status, hidden.text]).toEqual([404, missing.text])
        expect(hidden.json().message).toBe('Reptile not found')
      }
      for (const page of ['profile', 'reptiles', 'photo']) {
        const hidden = await who.get(`/api/public/users/${userId}/${page}`)
        const missing = await who.get(`/api/public/users/999999/${page}`)
        expect([hidden.status, hidden.text]).toEqual([404, missing.text])
      }
    }
  })

  test('SHR-10 SHR-11 SHR-14 SHR-15 SHR-56 SHR-61 a shared animal is answered field by field to everyone', async () => {
    const { owner, stranger } = await start()
    const photo = dataUrl(await plainJpeg())
    const sire = await add(owner, {
      name: 'Cinder',
      sex: 'Male',
      morph: 'Clown',
      customId: 'CANARY-1',
      photos: [photo],
    })
    const child = await add(owner, {
      fatherId: sire.id,
      motherName: 'Duchess',
      motherMorph: 'Pied',
      motherPhotos: [photo],
      customId: 'CANARY-2',
      notes: 'Eats well',
      source: 'CANARY-3',
      price: '250',
      contactInfo: 'ask@example.org',
      photos: [photo],
    })
    expect((await share(owner, child.id)).json()).toMatchObject({ shared: true, showNotes: true })
    const answer = await stranger.get(`/api/shared/reptile/${child.id}`)
    expect(answer.text).not.toMatch(/CANARY|userId|keeper|version|createdAt/)
    const seen = answer.json()
    const fields = [
      'id name species morph sex dateOfBirth weight weightUnit producedBy notes photos isHoldback priceStatus',
      'price priceCurrency contactInfo fatherId motherId father mother customAncestors genotype',
    ]
    expect(Object.keys(seen).toSorted()).toEqual(fields.join(' ').split(' ').toSorted())
    expect(seen).toMatchObject({ name: 'Ember', notes: 'Eats well', price: '250', fatherId: sire.id })
    expect(seen.father).toMatchObject({ name: 'Cinder', sex: 'Male', morph: 'Clown', fatherId: null })
    expect(seen.mother).toMatchObject({ name: 'Duchess', sex: 'Female', morph: 'Pied', species: null })
    expect((await stranger.get(`/api/public/reptiles/${child.id}`)).text).toBe(answer.text)
    for (const address of [...seen.photos, ...seen.father.photos, ...seen.mother.photos]) {
      expect((await stranger.get(address)).status, address).toBe(200)
      expect((await stranger.get(`${address}?size=thumb`)).status, address).toBe(200)
    }
  })

  test('SHR-62 SHR-Q05 COL-Q10 price and contact are told only while the animal is offered, notes only where wished', async () => {
    const { owner, stranger } = await start()
    const { id } = await add(owner, { price: '250', contactInfo: 'ask@example.org', notes: 'Shy' })
    await share(owner, id, { shared: true, showNotes: false })
    const look = async () => (await stranger.get(`/api/shared/reptile/${id}`)).json()
    expect(await look()).toMatchObject({ price: '250', contactInfo: 'ask@example.org', notes: null })
    for (const change of [{ priceStatus: 'On Hold' }, { priceStatus: 'For Sale', price: '' }]) {
      await owner.patch(`/api/animals/${id}`, change)
      expect(await look()).toMatchObject({ price: null, contactInfo: null })
    }
    expect((await share(owner, id, { shared: true })).json()).toMatchObject({
      shared: true,
      showNotes: false,
    })
  })

  test('SHR-59 R55 after Stop sharing the next request fails, that for a saved photo included', async () => {
    const { owner, stranger, keeper } = await start()
    const photo = dataUrl(await plainJpeg())
    const { id, photos } = await add(owner, { photos: [photo] })
    const hidden = await add(owner, {
      name: 'Ash',
      photos: [dataUrl(await plainJpeg({ width: 40, height: 30 }))],
    })
    await share(owner, id)
    const [address] = (await stranger.get(`/api/shared/reptile/${id}`)).json().photos
    const shown = await stranger.get(address)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    const tag = shown.headers.get('etag') ?? ''
    expect((await stranger.get(address, { 'if-none-match': tag })).status).toBe(304)
    // The owner's own address stays the owner's, and a shared page shows its own photos only.
    expect((await stranger.get(photos[0])).status).toBe(401)
    expect((await (await keeper()).get(photos[0])).status).toBe(404)
    const otherMedium = /\d+$/.exec(hidden.photos[0])?.[0]
    expect((await stranger.get(`/api/shared/reptile/${id}/media/${otherMedium}`)).status).toBe(404)
    await share(owner, id, { shared: false })
    for (const path of [`/api/shared/reptile/${id}`, address])
      expect((await stranger.get(path, { 'if-none-match': tag })).status).toBe(404)
  })

  test('SHR-34 SHR-59 R55 R58 pages of others may show a picture that is shared, and no other', async () => {
    const { owner, stranger } = await start()
    const photo = dataUrl(await plainJpeg())
    const userId = await idOf(owner)
    await owner.patch('/api/user/profile', { profileImage: photo })
    const { id, photos } = await add(owner, { photos: [photo] })
    const theirs = [`/api/shared/reptile/${id}/media/${/\d+$/.exec(photos[0])?.[0]}`]
    theirs.push(`/api/public/users/${userId}/photo`)
    const seenBy = async (who: Visitor, paths: string[], headers = {}) =>
      (await Promise.all(paths.map((path) => who.get(path, headers)))).map((answer) => [
        answer.status,
        answer.headers.get('cross-origin-resource-policy'),
      ])
    const [refused, private_] = [
      [404, 'same-origin'],
      [200, 'same-origin'],
    ]
    expect(await seenBy(stranger, theirs)).toEqual([refused, refused])
    await share(owner, id)
    await owner.patch('/api/user/sharing', { profile: true })
    const open = [200, 'cross-origin']
    for (const who of [stranger, owner]) expect(await seenBy(who, theirs)).toEqual([open, open])
    expect(
      await seenBy(
        stranger,
        theirs.map((path) => `${path}?size=thumb`),
      ),
    ).toEqual([open, open])
    expect(await seenBy(stranger, theirs, { range: 'bytes=0-9' })).toEqual(
      Array(2).fill([206, 'cross-origin']),
    )
    // By its own address a file stays at home, also while it is shared.
    const own = [photos[0], `/api/users/${userId}/photo`]
    expect(await seenBy(owner, own)).toEqual([private_, private_])
    await share(owner, id, { shared: false })
    await owner.patch('/api/user/sharing', { profile: false })
    expect(await seenBy(stranger, theirs)).toEqual([refused, refused])
  })

  test('SHR-20 SHR-27 SHR-57 SHR-Q06 profile and collection show what their settings say', async () => {
    const { owner, stranger } = await start()
    const userId = await idOf(owner)
    const [first, held, archived] = [
      await add(owner, { name: 'First', customId: 'CANARY-9' }),
      await add(owner, { name: 'Held', isHoldback: true, species: 'Boa imperator' }),
      await add(owner, { name: 'Old', isArchived: true }),
    ]
    const names = async (page: string): Promise<string[]> =>
      (await stranger.get(`/api/public/users/${userId}/${page}`))
        .json()
        .reptiles.map((one: { name: string }) => one.name)
    await share(owner, archived.id)
    const settings = await owner.patch('/api/user/sharing', { profile: true })
    expect(settings.json()).toEqual({ profile: true, collection: false, directory: true })
    expect((await owner.get('/api/user')).json().sharing).toEqual(settings.json())
    expect(await names('profile')).toEqual(['Old'])
    await owner.patch('/api/user/sharing', { collection: true })
    expect(await names('profile')).toEqual(['Old', 'Held', 'First'])
    expect(await names('reptiles')).toEqual(['Held', 'First'])
    expect(await names('reptiles?species=Boa%20imperator')).toEqual(['Held'])
    expect(await names('reptiles?q=fir')).toEqual(['First'])
    const page = await stranger.get(`/api/public/users/${userId}/reptiles?limit=1`)
    expect(page.text + page.headers.get('link')).not.toMatch(/canary|example\.org/i)
    expect(page.headers.get('link')).toMatch(/cursor=/)
    expect(page.json()).toMatchObject({ species: expect.arrayContaining(['Boa imperator', 'Python regius']) })
    expect((await stranger.get(`/api/shared/reptile/${first.id}`)).status).toBe(200)
    expect((await stranger.get(`/api/shared/reptile/${held.id}`)).status).toBe(200)
    const kept = await add(owner, { isArchived: true })
    expect((await stranger.get(`/api/shared/reptile/${kept.id}`)).status).toBe(404)
    await owner.patch('/api/user/sharing', { collection: false })
    expect((await stranger.get(`/api/shared/reptile/${first.id}`)).status).toBe(404)
    expect((await stranger.get(`/api/public/users/${userId}/reptiles`)).status).toBe(404)
  })

  test('SHR-Q01 the owner sees what others would see, and all that is shared in one place', async () => {
    const { owner, keeper } = await start()
    const { id, photos } = await add(owner, { notes: 'Shy', photos: [dataUrl(await plainJpeg())] })
    const other = await keeper()
    // Before anything is shared, the photos of the preview are to be had by their owner alone.
    expect((await owner.get(`/api/reptiles/${id}/preview`)).json()).toMatchObject({
      name: 'Ember',
      notes: 'Shy',
      photos,
    })
    expect((await owner.get(`/api/reptiles/${id}/sharing`)).json()).toMatchObject({
      shared: false,
      showNotes: true,
    })
    expect((await owner.get('/api/user/sharing')).json().reptiles).toEqual([])
    await share(owner, id)
    expect((await owner.get('/api/user/sharing')).json()).toMatchObject({
      profile: false,
      reptiles: [{ id, name: 'Ember' }],
    })
    for (const [method, path, body] of [
      ['GET', `/api/reptiles/${id}/preview`, undefined],
      ['GET', `/api/reptiles/${id}/sharing`, undefined],
      ['PUT', `/api/reptiles/${id}/sharing`, { shared: false }],
    ] as const)
      expect((await other.call(method, path, { body })).status).toBe(404)
    const wrong = await share(owner, id, { shared: 'yes' })
    expect([wrong.status, wrong.json().errors.shared]).toEqual([400, 'Please say true or false'])
    expect((await owner.get(`/api/reptiles/${id}/sharing`)).json().shared).toBe(true)
  })

  test('SHR-34 SHR-Q11 links are made of the public address, whatever address a call was made to', async () => {
    const { keeper } = await startApp(dialect, { env: { PUBLIC_URL: 'https://book.example' } })
    const owner = await keeper()
    const { id } = await add(owner, {})
    const userId = await idOf(owner)
    const headers = { 'x-forwarded-host': 'evil.example' }
    const link = `https://book.example/shared/reptile/${id}`
    expect((await owner.get(`/api/reptiles/${id}/sharing`, headers)).json()).toEqual({
      shared: false,
      showNotes: true,
      showPrice: true,
      showGenotype: false,
      inCollection: false,
      asksPassword: false,
      link,
      ...{ endsOn: null, ended: false, hasPassword: false, views: 0, lastViewedOn: null },
    })
    await share(owner, id)
    expect((await owner.get('/api/user/sharing', headers)).json()).toMatchObject({
      links: {
        profile: `https://book.example/profile/${userId}/shared`,
        collection: `https://book.example/collection/${userId}`,
      },
      reptiles: [{ id, link }],
    })
  })

  test('SHR-Q01 an animal tells that it is seen with the collection, until it is archived', async () => {
    const { owner } = await start()
    const { id } = await add(owner, {})
    await owner.patch('/api/user/sharing', { collection: true })
    const sharing = async () => (await owner.get(`/api/reptiles/${id}/sharing`)).json()
    expect(await sharing()).toMatchObject({ shared: false, inCollection: true })
    await owner.post(`/api/animals/${id}/archive`)
    expect(await sharing()).toMatchObject({ shared: false, inCollection: false })
  })

  test('ACC-Q12 SHR-60 pages of a shut account are gone', async () => {
    const { owner, stranger, app } = await start()
    const { id } = await add(owner, {})
    const user = (await owner.get('/api/user')).json()
    await share(owner, id)
    await owner.patch('/api/user/sharing', { profile: true, collection: true })
    await app.services.accounts.operator.setActive(user.username, false)
    for (const path of [
      `shared/reptile/${id}`,
      `public/users/${user.id}/profile`,
      `public/users/${user.id}/reptiles`,
    ])
      expect((await stranger.get(`/api/${path}`)).status).toBe(404)
  })

  test('SHR-63 strangers are slowed down before they copy the site', async () => {
    const product = await startApp(dialect, { env: { RATE_LIMITS: 'on' }, withLock: true })
    const stranger = product.visitor()
    const statuses = new Set<number>()
    for (let round = 0; round < 13; round += 1) {
      const calls = Array.from({ length: 10 }, (_, n) => stranger.get(`/api/shared/reptile/${n + 1}`))
      for (const { status } of await Promise.all(calls)) statuses.add(status)
    }
    expect([...statuses]).toEqual([404, 429])
    const refused = await stranger.get('/api/public/users/1/profile')
    expect([refused.status, refused.json().code]).toEqual([429, 'too-many'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
