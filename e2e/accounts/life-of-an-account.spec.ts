import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { mailedLink } from '../harness/outbox.ts'
import { withDatabase } from '../harness/rows.ts'
import { expectWholeToast } from '../harness/toast.ts'

const username = 'mara_reyes'
const email = 'mara@example.com'
const [first, second, third] = ['lantern light', 'second light', 'third light']

/** The files of pictures and videos below a data folder. */
const listMedia = async (dataDir: string): Promise<string[]> =>
  (await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

async function signIn(page: Page, site: string, password: string): Promise<void> {
  await page.goto(`${site}/auth`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${site}/`)
}

async function register(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/auth`)
  await page.getByRole('button', { name: 'Get Started' }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(first)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(`${site}/`)
}

async function forgetAndReset(page: Page, site: string, dataDir: string): Promise<void> {
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(dialog.getByText('Password Reset Email Sent', { exact: true })).toBeVisible()
  await page.goto(site + (await mailedLink(dataDir, email, 'Choose a new password')))
  for (const label of ['New password', 'Confirm new password'])
    await page.getByLabel(label, { exact: true }).fill(second)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page).toHaveURL(`${site}/auth`)
}

async function changePassword(page: Page): Promise<void> {
  const settings = await openAccountSettings(page)
  await settings.getByRole('button', { name: 'Change Password' }).click()
  const form = settings.getByRole('form', { name: 'Change Password' })
  await form.getByLabel('Current password', { exact: true }).fill(second)
  for (const label of ['New password', 'Confirm new password'])
    await form.getByLabel(label, { exact: true }).fill(third)
  await form.getByRole('button', { name: 'Update Password' }).click()
  await expectWholeToast(page, 'Password changed')
  await page.keyboard.press('Escape')
}

async function deleteAccount(page: Page): Promise<void> {
  const settings = await openAccountSettings(page)
  await settings.getByRole('button', { name: 'Delete Account' }).click()
  const sent = page.waitForRequest((made) => made.method() === 'DELETE')
  const question = page.getByRole('dialog', { name: 'Delete Account' })
  await question.getByRole('button', { name: 'Delete Account' }).click()
  expect((await sent).postData()).toBeNull()
  await expectWholeToast(page, 'Account deleted')
}

test(
  'ACC-19 ACC-62 ACC-64 ACC-65 ACC-88 ACC-90 ACC-97 ACC-102 R31 an account is opened, proved, forgotten and found, left elsewhere, and gone: rows, files, sessions, and what browsers held',
  inFullOnly,
  async ({ page, browser, request, ownServer: { url: site, dataDir }, ownServer, consoleWatch }) => {
    // The other browser hears on its next call that its session is over.
    consoleWatch.allow(/status of 401/)
    await register(page, site)
    await page.goto(site + (await mailedLink(dataDir, email, 'Welcome to Clutchbook')))
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    const photo = dataUrl(await plainJpeg())
    await page.request.patch(`${site}/api/user/profile`, { data: { profileImage: photo } })
    const juniper = { name: 'Juniper', species: 'Python regius', photos: [photo] }
    expect((await page.request.post(`${site}/api/animals`, { data: juniper })).status()).toBe(201)
    expect((await listMedia(dataDir)).length).toBeGreaterThan(0)

    await page.goto(site)
    await (await openAccountSettings(page)).getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL(`${site}/auth`)
    await forgetAndReset(page, site, dataDir)
    await signIn(page, site, second)
    const elsewhere = await browser.newContext()
    consoleWatch.watch(elsewhere)
    const other = await elsewhere.newPage()
    await signIn(other, site, second)
    await changePassword(page)
    await other.getByRole('link', { name: 'My Animals' }).first().click()
    await expect(other).toHaveURL(`${site}/auth?next=%2Fanimals`)
    await signIn(other, site, third)

    await page.goto(`${site}/animals`)
    await expect(page.getByText('Juniper')).toBeVisible()
    await deleteAccount(page)
    await expect(page).toHaveURL(`${site}/auth`)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByText('Juniper')).toHaveCount(0)
    await other.reload()
    await expect(other, 'the other session').toHaveURL(/\/auth/)
    const again = await request.post(`${site}/api/login`, { data: { username, password: third } })
    expect(again.status()).toBe(401)
    await expect.poll(() => listMedia(dataDir)).toEqual([])
    const rows = withDatabase(ownServer, (database) =>
      ['keeper', 'session', 'animal', 'media', 'mailedToken', 'keeperState', 'requestKey'].map((table) =>
        Number(database.prepare(`select count(*) as found from "${table}"`).get()?.found),
      ),
    )
    expect(rows).toEqual([0, 0, 0, 0, 0, 0, 0])
    await elsewhere.close()
  },
)
