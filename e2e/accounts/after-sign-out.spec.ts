import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
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

test('R82 R57 what the page loads comes from the site alone, and none of it brings its sources along', async ({
  page,
}) => {
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
})
