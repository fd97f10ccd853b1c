import { expect, test } from 'vitest'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { tokenIn, waitForMail } from '../../testing/outbox.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { bearing, makeToken } from '../../testing/tokens.ts'
import type { Visitor } from '../../testing/visitor.ts'

const mara = { username: 'mara_reyes', email: 'mara@example.org', password: 'rack-7-tubs' }
const newPassword = 'warm-hide-9'

/** What a program that has this token hears. */
const statusWith = async ({ visitor }: TestApp, token: string): Promise<number> =>
  (await visitor().get('/api/animals', bearing(token))).status

/** What ends every token of a keeper at once. */
const endings: readonly [string, (running: TestApp, browser: Visitor) => Promise<unknown>][] = [
  [
    'changing the password',
    (_, browser) =>
      browser.post('/api/user/change-password', { currentPassword: mara.password, newPassword }),
  ],
  [
    'resetting the password by mail',
    async ({ visitor, place }) => {
      await visitor().post('/api/forgot-password', { email: mara.email })
      const mail = await waitForMail(place.dataDir, { to: mara.email, subject: 'Choose a new password' })
      return visitor().post('/api/reset-password', { token: tokenIn(mail), newPassword })
    },
  ],
  [
    'a password that the operator sets',
    ({ app }) => app.services.accounts.operator.setPassword(mara.username, newPassword),
  ],
  ['shutting the account', ({ app }) => app.services.accounts.operator.setActive(mara.username, false)],
  ['deleting the account', (_, browser) => browser.remove('/api/user/account')],
]

onSqliteFirst('the end of personal tokens', (dialect) => {
  test('A1 R91 a token ends when it is to, says so in the list for a month, and is forgotten', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const keeper = await running.keeper(mara)
    const { token } = await makeToken(keeper, { lastsDays: 30 })
    const lasting = await makeToken(keeper)
    clock.moveOn({ days: 29, hours: 23 })
    expect(await statusWith(running, token)).toBe(200)
    clock.moveOn({ hours: 1 })
    const [ended, never] = await Promise.all(
      [token, 'clb_never'].map((word) => running.visitor().get('/api/animals', bearing(word))),
    )
    expect([ended?.status, ended?.text]).toEqual([401, never?.text])
    expect(ended?.json().message).toContain('Please make a new one in Account Settings.')
    expect(ended?.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    const names = async () => {
      await running.app.services.accounts.sweep()
      const { username, password } = mara
      await keeper.post('/api/login', { username, password })
      return (await keeper.get('/api/tokens')).json().length
    }
    expect(await names()).toBe(2)
    clock.moveOn({ days: 30 })
    expect(await names()).toBe(1)
    expect(await statusWith(running, lasting.token), 'one without an end works on').toBe(200)
  })

  test('A1 R91 a revoked token is refused at once; another keeper’s number is answered like one that nobody has', async () => {
    const running = await startApp(dialect)
    const [keeper, other] = [await running.keeper(), await running.keeper()]
    const { id, token } = await makeToken(keeper)
    const [foreign, missing] = [
      await other.remove(`/api/tokens/${id}`),
      await other.remove('/api/tokens/987654321'),
    ]
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    expect((await other.get('/api/tokens')).json()).toEqual([])
    expect(await statusWith(running, token)).toBe(200)
    expect((await keeper.remove(`/api/tokens/${id}`)).status).toBe(204)
    expect(await statusWith(running, token)).toBe(401)
    expect((await keeper.remove(`/api/tokens/${id}`)).status).toBe(404)
  })

  test.each(endings)(
    'A1 R31 R91 %s ends every token of the keeper at once, and nobody else’s',
    async (_what, end) => {
      const running = await startApp(dialect, { ownDatabase: true })
      const browser = await running.keeper(mara)
      const other = await makeToken(await running.keeper())
      const { token } = await makeToken(browser, { scope: 'change' })
      expect(await statusWith(running, token)).toBe(200)
      await end(running, browser)
      expect(await statusWith(running, token)).toBe(401)
      expect(await statusWith(running, other.token)).toBe(200)
      const rows = await running.app.db.selectFrom('apiToken').select('id').execute()
      expect(rows).toHaveLength(1)
    },
  )

  test('A1 R91 a token that is asked for while the password changes has ended once it has', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    const { username, password } = mara
    const stolen = running.visitor()
    await stolen.post('/api/login', { username, password })
    const change = browser.post('/api/user/change-password', { currentPassword: password, newPassword })
    const asked = await Promise.all(
      Array.from({ length: 15 }, () =>
        stolen.post('/api/tokens', { name: 'Shelf', scope: 'change', lastsDays: null }),
      ),
    )
    expect((await change).status).toBe(204)
    for (const { status, text } of asked) {
      if (status === 201) expect(await statusWith(running, JSON.parse(text).token)).toBe(401)
    }
    expect((await browser.get('/api/tokens')).json()).toEqual([])
  })
})
