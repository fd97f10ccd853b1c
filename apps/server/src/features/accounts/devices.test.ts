import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { bearing, makeToken } from '../../testing/tokens.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

const mara = { username: 'mara_reyes', email: 'mara@example.org', password: 'rack-7-tubs' }
const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
}

const pathOf = (device: string): string => `/api/devices/${device}`

async function signIn({ visitor }: TestApp): Promise<Visitor> {
  const browser = visitor()
  const { username, password } = mara
  expect((await browser.post('/api/login', { username, password })).status).toBe(200)
  return browser
}

const listOf = async (keeper: Visitor) => (await keeper.get('/api/devices')).json()

onBothDatabases('devices', (dialect) => {
  test('OFF-09 a browser says what it keeps, is told its key, and is listed without it', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const keeper = await running.keeper()
    const device = randomUUID()
    const first = await keeper.put(pathOf(device.toUpperCase()), { keepsCopy: true, push: null }, phone)
    expect(first.status).toBe(200)
    const { sealKey, ...shown } = first.json()
    expect(shown).toEqual({
      device,
      name: 'Chrome on Android',
      keepsCopy: true,
      waiting: 0,
      hasPush: false,
      seenAt: '2026-06-15T12:00:00.000Z',
      isCurrent: true,
    })
    expect(Buffer.from(sealKey, 'base64url')).toHaveLength(32)
    clock.moveOn({ hours: 1 })
    const second = (
      await keeper.put(pathOf(device), { name: '  Phone of the rack room ', waiting: 3 })
    ).json()
    expect(second).toEqual({
      ...shown,
      name: 'Phone of the rack room',
      waiting: 3,
      seenAt: '2026-06-15T13:00:00.000Z',
      sealKey,
    })
    const { sealKey: _, ...listed } = second
    const list = await keeper.get('/api/devices')
    expect(list.json()).toEqual([listed])
    expect(await readWholeDatabase(running.app.db)).not.toContain(sealKey)
  })

  test('OFF-09 a key is of one person and one device, and stays what it is over a new session', async () => {
    const running = await startApp(dialect)
    const username = `mara${randomUUID().slice(0, 8)}`
    const [keeper, other] = [await running.keeper({ ...mara, username }), await running.keeper()]
    const [device, elsewhere] = [randomUUID(), randomUUID()]
    const keyOf = async (visitor: Visitor, at: string): Promise<string> =>
      (await visitor.put(pathOf(at), {})).json().sealKey
    const key = await keyOf(keeper, device)
    expect(new Set([key, await keyOf(keeper, elsewhere), await keyOf(other, device)]).size).toBe(3)
    expect((await keeper.remove(pathOf(device))).status).toBe(204)
    const again = running.visitor()
    await again.post('/api/login', { username, password: mara.password })
    expect(await keyOf(again, device)).toBe(key)
    // The other's device of the same name is the other's own.
    expect((await listOf(other)).map((one: { device: string }) => one.device)).toEqual([device])
  })

  test('OFF-09 removing a device ends the sessions at it and no other, and is heard once', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper(mara)
    const [lost, twice, desk] = [await signIn(running), await signIn(running), await signIn(running)]
    const [atLost, atDesk] = [randomUUID(), randomUUID()]
    await lost.put(pathOf(atLost), { keepsCopy: true })
    await twice.put(pathOf(atLost), {})
    await desk.put(pathOf(atDesk), { keepsCopy: true })
    const current = (await listOf(desk)).map(({ device, isCurrent }: Record<string, unknown>) => [
      device,
      isCurrent,
    ])
    expect(current.sort()).toEqual(
      [
        [atDesk, true],
        [atLost, false],
      ].sort(),
    )
    expect((await keeper.remove(pathOf(atLost))).status).toBe(204)
    expect((await lost.get('/api/user')).status).toBe(401)
    expect((await twice.get('/api/user')).status).toBe(401)
    expect((await desk.get('/api/user')).status).toBe(200)
    expect((await keeper.get('/api/user')).status).toBe(200)
    const gone = await keeper.remove(pathOf(atLost))
    expect([gone.status, gone.json().message]).toEqual([404, 'Device not found'])
  })

  test("OFF-09 a stranger removes nobody's device", async () => {
    const running = await startApp(dialect)
    const [keeper, stranger] = [await running.keeper(), await running.keeper()]
    const device = randomUUID()
    await keeper.put(pathOf(device), { keepsCopy: true })
    expect((await stranger.remove(pathOf(device))).status).toBe(404)
    expect(await listOf(stranger)).toEqual([])
    expect(await listOf(keeper)).toHaveLength(1)
    expect((await keeper.get('/api/user')).status).toBe(200)
  })

  test('OFF-09 there are 20 devices at most, also where many come at once', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const put = (device: string) => keeper.put(pathOf(device), {})
    const known = randomUUID()
    expect((await put(known)).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 24 }, () => put(randomUUID())))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    expect(refused[0]?.json()).toMatchObject({
      code: 'taken',
      message:
        'You have 20 devices already. Please remove one that you no longer use in Account Settings first.',
    })
    expect((await put(known)).status).toBe(200)
    expect(await listOf(keeper)).toHaveLength(20)
    // The same one at once is one.
    const other = await running.keeper()
    const same = randomUUID()
    const stated = { name: 'Phone', keepsCopy: true, waiting: 2 }
    const both = await Promise.all(Array.from({ length: 6 }, () => other.put(pathOf(same), stated)))
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await listOf(other)).toHaveLength(1)
    for (const answer of both) expect(answer.json()).toMatchObject(stated)
  })

  test('OFF-09 two that come at once for one device both have what they state of it noted', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (let round = 0; round < 5; round++) {
      const device = randomUUID()
      const stated = [{ name: 'Phone' }, { keepsCopy: true }, { waiting: 2 }]
      const answers = await Promise.all(stated.map((one) => keeper.put(pathOf(device), one)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const list: { device: string }[] = await listOf(keeper)
      const noted = list.find((one) => one.device === device)
      expect(noted).toMatchObject({ name: 'Phone', keepsCopy: true, waiting: 2 })
    }
  })

  test('OFF-09 OFF-22 signing out notes that the device keeps nothing any more', async () => {
    const running = await startApp(dialect)
    const username = `mara${randomUUID().slice(0, 8)}`
    const keeper = await running.keeper({ username, password: mara.password })
    const browser = running.visitor()
    await browser.post('/api/login', { username, password: mara.password })
    const [device, elsewhere] = [randomUUID(), randomUUID()]
    await keeper.put(pathOf(elsewhere), { keepsCopy: true })
    await browser.put(pathOf(device), { keepsCopy: true })
    expect((await browser.post('/api/logout')).status).toBeLessThan(300)
    const list: { device: string; keepsCopy: boolean }[] = await listOf(keeper)
    expect(new Map(list.map((one) => [one.device, one.keepsCopy]))).toEqual(
      new Map([
        [device, false],
        [elsewhere, true],
      ]),
    )
  })

  test.for([
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ waiting: -1 }, 'waiting'],
    [{ waiting: 1.5 }, 'waiting'],
    [{ keepsCopy: 'yes' }, 'keepsCopy'],
    [{ push: {} }, 'push'],
  ] as const)(
    'OFF-09 refuses %j by the name of the field and keeps what there was',
    async ([body, field]) => {
      const keeper = await (await startApp(dialect)).keeper()
      const device = randomUUID()
      await keeper.put(pathOf(device), { name: 'Phone' })
      const answer = await keeper.put(pathOf(device), body)
      expect([answer.status, Object.keys(answer.json().errors)]).toEqual([400, [field]])
      expect(await listOf(keeper)).toMatchObject([{ name: 'Phone', waiting: 0, keepsCopy: false }])
    },
  )

  test('OFF-09 a device is named by a UUID, and by someone who is signed in: no token does', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const answer = await keeper.put(pathOf('phone'), {})
    expect([answer.status, answer.json().errors]).toEqual([400, { device: 'A device is named by a UUID' }])
    const { token } = await makeToken(keeper, { scope: 'change' })
    const caller = running.visitor()
    const device = randomUUID()
    expect((await caller.put(pathOf(device), {}, bearing(token))).status).toBe(403)
    expect((await caller.get('/api/devices', bearing(token))).status).toBe(403)
    expect((await caller.put(pathOf(device), {})).status).toBe(401)
  })
})
