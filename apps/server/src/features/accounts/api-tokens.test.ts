import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { bearing, makeToken } from '../../testing/tokens.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

const mara = { username: 'mara_reyes', email: 'mara@example.org', password: 'rack-7-tubs' }
const ember = { name: 'Ember', species: 'Python regius' }

/** Limits are on, and this machine is a proxy that is trusted to say for whom it calls. */
const behindProxy = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }
const from = (address: string) => ({ 'x-forwarded-for': address })

const namesOf = (animals: readonly { name: string }[]) => animals.map(({ name }) => name)

/** What a program that has this token hears. */
const statusWith = async ({ visitor }: TestApp, token: string): Promise<number> =>
  (await visitor().get('/api/animals', bearing(token))).status

onBothDatabases('personal tokens', (dialect) => {
  test('A1 R91 a token is shown once, known by its hash alone, and listed without itself', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const keeper = await running.keeper()
    const { token, ...made } = await makeToken(keeper, {
      name: '  Feeding script ',
      scope: 'change',
      lastsDays: 90,
    })
    expect(token).toMatch(/^clb_[\w-]{43}$/)
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'Feeding script',
      scope: 'change',
      createdAt: '2026-06-15T12:00:00.000Z',
      lastUsedAt: null,
      endsAt: '2026-09-13T12:00:00.000Z',
    })
    const later = await makeToken(keeper)
    expect(later.endsAt).toBeNull()
    const listed = await keeper.get('/api/tokens')
    expect(listed.json()).toEqual([expect.objectContaining({ id: later.id }), made])
    const stored = await readWholeDatabase(running.app.db)
    expect(stored).toContain('Feeding script')
    for (const word of [token, token.slice('clb_'.length)]) {
      expect(listed.text).not.toContain(word)
      expect(stored).not.toContain(word)
    }
  })

  test('A1 R22 R91 a program acts for the keeper of its token, whoever’s cookie comes along, and kept answers stay apart', async () => {
    const running = await startApp(dialect)
    const [keeper, other] = [await running.keeper(), await running.keeper()]
    await keeper.post('/api/animals', { ...ember, name: 'Mine' })
    await other.post('/api/animals', { ...ember, name: 'Theirs' })
    const { token } = await makeToken(keeper)
    const theirs = await makeToken(other)
    for (let round = 0; round < 3; round += 1) {
      expect(namesOf((await keeper.get('/api/animals')).json())).toEqual(['Mine'])
      expect(namesOf((await other.get('/api/animals')).json())).toEqual(['Theirs'])
      expect(namesOf((await other.get('/api/animals', bearing(token))).json())).toEqual(['Mine'])
      expect(namesOf((await running.visitor().get('/api/animals', bearing(theirs.token))).json())).toEqual([
        'Theirs',
      ])
    }
    const [first, again] = [
      await keeper.get('/api/animals'),
      await keeper.get('/api/animals', bearing(token)),
    ]
    expect([again.text, again.headers.get('etag')]).toEqual([first.text, first.headers.get('etag')])
    const tag = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await running.visitor().get('/api/animals', { ...bearing(token), ...tag })).status).toBe(304)
    expect((await running.visitor().get('/api/animals', { ...bearing(theirs.token), ...tag })).status).toBe(
      200,
    )
    // A cookie that works is no way around a token that does not.
    const refused = await keeper.get('/api/animals', bearing('clb_unknown'))
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null])
  })

  test('A1 a change is made once for its key, needs no word of where it comes from, and shows at once', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const { token } = await makeToken(keeper, { scope: 'change' })
    const program = running.visitor()
    const headers = { ...bearing(token), 'idempotency-key': 'ember-1', origin: 'https://dashboard.example' }
    const [first, second] = [
      await program.post('/api/animals', ember, headers),
      await program.post('/api/animals', ember, headers),
    ]
    expect([first.status, second.json().id]).toEqual([201, first.json().id])
    expect(namesOf((await keeper.get('/api/animals')).json())).toEqual(['Ember'])
    const foreign = await keeper.post('/api/animals', ember, { origin: 'https://dashboard.example' })
    expect(foreign.json().code, 'a cookie needs it as before').toBe('foreign-origin')
  })

  test('A1 R91 a token that only reads changes nothing, and the refusal says what to do', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const { token } = await makeToken(keeper)
    const refused = await running.visitor().post('/api/animals', ember, bearing(token))
    expect([refused.status, refused.json()]).toEqual([
      403,
      {
        code: 'not-allowed',
        message:
          'This token may only read. Please use one that may read and change; it is made in Account Settings.',
      },
    ])
    expect((await keeper.get('/api/animals')).json()).toEqual([])
  })

  test('A1 twenty tokens that work are enough, also when they are asked for at once', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const keeper = await running.keeper(mara)
    const ask = () => keeper.post('/api/tokens', { name: 'Shelf', scope: 'read', lastsDays: 30 })
    for (let n = 0; n < 19; n += 1) expect((await ask()).status).toBe(201)
    for (let round = 0; round < 6; round += 1) {
      const asked = await Promise.all(Array.from({ length: 15 }, ask))
      const [made, ...more] = asked.filter(({ status }) => status === 201)
      expect(more).toEqual([])
      expect(asked.find(({ status }) => status !== 201)?.json()).toEqual({
        code: 'taken',
        message: 'You have 20 tokens already. Please revoke one first.',
      })
      expect((await keeper.remove(`/api/tokens/${made?.json().id}`)).status).toBe(204)
    }
    expect((await ask()).status).toBe(201)
    expect((await ask()).status).toBe(409)
    clock.moveOn({ days: 30 })
    const { username, password } = mara
    await keeper.post('/api/login', { username, password })
    expect((await ask()).status, 'ended ones take no place').toBe(201)
  })

  test('A1 use is noted once an hour at most', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const keeper = await running.keeper()
    const { token } = await makeToken(keeper)
    const lastUsed = async () => {
      expect(await statusWith(running, token)).toBe(200)
      return (await keeper.get('/api/tokens')).json()[0].lastUsedAt
    }
    expect(await lastUsed()).toBe('2026-06-15T12:00:00.000Z')
    clock.moveOn({ minutes: 59 })
    expect(await lastUsed()).toBe('2026-06-15T12:00:00.000Z')
    clock.moveOn({ minutes: 1 })
    expect(await lastUsed()).toBe('2026-06-15T13:00:00.000Z')
  })

  test('A1 ACC-Q16 a session of more than a day signs in again before it makes a token', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    await running.keeper(mara)
    const browser = running.visitor()
    const { username, password } = mara
    await browser.post('/api/login', { username, password, rememberMe: true })
    clock.moveOn({ hours: 25 })
    const refused = await browser.post('/api/tokens', { name: 'Shelf', scope: 'read', lastsDays: null })
    expect([refused.status, refused.json().code]).toEqual([403, 'sign-in-again'])
    expect((await browser.get('/api/tokens')).json()).toEqual([])
    await browser.post('/api/login', { username, password })
    await makeToken(browser)
  })

  test('A1 R91 ACC-94 tokens that don’t work are slowed down for their address; one that does is not', async () => {
    const running = await startApp(dialect, { clock: createTestClock(), env: behindProxy })
    const { token } = await makeToken(await running.keeper())
    const here = from('203.0.113.7')
    const ask = (word: string, headers = here) =>
      running.visitor().get('/api/animals', { ...headers, ...bearing(word) })
    const statuses: number[] = []
    for (let n = 0; n < 22; n += 1) statuses.push((await ask(`clb_guess-${n}`)).status)
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
    const refused = await ask('clb_guess')
    expect([refused.json().code, refused.headers.get('retry-after')]).toEqual(['too-many', '5'])
    expect((await ask(token)).status).toBe(200)
    expect((await ask('clb_guess', from('198.51.100.9'))).status).toBe(401)
  })
})

test.each([
  [{ name: '' }, 'name', 'Please give the token a name'],
  [{ name: '   ' }, 'name', 'Please give the token a name'],
  [{ name: 'x'.repeat(61) }, 'name', "A token's name has at most 60 characters"],
  [{ name: 'two\nlines' }, 'name', 'Please remove the invisible control characters'],
  [{ scope: 'admin' }, 'scope', 'Please choose what the token may do: "read", "change" or "measure"'],
  [{ lastsDays: 31 }, 'lastsDays', 'Please choose 30, 90, 365 days, or null for a token without an end'],
  [
    { lastsDays: undefined },
    'lastsDays',
    'Please choose 30, 90, 365 days, or null for a token without an end',
  ],
])('A1 %o makes no token and is told at its field', async (fields, field, message) => {
  const { keeper: newKeeper } = await startApp('sqlite')
  const keeper = await newKeeper()
  const body = { name: 'Shelf', scope: 'read', lastsDays: null, ...fields }
  const refused = await keeper.post('/api/tokens', body)
  expect([refused.status, refused.json().errors]).toEqual([400, { [field]: message }])
  expect((await keeper.get('/api/tokens')).json()).toEqual([])
})
