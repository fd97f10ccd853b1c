import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'

test('R59 after signing out the Back button shows nothing of what the keeper saw', async ({
  page,
  consoleWatch,
}) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember Canary' })
  for (const path of ['/', '/animals', `/animals/${id}`]) {
    await page.goto(path)
    await expect(page.getByText('Ember Canary').first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/auth/)
  // The browser's own line for each read that is refused from now on.
  consoleWatch.allow(/status of 401/)
  // Each step leads to a page that was seen; the one that was left stands no longer in the history.
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack()
    await expect(page).toHaveURL(/\/auth/)
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible()
    await expect(page.getByText('Ember Canary')).toHaveCount(0)
  }
})

test('ACC-22 ACC-23 R59 another tab follows at once: to the sign-in page, and to the keeper who comes next', async ({
  page,
  context,
  playwright,
  baseURL,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 40[14]/)
  const others = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const next = await registerKeeper(others, 'Noor Haddad')
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember Canary' })
  await page.goto('/animals')
  const tab = await context.newPage()
  await tab.goto(`/animals/${id}`)
  await expect(tab.getByText('Ember Canary').first()).toBeVisible()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(tab).toHaveURL(`/auth?next=%2Fanimals%2F${id}`)
  await expect(tab.getByText('Ember Canary')).toHaveCount(0)

  // Somebody else signs in while a page of the first keeper still stands in the other tab.
  await registerKeeper(page.request)
  const own = await addAnimal(page.request, { name: 'Ember Canary' })
  await tab.goto(`/animals/${own}`)
  await expect(tab.getByText('Ember Canary').first()).toBeVisible()
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByLabel('Username').fill(next.username)
  await page.getByLabel('Password', { exact: true }).fill(next.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(tab.getByRole('complementary').getByText('Noor Haddad')).toBeVisible()
  await expect(tab.getByText('Ember Canary')).toHaveCount(0)
  await others.dispose()
})

test(
  'ACC-02 ACC-23 a tab that was sent to the sign-in page goes on once its keeper is back in another',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    // What the other tab is told when it asks who is in.
    consoleWatch.allow(/status of 401/)
    const { username, password } = await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember Canary' })
    await page.goto('/')
    const tab = await context.newPage()
    await tab.goto(`/animals/${id}`)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(tab).toHaveURL(`/auth?next=%2Fanimals%2F${id}`)
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/')
    await expect(tab).toHaveURL(`/animals/${id}`)
    await expect(tab.getByRole('heading', { level: 1, name: 'Ember Canary' })).toBeVisible()
  },
)

test(
  'ACC-23 R59 what a tab draws between hearing that its keeper is gone and leaving does not fail',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(/status of 401/)
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember Canary' })
    await page.goto('/')
    const tab = await context.newPage()
    await tab.setViewportSize({ width: 390, height: 844 })
    await tab.clock.install()
    await tab.goto('/animals')
    await expect(tab.getByRole('heading', { name: 'Ember Canary' })).toBeVisible()
    // Whoever watches the current user is told by a timer, so that nobody in the page is told while the clock stands.
    await tab.clock.pauseAt(Date.now() + 60_000)
    const answer = tab.waitForResponse(/\/api\/user$/)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await (await answer).finished()
    // A phone that is turned: the rail is drawn, with the keeper's name.
    await tab.setViewportSize({ width: 1280, height: 844 })
    await expect(tab.getByRole('complementary')).toBeVisible()
    await tab.clock.resume()
    await expect(tab).toHaveURL('/auth?next=%2Fanimals')
  },
)

test(
  'R82 R57 what the page loads comes from the site alone, and none of it brings its sources along',
  inFullOnly,
  async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/auth', { waitUntil: 'networkidle' })
    const { origin } = new URL(page.url())
    expect(loaded.filter((url) => new URL(url).origin !== origin)).toEqual([])
    const scripts = loaded.filter((url) => url.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(2)
    for (const url of scripts) {
      expect(await (await page.request.get(url)).text(), url).not.toContain('sourceMappingURL')
      expect((await page.request.get(`${url}.map`)).status(), url).toBe(404)
    }
  },
)
