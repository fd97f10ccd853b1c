import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { KeyboardHands } from '../harness/keyboard-hands.ts'
import { endRoutes } from '../harness/routes.ts'
import { ageSessions, withDatabase } from '../harness/rows.ts'
import { inEachTheme } from '../harness/themes.ts'
import { expectWholeToast } from '../harness/toast.ts'
import { listSmallTargets } from '../harness/touch.ts'

async function openTokens(page: Page): Promise<Locator> {
  await page.goto('/')
  return (await openAccountSettings(page)).getByRole('region', { name: 'API tokens' })
}

const makeToken = (request: APIRequestContext, name: string, lastsDays: number | null = null) =>
  request.post('/api/tokens', { data: { name, scope: 'read', lastsDays } })

/** What a program hears that has nothing but this token. */
async function statusWith(context: BrowserContext, url: string, token: string): Promise<number> {
  const program = await context.browser()?.newContext()
  if (!program) throw new Error('There is no browser')
  const answer = await program.request.get(`${url}/api/animals`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await program.close()
  return answer.status()
}

test.describe('with a keyboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test(
    'A1 a token is made, copied, used by a program, and revoked, all by keyboard; it is refused at once',
    inFullOnly,
    async ({ page, context, server: { url } }) => {
      await registerKeeper(page.request)
      const hands = new KeyboardHands(page)
      const tokens = await openTokens(page)
      await expect(tokens.getByText('No token has been made yet.')).toBeVisible()
      const make = tokens.getByRole('button', { name: 'Make a token' })
      await hands.press(make)
      await expect(tokens.getByLabel('Name')).toBeFocused()
      await page.keyboard.type('Feeding script')
      await hands.choose(tokens.getByLabel('What it may do'), 'change')
      await hands.choose(tokens.getByLabel('Works for'), '365')
      await hands.press(tokens.getByRole('button', { name: 'Make Token' }))
      const field = tokens.getByLabel('Your new token')
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription('Copy it now: it is shown this once.')
      await hands.press(tokens.getByRole('button', { name: 'Copy' }))
      await expectWholeToast(page, 'Token copied')
      const token = await page.evaluate(() => navigator.clipboard.readText())
      expect(token).toBe(await field.inputValue())
      expect(await statusWith(context, url, token)).toBe(200)

      await hands.press(tokens.getByRole('button', { name: 'Done' }))
      await expect(make).toBeFocused()
      await expect(field).toHaveCount(0)
      await expect(page.getByText(token)).toHaveCount(0)
      const line = tokens.getByRole('listitem')
      await expect(line).toContainText('Feeding script')
      await expect(line).toContainText('Read and change · made')
      await hands.press(tokens.getByRole('button', { name: 'Revoke Feeding script' }))
      const question = page.getByRole('dialog', { name: 'Revoke Feeding script?' })
      await expect(question).toContainText('A token that is revoked never works again.')
      await hands.press(question.getByRole('button', { name: 'Revoke' }))
      await expectWholeToast(page, 'Revoked Feeding script')
      await expect(question).toBeHidden()
      await expect(tokens.getByText('No token has been made yet.')).toBeVisible()
      await expect(make).toBeFocused()
      expect(await statusWith(context, url, token)).toBe(401)
    },
  )
})

test(
  'A1 use shows in the list, and Escape leaves the question and the token',
  inFullOnly,
  async ({ page, context, server }) => {
    await registerKeeper(page.request)
    const { token } = await (await makeToken(page.request, 'Shelf')).json()
    const tokens = await openTokens(page)
    await expect(tokens.getByRole('listitem')).toContainText('not used yet · no end')
    expect(await statusWith(context, server.url, token)).toBe(200)
    const again = await openTokens(page)
    await expect(again.getByRole('listitem')).toContainText('last used')
    await again.getByRole('button', { name: 'Revoke Shelf' }).click()
    const question = page.getByRole('dialog', { name: 'Revoke Shelf?' })
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible()
    expect(await statusWith(context, server.url, token)).toBe(200)
  },
)

test(
  'A1 a token that has ended says so and is put away without a question',
  inFullOnly,
  async ({ page, server }) => {
    const { id } = await registerKeeper(page.request)
    await makeToken(page.request, 'Old scale', 30)
    withDatabase(server, (database) =>
      database.prepare("update apiToken set endsAt = '2026-01-02T12:00:00.000Z' where keeperId = ?").run(id),
    )
    const tokens = await openTokens(page)
    await expect(tokens.getByRole('listitem')).toContainText('ended 01/02/2026')
    await tokens.getByRole('button', { name: 'Remove Old scale' }).click()
    await expectWholeToast(page, 'Removed Old scale')
    await expect(tokens.getByText('No token has been made yet.')).toBeVisible()
  },
)

test(
  'A1 a token without a name is not made, and the twenty-first is refused with what to do',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 409/)
    await registerKeeper(page.request)
    for (let n = 1; n <= 20; n += 1) expect((await makeToken(page.request, `Rack ${n}`)).status()).toBe(201)
    const tokens = await openTokens(page)
    await expect(tokens.getByRole('listitem')).toHaveCount(20)
    await tokens.getByRole('button', { name: 'Make a token' }).click()
    const submit = tokens.getByRole('button', { name: 'Make Token' })
    await submit.click()
    const name = tokens.getByLabel('Name')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/Please give the token a name/)
    await name.fill('Rack 21')
    await submit.click()
    await expectWholeToast(page, 'No token was made', 'You have 20 tokens already. Please revoke one first.')
    await expect(name).toHaveValue('Rack 21')
  },
)

test(
  'A1 ACC-Q16 a session of more than a day is asked to sign in again first',
  inFullOnly,
  async ({ page, server, consoleWatch }) => {
    consoleWatch.allow(/status of 403/, /status of 401/)
    const { id, username, password } = await registerKeeper(page.request)
    ageSessions(server, id, 25)
    const tokens = await openTokens(page)
    await tokens.getByRole('button', { name: 'Make a token' }).click()
    await tokens.getByLabel('Name').fill('Shelf')
    await tokens.getByRole('button', { name: 'Make Token' }).click()
    await expect(tokens.getByText('Please sign in again first', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await tokens.getByRole('button', { name: 'Sign in again' }).click()
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/')
    const again = await openTokens(page)
    await again.getByRole('button', { name: 'Make a token' }).click()
    await again.getByLabel('Name').fill('Shelf')
    await again.getByRole('button', { name: 'Make Token' }).click()
    await expect(again.getByLabel('Your new token')).toHaveValue(/^clb_/)
  },
)

test(
  'A1 a list that can’t be loaded says so, and a failed revocation that the token may still work',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await makeToken(page.request, 'Shelf')
    await failCalls(page, 'GET', '/api/tokens')
    const tokens = await openTokens(page)
    await expect(tokens.getByText('Your tokens could not be loaded')).toBeVisible()
    await endRoutes(page, '**/api/tokens')
    await tokens.getByRole('button', { name: 'Try again' }).click()
    await page.route('**/api/tokens/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'failed' } }),
    )
    await tokens.getByRole('button', { name: 'Revoke Shelf' }).click()
    const question = page.getByRole('dialog', { name: 'Revoke Shelf?' })
    await question.getByRole('button', { name: 'Revoke' }).click()
    await expectWholeToast(page, 'The token was not revoked', 'It may still work. Please try again.')
    await expect(question).toBeVisible()
  },
)

test('A1 ACC-97 changing the password ends tokens, and the list shows it', inFullOnly, async ({ page }) => {
  const { password } = await registerKeeper(page.request)
  await makeToken(page.request, 'Shelf')
  const tokens = await openTokens(page)
  await expect(tokens.getByRole('listitem')).toContainText('Shelf')
  const dialog = page.getByRole('dialog', { name: 'Account Settings' })
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  const form = dialog.getByRole('form', { name: 'Change Password' })
  await expect(form).toContainText('your API tokens end')
  await form.getByLabel('Current password', { exact: true }).fill(password)
  for (const label of ['New password', 'Confirm new password'])
    await form.getByLabel(label, { exact: true }).fill('second light')
  await form.getByRole('button', { name: 'Update Password' }).click()
  await expectWholeToast(page, 'Password changed')
  await expect(tokens.getByText('No token has been made yet.')).toBeVisible()
})

for (const [device, isPhone, widths] of [
  ['a phone', true, [320, 390]],
  ['a desk', false, [1280]],
] as const)
  test.describe(`on ${device}, in both themes`, inFullOnly, () => {
    test.use({ viewport: { width: widths[0], height: 844 }, hasTouch: isPhone, isMobile: isPhone })

    test(
      'A1 U18 the list, the form, a new token and the question are accessible, fit, and large enough for a thumb',
      inFullOnly,
      async ({ page }) => {
        test.slow()
        await registerKeeper(page.request)
        await makeToken(page.request, 'A'.repeat(60), 30)
        const tokens = await openTokens(page)
        const look = () =>
          inEachTheme(page, { widths }, async (width) => {
            await expectAccessible(page)
            await expectToFit(page, width)
            if (isPhone) expect(await listSmallTargets(page)).toEqual([])
          })
        await expect(tokens.getByRole('listitem')).toHaveCount(1)
        await look()
        await tokens.getByRole('button', { name: 'Make a token' }).click()
        await tokens.getByLabel('Name').fill('Shelf')
        await look()
        await tokens.getByRole('button', { name: 'Make Token' }).click()
        await expect(tokens.getByLabel('Your new token')).toBeVisible()
        await look()
        await tokens.getByRole('button', { name: 'Revoke Shelf' }).click()
        await expect(page.getByRole('dialog', { name: 'Revoke Shelf?' })).toBeVisible()
        await inEachTheme(page, { widths }, () => expectAccessible(page))
      },
    )
  })

test('CLU-23 a token for a board says how a board sends readings, sends one and may read nothing', async ({
  page,
  context,
  server: { url },
}) => {
  await registerKeeper(page.request)
  const incubator = await page.request.post('/api/incubators', { data: { name: 'Left shelf' } })
  const { id: incubatorId } = await incubator.json()
  const tokens = await openTokens(page)
  await tokens.getByRole('button', { name: 'Make a token' }).click()
  await tokens.getByLabel('Name').fill('Board on the shelf')
  await tokens.getByLabel('What it may do').selectOption('measure')
  await tokens.getByRole('button', { name: 'Make Token' }).click()
  const token = await tokens.getByLabel('Your new token').inputValue()
  const how = tokens.getByRole('region', { name: 'How a board sends readings' })
  await expect(how).toContainText(`${url}/api/readings`)
  await expect(how).toContainText(token)
  await expectAccessible(page)
  const board = await context.browser()?.newContext()
  if (!board) throw new Error('There is no browser')
  const readings = [{ incubatorId, at: new Date().toISOString(), temperature: 31.5 }]
  const sent = await board.request.post(`${url}/api/readings`, {
    headers: { authorization: `Bearer ${token}` },
    data: { readings },
  })
  expect(await sent.json()).toMatchObject({ stored: 1, refused: [] })
  await board.close()
  expect(await statusWith(context, url, token)).toBe(403)
})
