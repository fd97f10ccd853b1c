import { expect, test } from 'vitest'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createOpenPages } from './open-pages.ts'

const password = 'grey rack'

const add = async (keeper: Visitor, body: object = {}) =>
  (await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius', ...body })).json()

const share = (keeper: Visitor, id: number, change: object = {}) =>
  keeper.put(`/api/reptiles/${id}/sharing`, { shared: true, ...change })

onSqliteFirst('a page behind a password', (dialect) => {
  const start = async (env: Record<string, string> = {}) => {
    const clock = createTestClock()
    const product = await startApp(dialect, { clock, env, withLock: 'RATE_LIMITS' in env })
    const owner = await product.keeper()
    const { id: userId } = (await owner.get('/api/user')).json()
    const photos = [dataUrl(await plainJpeg())]
    const animal = await add(owner, { photos })
    const path = `/api/shared/reptile/${animal.id}`
    const photo = `${path}/media/${/\d+$/.exec(animal.photos[0])?.[0]}`
    return { ...product, clock, owner, userId, id: animal.id as number, path, photo }
  }

  test('S2 R55 shows nothing before, no photo and no word in a chat, and all of it with the pass', async () => {
    const { app, clock, owner, visitor, id, path, photo } = await start()
    expect((await share(owner, id, { password })).json()).toMatchObject({
      hasPassword: true,
      asksPassword: true,
    })
    const stranger = visitor()
    for (const one of [path, `/api/public/reptiles/${id}`, photo, `${photo}?size=thumb`]) {
      const asked = await stranger.get(one)
      expect([asked.status, asked.json().code]).toEqual([403, 'password-needed'])
      expect(asked.text).not.toContain('Ember')
    }
    const { sharing, accounts } = app.services
    const pages = createOpenPages({ sharing, findSession: accounts.findSession, clock })
    const visit = { token: null, isPerson: true, shareTokens: () => undefined }
    const { status, preview, told } = await pages.find(`/shared/reptile/${id}`, '', visit)
    expect({ status, preview }).toEqual({ status: 403, preview: null })
    expect(told?.page).toEqual({ page: 'animal', id, answer: null, isLocked: true })
    const wrong = await stranger.post(`${path}/pass`, { password: 'Grey rack' })
    expect([wrong.status, wrong.json().errors]).toEqual([
      400,
      { password: 'That is not the password of this page' },
    ])
    expect(stranger.cookies.size).toBe(0)
    const right = await stranger.post(`${path}/pass`, { password })
    expect(right.status).toBe(204)
    expect(right.headers.get('set-cookie')).toMatch(
      new RegExp(`^clutchbook-pass-animal-${id}=[^;]+; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax$`),
    )
    expect((await stranger.get(path)).json().name).toBe('Ember')
    const shown = await stranger.get(photo)
    // It is not the same for everybody, so pages of others don't show it.
    expect([shown.status, shown.headers.get('cross-origin-resource-policy')]).toEqual([200, 'same-origin'])
    expect((await visitor().get(path)).status).toBe(403)
    // The owner's preview asks for nothing, and no answer holds what guards the page.
    expect((await owner.get(`/api/reptiles/${id}/preview`)).status).toBe(200)
    for (const own of [`/api/reptiles/${id}/sharing`, '/api/user/sharing', '/api/moving/archive'])
      expect((await owner.get(own)).text).not.toMatch(/argon2|passKey|grey rack/)
  })

  test('S2 a pass ends after hours, with another password, and when sharing stops or ends', async () => {
    const { owner, visitor, id, path, clock } = await start()
    const stranger = visitor()
    const enter = async (word = password) => {
      expect((await stranger.post(`${path}/pass`, { password: word })).status).toBe(204)
      expect((await stranger.get(path)).status).toBe(200)
    }
    const status = async () => (await stranger.get(path)).status
    await share(owner, id, { password })
    await enter()
    const taken = [...stranger.cookies]
    clock.moveOn({ hours: 11, minutes: 59 })
    expect(await status()).toBe(200)
    clock.moveOn({ minutes: 1 })
    expect(await status()).toBe(403)
    await enter()
    await share(owner, id, { showNotes: false })
    expect(await status()).toBe(200)
    await share(owner, id, { password: 'black rack' })
    expect(await status()).toBe(403)
    await enter('black rack')
    await share(owner, id, { shared: false })
    expect(await status()).toBe(404)
    // Shared anew, the password still holds, and the old pass doesn't.
    await share(owner, id)
    expect(await status()).toBe(403)
    await enter('black rack')
    const both = { ids: [id], shared: false }
    await owner.put('/api/reptiles/sharing', both)
    await owner.put('/api/reptiles/sharing', { ...both, shared: true })
    expect(await status()).toBe(403)
    await enter('black rack')
    await share(owner, id, { endsOn: '2026-06-16' })
    clock.moveTo('2026-06-16T12:00:00.000Z')
    await owner.get('/api/user')
    clock.moveTo('2026-06-17T00:00:00.000Z')
    expect(await status()).toBe(404)
    expect((await stranger.post(`${path}/pass`, { password: 'black rack' })).status).toBe(404)
    await share(owner, id, { password: null })
    expect((await visitor().get(path)).status).toBe(200)
    for (const [name, value] of taken) stranger.cookies.set(name, value.replace(/^\d+/, '9999999999999'))
    await share(owner, id, { password })
    expect(await status()).toBe(403)
  })

  test('S2 SHR-60 a pass to one page opens no other, and what is private is not told by asking for its password', async () => {
    const { owner, visitor, id, path } = await start()
    const other = await add(owner)
    for (const one of [id, other.id]) await share(owner, one, { password })
    const stranger = visitor()
    await stranger.post(`${path}/pass`, { password })
    const value = stranger.cookies.get(`clutchbook-pass-animal-${id}`) ?? ''
    stranger.cookies.set(`clutchbook-pass-animal-${other.id}`, value)
    expect((await stranger.get(`/api/shared/reptile/${other.id}`)).status).toBe(403)
    await share(owner, id, { shared: false })
    const [hidden, missing] = [
      await stranger.post(`${path}/pass`, { password }),
      await stranger.post('/api/shared/reptile/999999/pass', { password }),
    ]
    expect([hidden.status, hidden.text]).toEqual([404, missing.text])
  })

  test('S2 a collection’s password guards the animals it shows but those that are shared by themselves without one', async () => {
    const { owner, visitor, userId, id, path, photo } = await start()
    const single = await add(owner, { name: 'Ash' })
    const guarded = await add(owner, { name: 'Basalt', isArchived: true })
    await share(owner, single.id)
    await share(owner, guarded.id, { password: 'its own' })
    await owner.patch('/api/user/sharing', {
      profile: true,
      collection: true,
      limits: { collection: { password } },
    })
    expect((await owner.get(`/api/reptiles/${id}/sharing`)).json()).toMatchObject({
      ...{ shared: false, hasPassword: false, inCollection: true, asksPassword: true },
    })
    const stranger = visitor()
    const list = `/api/public/users/${userId}/reptiles`
    const names = async (): Promise<string[]> =>
      (await stranger.get(`/api/public/users/${userId}/profile`))
        .json()
        .reptiles.map(({ name }: { name: string }) => name)
    for (const one of [list, path, photo]) expect((await stranger.get(one)).status, one).toBe(403)
    expect((await stranger.get(`/api/shared/reptile/${single.id}`)).status).toBe(200)
    // The profile has no password; of what has one it shows nothing.
    expect(await names()).toEqual(['Ash'])
    expect((await stranger.post(`${list}/pass`, { password: 'nope' })).status).toBe(400)
    // Whoever was sent the link of an animal enters the same password there.
    expect((await stranger.post(`${path}/pass`, { password })).status).toBe(204)
    for (const one of [list, path, photo]) expect((await stranger.get(one)).status, one).toBe(200)
    expect(await names()).toEqual(['Ash', 'Ember'])
    expect((await stranger.get(`/api/shared/reptile/${guarded.id}`)).status).toBe(403)
    await owner.patch('/api/user/sharing', { collection: false })
    expect((await stranger.get(path)).status).toBe(404)
    await owner.patch('/api/user/sharing', { collection: true })
    expect((await stranger.get(path)).status).toBe(403)
  })

  test('S2 a profile’s password guards the profile, and the photo on it', async () => {
    const { owner, visitor, keeper, userId } = await start()
    await owner.patch('/api/user/profile', { profileImage: dataUrl(await plainJpeg()) })
    await owner.patch('/api/user/sharing', {
      profile: true,
      directory: false,
      limits: { profile: { password } },
    })
    const [stranger, other] = [visitor(), await keeper()]
    const profile = `/api/public/users/${userId}/profile`
    const photo = `/api/public/users/${userId}/photo`
    for (const one of [profile, photo]) expect((await stranger.get(one)).status).toBe(403)
    // Whoever is listed nowhere is not found by other keepers for such a profile either.
    expect((await other.get(`/api/users/${userId}`)).status).toBe(404)
    expect((await stranger.post(`${profile}/pass`, { password })).status).toBe(204)
    for (const one of [profile, photo]) expect((await stranger.get(one)).status).toBe(200)
    const short = await owner.patch('/api/user/sharing', { limits: { profile: { password: 'abc' } } })
    expect([short.status, JSON.stringify(short.json().errors)]).toEqual([
      400,
      expect.stringContaining('Please use at least 4 characters'),
    ])
    await owner.patch('/api/user/sharing', { limits: { profile: { password: null } } })
    expect((await visitor().get(profile)).status).toBe(200)
  })

  test('S2 R32 over TLS a pass is bound to the host, and a plain cookie of that name counts for nothing', async () => {
    const { owner, visitor, id, path } = await start({ PUBLIC_URL: 'https://book.example' })
    await share(owner, id, { password })
    const stranger = visitor()
    const given = await stranger.post(`${path}/pass`, { password })
    expect(given.headers.get('set-cookie')).toMatch(
      new RegExp(`^__Host-clutchbook-pass-animal-${id}=.+; Path=/; HttpOnly; Secure; SameSite=Lax$`),
    )
    expect((await stranger.get(path)).status).toBe(200)
    const value = stranger.cookies.get(`__Host-clutchbook-pass-animal-${id}`) ?? ''
    stranger.cookies.clear()
    stranger.cookies.set(`clutchbook-pass-animal-${id}`, value)
    expect((await stranger.get(path)).status).toBe(403)
  })

  test('S2 ACC-94 guesses are slowed down for the page and the address, and a right one is not held up', async () => {
    const { owner, visitor, id, path, clock } = await start({ RATE_LIMITS: 'on' })
    await share(owner, id, { password })
    const stranger = visitor()
    const enter = (word: string) => stranger.post(`${path}/pass`, { password: word })
    for (let n = 0; n < 5; n += 1) expect((await enter(`guess ${n}`)).status).toBe(400)
    const held = await enter(password)
    expect([held.status, held.json().message]).toEqual([
      429,
      'Too many attempts. Please try again in 5 seconds.',
    ])
    expect(stranger.cookies.size).toBe(0)
    clock.moveOn({ minutes: 1 })
    expect((await enter(password)).status).toBe(204)
    // A right one is forgotten together with the wrong ones before it.
    for (let n = 0; n < 4; n += 1) expect((await enter(`guess ${n}`)).status).toBe(400)
  })
})
