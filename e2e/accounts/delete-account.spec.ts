import type { Locator, Page } from '@playwright/test'
import { openAccountSettings } from '../harness/account-settings.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { ageSessions } from '../harness/rows.ts'
import { expectWholeToast } from '../harness/toast.ts'

async function openQuestion(page: Page): Promise<Locator> {
  await page.goto('/')
  const settings = await openAccountSettings(page)
  await settings.getByRole('button', { name: 'Delete Account' }).click()
  return page.getByRole('dialog', { name: 'Delete Account' })
}

const confirm = (question: Locator): Promise<void> =>
  question.getByRole('button', { name: 'Delete Account' }).click()

test('ACC-40 ACC-60 ACC-61 the question names the account, says what goes, and can be left', async ({
  page,
}) => {
  const { username } = await registerKeeper(page.request)
  const question = await openQuestion(page)
  await expect(question.getByText('This action cannot be undone.')).toContainText(`"${username}"`)
  await expect(question.getByRole('listitem')).toHaveText([
    'All animals and their records',
    'Breeding projects and egg data',
    'Calendar events and reminders',
    'Your profile and subscription information',
  ])
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible()
  expect((await page.request.get('/api/user')).status()).toBe(200)
})

test(
  'ACC-63 ACC-66 a failing deletion is tried once, told, and nothing is gone',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    const question = await openQuestion(page)
    const calls = await failCalls(page, 'DELETE', '/api/user/account')
    await confirm(question)
    await expectWholeToast(page, 'Error', 'Failed to delete account. Please try again.')
    // A repeated call would come a second after the first and keep the button busy until then.
    await expect(question.getByRole('button', { name: 'Delete Account' })).toBeEnabled()
    expect(calls.count()).toBe(1)
    expect((await page.request.get('/api/user')).status()).toBe(200)
  },
)

test(
  'ACC-Q16 a session of more than a day is asked to sign in again first, and then the account goes',
  inFullOnly,
  async ({ page, server, consoleWatch }) => {
    consoleWatch.allow(/status of 403/, /status of 401/)
    const { id, username, password } = await registerKeeper(page.request)
    ageSessions(server, id, 25)
    const question = await openQuestion(page)
    await confirm(question)
    await expect(question.getByText('Please sign in again first', { exact: true })).toBeVisible()
    expect((await page.request.get('/api/user')).status()).toBe(200)
    await question.getByRole('button', { name: 'Sign in again' }).click()
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/')
    await confirm(await openQuestion(page))
    await expectWholeToast(page, 'Account deleted')
    await expect(page).toHaveURL('/auth')
  },
)
