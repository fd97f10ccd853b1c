import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import { keepOnlyRecords, keepRecords, noNetwork, readDatabases } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('OFF-22 signing out drops the copy and its key in all tabs, and the next one sees nothing of it', async ({
  page,
  context,
  consoleWatch,
}) => {
  await registerKeeper(page.request, 'Canary Keeper')
  const id = await addAnimal(page.request, { name: 'Ember Canary' })
  await keepRecords(page)
  const other = await context.newPage()
  await other.goto('/animals')
  await expect(other.getByText('Ember Canary')).toBeVisible()
  await page.getByRole('button', { name: 'Account Settings' }).first().click()
  // The other tab asks who is in.
  consoleWatch.allow(/status of 401/)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(other).toHaveURL(/\/auth/)
  await expect.poll(() => readDatabases(page)).toEqual({ names: [], text: '' })
  expect(await page.evaluate(() => caches.has('clutchbook-app'))).toBe(false)
  await registerKeeper(page.request, 'Noor Haddad')
  consoleWatch.allow(noNetwork)
  await context.setOffline(true)
  await page.goto(`/animals/${id}`)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByText('Canary')).toHaveCount(0)
})

test(
  'OFF-22 a tab that was opened before there was a copy drops it as well',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember Canary' })
    const early = await context.newPage()
    await early.goto('/animals')
    await expect(early.getByText('Ember Canary')).toBeVisible()
    await keepRecords(page)
    await page.close()
    await early.getByRole('button', { name: 'Account Settings' }).first().click()
    consoleWatch.allow(/status of 401/)
    await early.getByRole('button', { name: 'Sign Out' }).click()
    await expect(early).toHaveURL(/\/auth/)
    await expect.poll(() => readDatabases(early)).toEqual({ names: [], text: '' })
    await expect.poll(() => early.evaluate(() => localStorage.getItem('clutchbook-keeps'))).toBeNull()
    expect(await early.evaluate(() => caches.has('clutchbook-app'))).toBe(false)
  },
)

test(
  'OFF-22 dropping that was not finished is finished at the next opening',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember Canary' })
    await keepRecords(page)
    // As a tab leaves it that is closed in between.
    await page.evaluate(() => {
      const person = localStorage.getItem('clutchbook-keeps')
      localStorage.setItem('clutchbook-keeps', `-${person}`)
    })
    await page.goto('/animals')
    await expect(page.getByText('Ember Canary')).toBeVisible()
    await expect.poll(() => readDatabases(page)).toEqual({ names: [], text: '' })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('clutchbook-keeps'))).toBeNull()
    expect(await page.evaluate(() => caches.has('clutchbook-app'))).toBe(false)
  },
)

test(
  'OFF-22 another person who comes finds nothing of the one before',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request, 'Canary Keeper')
    await addAnimal(page.request, { name: 'Ember Canary' })
    await keepRecords(page)
    // Without a sign-out: the browser's session is another's now, and what the page still asks is refused.
    consoleWatch.allow(/status of 401|status of 404.*\/api\/animals\//)
    await registerKeeper(page.request, 'Noor Haddad')
    await page.goto('/animals')
    await expect(page.getByRole('button', { name: 'Account Settings' }).first()).toBeVisible()
    await expect.poll(() => readDatabases(page)).toEqual({ names: [], text: '' })
    consoleWatch.allow(noNetwork)
    await context.setOffline(true)
    await page.goto('/animals')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  },
)

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test(
    'OFF-09 OFF-22 a device that is removed elsewhere drops its copy at its next contact',
    inFullOnly,
    async ({ page, browser, baseURL, consoleWatch }) => {
      const keeper = await registerKeeper(page.request)
      await addAnimal(page.request, { name: 'Ember Canary' })
      await keepOnlyRecords(page)
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
      consoleWatch.watch(elsewhere)
      const { username, password } = keeper
      expect((await elsewhere.request.post('/api/login', { data: { username, password } })).status()).toBe(
        200,
      )
      const desk = await elsewhere.newPage()
      await desk.goto('/animals')
      const settings = await openAccountSettings(desk)
      await settings.getByRole('button', { name: /^Remove .+, last seen/ }).click()
      await expect(desk.getByText(/is signed out, and keeps nothing any more/).first()).toBeVisible()
      consoleWatch.allow(/status of 401/)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page).toHaveURL(/\/auth/)
      await expect.poll(() => readDatabases(page)).toEqual({ names: [], text: '' })
      await elsewhere.close()
    },
  )
})
