import { expectAccessible } from '../harness/accessibility.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import { keepLabel, keepRecords, noNetwork, ofWhen } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('OFF-13 the work of the day and the care of an animal are told without the network', async ({
  page,
  context,
  consoleWatch,
}) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember', weight: 900 })
  const other = await addAnimal(page.request, { name: 'Late' })
  const [today, monthAgo] = [0, 30].map((days) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
  )
  for (const recordDate of ['2024-02-03', monthAgo])
    await page.request.post(`/api/animals/${id}/records`, {
      data: { recordType: 'feeding', recordDate, data: { prey: 'mouse', outcome: 'eaten', count: 2 } },
    })
  await page.request.put('/api/plans', {
    data: { animalIds: [id, other], kind: 'feeding', minDays: 7, startsOn: today },
  })
  await keepRecords(page)
  consoleWatch.allow(noNetwork)
  await context.setOffline(true)
  await page.goto('/today')
  await expect(page.getByText('Ember').first()).toBeVisible()
  await expect(page.getByText('Late').first()).toBeVisible()
  await expect(page.getByText(ofWhen)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/animals/${id}`)
  await expect(page.getByText('since last meal').first()).toBeVisible()
  await expect(page.getByText('every 7 days').first()).toBeVisible()
})

test('OFF-13 a clutch, the incubator and the genes of an animal that were looked at are there without the network', async ({
  page,
  context,
  consoleWatch,
}) => {
  await registerKeeper(page.request)
  const femaleId = await addAnimal(page.request, { name: 'Dahlia', morph: 'Clown', sex: 'Female' })
  const layDate = new Date().toISOString().slice(0, 10)
  const laid = await page.request.post('/api/clutches', {
    data: { femaleId, layDate, eggs: 3, code: 'C-7', sireIds: [] },
  })
  expect(laid.status(), await laid.text()).toBe(201)
  const { id } = (await laid.json()) as { id: number }
  await page.request.post(`/api/clutches/${id}/log`, { data: { kind: 'note', note: 'Dents on two' } })
  await keepRecords(page)
  const pages = [
    [`/clutches/${id}`, 'Dents on two'],
    ['/incubating', 'C-7'],
    [`/animals/${femaleId}`, 'Clown'],
  ] as const
  for (const [path, words] of pages) {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  consoleWatch.allow(noNetwork)
  await context.setOffline(true)
  for (const [path, words] of pages) {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page.getByText(ofWhen)).toBeVisible()
  }
})

test('OFF-13 any answer of the server ends what this device shows in its place', async ({
  page,
  consoleWatch,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await registerKeeper(page.request)
  await addAnimal(page.request, { name: 'Ember' })
  await page.goto('/')
  const settings = await openAccountSettings(page)
  await settings.getByRole('checkbox', { name: keepLabel }).click()
  await expect(page.getByText('Your records are kept on this device', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await addAnimal(page.request, { name: 'Late' })
  consoleWatch.allow(/status of 500|ERR_FAILED/)
  let lost = 0
  // One call is lost, and nothing new comes into the copy.
  await page.route(/\/api\/sync\?/, (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }))
  await page.route(
    /\/api\/animals\/main/,
    (route) => {
      lost++
      return route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('link', { name: 'My Animals' }).first().click()
  await expect(page.getByText('Late')).toBeVisible()
  await expect(page.getByText(ofWhen)).toHaveCount(0)
  expect(lost).toBe(1)
})
