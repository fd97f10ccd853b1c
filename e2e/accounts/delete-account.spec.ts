import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { ageSessions, withDatabase } from '../harness/rows.ts'
import { expectWholeToast } from '../harness/toast.ts'

async function openQuestion(page: Page): Promise<Locator> {
  await page.goto('/')
  const settings = await openAccountSettings(page)
  await settings.getByRole('button', { name: 'Delete Account' }).click()
  return page.getByRole('dialog', { name: 'Delete Account' })
}

const confirm = (question: Locator): Promise<void> =>
  question.getByRole('button', { name: 'Delete Account' }).click()

/** The files of pictures and videos below a data folder. */
const listMedia = async (dataDir: string): Promise<string[]> =>
  (await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

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

test('ACC-62 ACC-64 ACC-65 ACC-102 R31 a deleted account is gone: rows, files, sessions, and what the browser held', async ({
  page,
  request,
  ownServer,
}) => {
  await page.goto(ownServer.url)
  const call = (path: string) => `${ownServer.url}${path}`
  const photo = dataUrl(await plainJpeg())
  const username = `mara-${process.pid}`
  const registration = { username, email: `${username}@example.com`, password: 'lantern light' }
  await page.request.post(call('/api/register'), { data: registration })
  await page.request.patch(call('/api/user/profile'), { data: { profileImage: photo } })
  const juniper = { name: 'Juniper', species: 'Python regius', photos: [photo] }
  await page.request.post(call('/api/animals'), { data: juniper })
  expect((await listMedia(ownServer.dataDir)).length).toBeGreaterThan(0)
  const elsewhere = await request.post(call('/api/login'), { data: registration })
  expect(elsewhere.status()).toBe(200)

  await page.goto(call('/animals'))
  await expect(page.getByText('Juniper')).toBeVisible()
  const settings = await openAccountSettings(page)
  await settings.getByRole('button', { name: 'Delete Account' }).click()
  const sent = page.waitForRequest((made) => made.method() === 'DELETE')
  await confirm(page.getByRole('dialog', { name: 'Delete Account' }))
  expect((await sent).postData()).toBeNull()
  await expectWholeToast(page, 'Account deleted')
  await expect(page).toHaveURL(call('/auth'))
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByText('Juniper')).toHaveCount(0)

  expect((await request.get(call('/api/user'))).status(), 'the other session').toBe(401)
  expect((await request.post(call('/api/login'), { data: registration })).status()).toBe(401)
  await expect.poll(() => listMedia(ownServer.dataDir)).toEqual([])
  const rows = withDatabase(ownServer, (database) =>
    ['keeper', 'session', 'animal', 'media', 'mailedToken', 'keeperState'].map((table) =>
      Number(database.prepare(`select count(*) as found from "${table}"`).get()?.found),
    ),
  )
  expect(rows).toEqual([0, 0, 0, 0, 0, 0])
})

test('ACC-63 ACC-66 a failing deletion is tried once, told, and nothing is gone', async ({
  page,
  consoleWatch,
}) => {
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
})

test('ACC-Q16 a session of more than a day is asked to sign in again first, and then the account goes', async ({
  page,
  server,
  consoleWatch,
}) => {
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
})
