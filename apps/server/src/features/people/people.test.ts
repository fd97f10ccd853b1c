import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { formOf } from '../../testing/full.ts'
import { createWire } from '../../testing/fuzz/wire.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createFollow } from './people.repository.ts'

const idOf = async (keeper: Visitor): Promise<number> => (await keeper.get('/api/user')).json().id

const namesOf = async (keeper: Visitor, query = ''): Promise<string[]> =>
  (await keeper.get(`/api/users${query}`)).json().map((one: { username: string }) => one.username)

onBothDatabases('people', (dialect) => {
  test('SHR-37 SHR-38 SHR-40 SHR-41 SHR-43 SHR-Q07 keepers find each other by name and username, a page at a time', async () => {
    const { keeper, visitor, app } = await startApp(dialect, { ownDatabase: true })
    const anna = await keeper({ username: 'anna_balls', name: 'Änna Müller' })
    const boris = await keeper({ username: 'boris_boas', name: 'Boris' })
    const cleo = await keeper({ username: 'cleo_corns' })
    const shut = await keeper({ username: 'dora_shut' })
    await app.services.accounts.operator.setActive('dora_shut', false)
    expect((await shut.get('/api/users')).status).toBe(401)
    expect((await visitor().get('/api/users')).status).toBe(401)
    expect(await namesOf(anna)).toEqual(['boris_boas', 'cleo_corns'])
    expect(await namesOf(boris, '?q=M%C3%9CLL')).toEqual(['anna_balls'])
    expect(await namesOf(boris, '?q=_corn')).toEqual(['cleo_corns'])
    expect(await namesOf(boris, '?q=%25')).toEqual([])
    const first = await boris.get('/api/users?limit=1')
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect([first.json().length, (await boris.get(next)).json()[0].username]).toEqual([1, 'cleo_corns'])
    const seen = await boris.get(`/api/users/${await idOf(anna)}`)
    expect(seen.json()).toEqual({
      id: await idOf(anna),
      username: 'anna_balls',
      name: 'Änna Müller',
      profileImage: null,
      createdAt: expect.any(String),
      isFollowed: false,
      followers: 0,
      following: 0,
      sharesProfile: false,
      sharesCollection: false,
    })
    expect(seen.text).not.toContain('example.org')
    await anna.patch('/api/user/profile', { name: 'Zoe' })
    expect(await namesOf(cleo, '?q=zoe')).toEqual(['anna_balls'])
    expect((await boris.get('/api/users?cursor=x')).status).toBe(400)
  })

  test('SHR-36 SHR-Q07 a keeper who hides is found by those alone who are in a follow with them', async () => {
    const { keeper, app } = await startApp(dialect, { ownDatabase: true })
    const [anna, boris] = [await keeper(), await keeper({ username: 'boris_boas' })]
    const [annasId, id] = [await idOf(anna), await idOf(boris)]
    await boris.patch('/api/user/sharing', { directory: false })
    expect(await namesOf(anna)).toEqual([])
    const [hidden, missing] = [await anna.get(`/api/users/${id}`), await anna.get('/api/users/999999')]
    expect([hidden.status, hidden.text]).toEqual([404, missing.text])
    expect(hidden.json().message).toBe('User Not Found')
    expect((await anna.post(`/api/follow/${id}`)).status).toBe(404)
    await boris.post(`/api/follow/${annasId}`)
    expect((await anna.get(`/api/users/${id}`)).status).toBe(200)
    await boris.patch('/api/user/sharing', { directory: true })
    await app.services.accounts.operator.setActive('boris_boas', false)
    expect((await anna.get(`/api/users/${id}`)).status).toBe(404)
    expect((await anna.get('/api/followers')).json()).toEqual([])
    expect((await anna.get(`/api/users/${annasId}`)).json().followers).toBe(0)
  })

  test('SHR-45 SHR-46 SHR-47 SHR-48 SHR-49 SHR-65 R19 following keeps one pair, and never oneself', async () => {
    const { app, keeper } = await startApp(dialect, { ownDatabase: true })
    const [anna, boris] = [await keeper({ username: 'anna_balls' }), await keeper({ username: 'boris_boas' })]
    const [annasId, id] = [await idOf(anna), await idOf(boris)]
    const answers = await Promise.all(Array.from({ length: 10 }, () => anna.post(`/api/follow/${id}`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    const following = (await anna.get('/api/following')).json()
    expect(following).toMatchObject([
      { id, username: 'boris_boas', isFollowed: true, followId: expect.any(Number) },
    ])
    expect((await boris.get('/api/followers')).json()).toMatchObject([{ id: annasId, isFollowed: false }])
    expect((await anna.get(`/api/users/${id}`)).json()).toMatchObject({ followers: 1, isFollowed: true })
    const self = await anna.post(`/api/follow/${annasId}`)
    expect([self.status, self.json().message]).toEqual([400, 'You cannot follow yourself'])
    expect((await anna.post('/api/follow/999999')).status).toBe(404)
    // As where that keeper left after it was looked up.
    const pair = { followerId: annasId, followingId: 999_999, createdAt: '2026-06-15T12:00:00.000Z' }
    const late = app.db.transaction().execute((tx) => createFollow(tx, pair))
    await expect(late).rejects.toMatchObject({ code: 'not-found' })
    for (const _again of [1, 2]) expect((await anna.remove(`/api/follow/${id}`)).status).toBe(204)
    expect((await anna.get('/api/following')).json()).toEqual([])
  })

  test('SHR-Q09 following gives no rights, and a photo is shown to those who may see the keeper', async () => {
    const { keeper, visitor } = await startApp(dialect)
    const [anna, boris] = [await keeper(), await keeper()]
    const id = await idOf(boris)
    await boris.patch('/api/user/profile', { profileImage: dataUrl(await plainJpeg()) })
    const animal = (await boris.post('/api/animals', { name: 'Ember', species: 'Boa' })).json()
    await anna.post(`/api/follow/${id}`)
    expect((await anna.get(`/api/animals/${animal.id}`)).status).toBe(404)
    expect((await anna.get(`/api/shared/reptile/${animal.id}`)).status).toBe(404)
    const { profileImage } = (await anna.get(`/api/users/${id}`)).json()
    expect((await anna.get(`${profileImage}?size=thumb`)).headers.get('content-type')).toBe('image/jpeg')
    expect((await visitor().get(profileImage)).status).toBe(401)
    await anna.remove(`/api/follow/${id}`)
    await boris.patch('/api/user/sharing', { directory: false })
    expect((await anna.get(profileImage)).status).toBe(404)
    await boris.patch('/api/user/sharing', { profile: true })
    const open = (await visitor().get(`/api/public/users/${id}/profile`)).json().user.profileImage
    expect((await visitor().get(open)).status).toBe(200)
  })

  test(
    'R88 the directory hands out pages of fifty, and of 5,000 that are asked for at once no more than 120 a minute',
    formOf(dialect === 'sqlite'),
    async () => {
      const { keeper, app, url } = await startApp(dialect, { env: { RATE_LIMITS: 'on' }, withLock: true })
      const anna = await keeper()
      const base = {
        passwordHash: 'x',
        plan: 'free' as const,
        isAdmin: false,
        isActive: true,
        timeZone: 'UTC',
      }
      const many = Array.from({ length: 60 }, (_, n) => ({
        ...base,
        username: `keeper${n}`,
        usernameKey: `keeper${n}`,
        email: `k${n}@example.org`,
        emailKey: `k${n}@example.org`,
        name: null,
        profileImage: null,
        recoveryEmail: null,
        recoveryEmailKey: null,
        createdAt: '2026-01-01T00:00:00.000Z',
      }))
      await app.db.insertInto('keeper').values(many).execute()
      expect((await anna.get('/api/users?limit=200')).json()).toHaveLength(50)
      expect((await anna.get('/api/users')).json()).toHaveLength(50)
      const send = createWire(url, 12)
      const ask = () => send(anna, { method: 'GET', path: '/api/users?limit=1', headers: {} })
      const answered: Record<number, number> = { 200: 0, 429: 0 }
      const start = performance.now()
      for (let sent = 0; sent < 5000; sent += 50) {
        const answers = await Promise.all(Array.from({ length: 50 }, ask))
        for (const { status } of answers) answered[status] = (answered[status] ?? 0) + 1
      }
      const minutes = Math.ceil((performance.now() - start) / 60_000)
      expect((answered[200] ?? 0) + (answered[429] ?? 0), 'in all').toBe(5000)
      expect(answered[200]).toBeGreaterThan(100)
      expect(answered[200], 'two of the pages were asked for before').toBeLessThanOrEqual(120 * (minutes + 1))
    },
  )
})
