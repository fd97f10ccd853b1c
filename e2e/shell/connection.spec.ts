import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { workerIsActive } from '../harness/service-worker.ts'
import { unreached } from '../harness/toast.ts'

test.use({ ...inMotion, serviceWorkers: 'allow' })

test(
  'SHELL-53 a server that cannot be reached is told, and what is on the page stays',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/)
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember' })
    await page.goto('/animals')
    await expect(page.getByRole('article')).toHaveCount(1)
    // The browser would complain of the worker's script, had it begun to fetch that only now.
    await page.evaluate(workerIsActive)
    await context.setOffline(true)
    await page.getByRole('combobox', { name: 'Sex' }).selectOption('Female')
    // Plainly, where what draws messages had not come before.
    const told = page.getByRole('listitem').or(page.getByRole('alert')).filter({ hasText: unreached })
    await expect(told).toBeVisible()
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(page.getByRole('main').getByText('Ember')).toBeVisible()
    await context.setOffline(false)
  },
)

test('SHELL-43 SHELL-44 SHELL-45 calls carry the session, and a JSON body only where there is one', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  const sent = async (method: string, path: string) => {
    const request = await page.waitForRequest(
      (request) => request.method() === method && new URL(request.url()).pathname === path,
    )
    const headers = await request.allHeaders()
    return { cookie: headers.cookie ?? '', type: headers['content-type'], body: request.postData() }
  }
  const session = /clutchbook=\S+/

  const reading = sent('GET', `/api/animals/${id}`)
  await page.goto(`/reptiles/${id}`)
  const read = await reading
  expect(read.cookie).toMatch(session)
  expect([read.type, read.body]).toEqual([undefined, null])

  await page.getByRole('button', { name: 'Edit' }).click()
  const changing = sent('PATCH', `/api/animals/${id}`)
  await page.getByRole('dialog').getByLabel('Morph').first().fill('Clown')
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click()
  const change = await changing
  expect(change.cookie).toMatch(session)
  expect(change.type).toBe('application/json')
  expect(JSON.parse(change.body ?? '')).toMatchObject({ morph: 'Clown' })

  const leaving = sent('POST', '/api/logout')
  await page.getByRole('button', { name: 'Log Out' }).click()
  const leave = await leaving
  expect(leave.cookie).toMatch(session)
  expect([leave.type, leave.body]).toEqual([undefined, null])
})
