import { gzipSync } from 'node:zlib'
import { expectAccessible } from '../harness/accessibility.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import {
  chooseToKeep,
  keepLabel,
  keepOnlyRecords,
  keepRecords,
  noNetwork,
  ofWhen,
  readDatabases,
} from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { loseCalls } from '../harness/lost-calls.ts'
import { endRoutes } from '../harness/routes.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('OFF-11 R60 nothing is kept until it is chosen', async ({ page }) => {
  await registerKeeper(page.request)
  await addAnimal(page.request, { name: 'Ember Canary' })
  await page.goto('/animals')
  await expect(page.getByText('Ember Canary')).toBeVisible()
  const settings = await openAccountSettings(page)
  await expect(settings.getByRole('checkbox', { name: keepLabel })).not.toBeChecked()
  expect(await readDatabases(page)).toEqual({ names: [], text: '' })
})

test('OFF-11 OFF-13 OFF-14 the list and an animal open without the network, and say of when they are', async ({
  page,
  context,
  consoleWatch,
}) => {
  await registerKeeper(page.request, 'Canary Keeper')
  const id = await addAnimal(page.request, { name: 'Ember Canary', morph: 'Clown' })
  const today = new Date().toISOString().slice(0, 10)
  for (const record of [
    { recordType: 'note', recordDate: today, details: 'Canary in words' },
    { recordType: 'feeding', recordDate: '2024-02-03', details: 'Canary meal of long ago' },
  ])
    await page.request.post(`/api/animals/${id}/records`, { data: record })
  const labels = await page.request.post('/api/labels', { data: { animals: [id] } })
  const [{ key } = { key: '' }] = (await labels.json()) as { key: string }[]
  await keepRecords(page)
  const kept = await readDatabases(page)
  expect(kept.names.map((name) => name.replace(/[\d-]+$/, '')).sort()).toEqual([
    'clutchbook-copy',
    'clutchbook-outbox',
  ])
  expect(kept.text).toContain('animals ')
  expect(kept.text).toContain('key, held')
  expect(kept.text).not.toMatch(/Canary|Clown|canary/)
  await addAnimal(page.request, { name: 'Late Canary' })
  await page.reload()
  await expect(page.getByText('Late Canary')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('clutchbook-keeps'))).not.toBeNull()
  consoleWatch.allow(noNetwork)
  await context.setOffline(true)
  await page.goto('/animals')
  await expect(page.getByText('Ember Canary')).toBeVisible()
  await expect(page.getByText(ofWhen)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/animals/${id}`)
  await expect(page.getByRole('heading', { name: 'Ember Canary' }).first()).toBeVisible()
  await expect(page.getByText('Canary in words').first()).toBeVisible()
  await expect(page.getByText('Canary meal of long ago').first()).toBeVisible()
  await expect(page.getByText('From before 180 days only the latest of each kind').first()).toBeVisible()
  await expect(page.getByText(ofWhen)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('combobox').fill('ember canray')
  await expect(page.getByRole('dialog').getByText('Ember Canary').first()).toBeVisible()
  await page.keyboard.press('Escape')
  // What is scanned on a tub opens it as well.
  await page.goto(`/q/${key}`)
  await expect(page).toHaveURL(new RegExp(`/animals/${id}`))
  await context.setOffline(false)
  await expect(page.getByText(ofWhen)).toHaveCount(0, { timeout: 30_000 })
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test(
    'OFF-13 the work of the day and the care of an animal are told without the network',
    inFullOnly,
    async ({ page, context, consoleWatch }) => {
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
      await keepOnlyRecords(page)
      await loseCalls(context, consoleWatch)
      await page.goto('/today')
      await expect(page.getByText('Ember').first()).toBeVisible()
      await expect(page.getByText('Late').first()).toBeVisible()
      await expect(page.getByText(ofWhen)).toBeVisible()
      await expectAccessible(page)
      await page.goto(`/animals/${id}`)
      await expect(page.getByText('since last meal').first()).toBeVisible()
      await expect(page.getByText('every 7 days').first()).toBeVisible()
    },
  )

  test(
    'OFF-12 OFF-15 what changes elsewhere comes when the page is looked at, and other tabs hear of it',
    inFullOnly,
    async ({ page, context, consoleWatch }) => {
      await registerKeeper(page.request)
      const first = await addAnimal(page.request, { name: 'Ember' })
      await keepOnlyRecords(page)
      const other = await context.newPage()
      const opened = other.waitForResponse((answer) => answer.url().includes('/api/sync'))
      await other.goto('/animals')
      await expect(other.getByText('Ember')).toBeVisible()
      // What it asks at opening is answered before anything changes.
      await (await opened).finished()
      await addAnimal(page.request, { name: 'Late' })
      expect((await page.request.delete(`/api/animals/${first}`)).status()).toBe(204)
      const fed = page.waitForResponse((answer) => answer.url().includes('/api/sync'))
      const heard = other.evaluate(
        () =>
          new Promise<void>((resolve) => {
            new BroadcastChannel('clutchbook-copy').onmessage = ({ data }) => {
              if (data === 'fed') resolve()
            }
          }),
      )
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      const { records, gone, reset } = (await (await fed).json()) as Record<string, Record<string, unknown[]>>
      // Only what has changed is asked for.
      expect([reset, records?.animals?.length, gone?.animals]).toEqual([false, 1, [first]])
      await heard
      await loseCalls(context, consoleWatch)
      for (const tab of [page, other]) {
        await tab.goto('/animals')
        await expect(tab.getByText('Late')).toBeVisible()
        await expect(tab.getByText('Ember')).toHaveCount(0)
      }
    },
  )

  test(
    'OFF-23 a copy that has vanished is fetched anew',
    inFullOnly,
    async ({ page, context, consoleWatch }) => {
      await registerKeeper(page.request)
      await addAnimal(page.request, { name: 'Ember' })
      await keepOnlyRecords(page)
      // As a browser does that is short of room.
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases())
          await new Promise((resolve) => {
            indexedDB.deleteDatabase(name ?? '').onsuccess = resolve
          })
      })
      expect(await readDatabases(page)).toEqual({ names: [], text: '' })
      await page.goto('/animals')
      await expect.poll(async () => (await readDatabases(page)).text).toContain('animals ')
      await loseCalls(context, consoleWatch)
      await page.goto('/animals')
      await expect(page.getByText('Ember')).toBeVisible()
    },
  )

  test('OFF-11 records are said to be kept once they are: where they do not come nothing is left', async ({
    page,
    consoleWatch,
  }) => {
    await registerKeeper(page.request)
    await page.goto('/animals')
    consoleWatch.allow(/status of 500/)
    await page.route(/\/api\/sync\?/, (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }))
    const settings = await openAccountSettings(page)
    await settings.getByRole('checkbox', { name: keepLabel }).click()
    await expect(page.getByText('Your records are not kept here', { exact: true })).toBeVisible()
    await expect(settings.getByRole('checkbox', { name: keepLabel })).not.toBeChecked()
    expect(await readDatabases(page)).toEqual({ names: [], text: '' })
    await endRoutes(page, /\/api\/sync\?/)
    await settings.getByRole('checkbox', { name: keepLabel }).click()
    await expect(page.getByText('Your records are kept on this device', { exact: true })).toBeVisible()
    expect((await readDatabases(page)).text).toContain('state')
  })

  test('OFF-13 any answer of the server ends what this device shows in its place', async ({
    page,
    consoleWatch,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember' })
    await page.goto('/')
    await chooseToKeep(page)
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

  test('OFF-14 OFF-26 what keeps a copy weighs at most 14 KB, and nobody loads it who keeps none', async ({
    page,
  }) => {
    const files: { path: string; bytes: number }[] = []
    page.on('response', async (answer) => {
      const { pathname } = new URL(answer.url())
      if (/^\/assets\/(run-)?copy-.*\.js$/.test(pathname))
        files.push({ path: pathname, bytes: gzipSync(await answer.body()).length })
    })
    await registerKeeper(page.request)
    await page.goto('/animals')
    await openAccountSettings(page)
    await expect(page.getByRole('checkbox', { name: keepLabel })).not.toBeChecked()
    expect(files).toEqual([])
    await page.getByRole('checkbox', { name: keepLabel }).click()
    await expect(page.getByText('Your records are kept on this device', { exact: true })).toBeVisible()
    await expect.poll(() => files.length).toBeGreaterThan(0)
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(14_000)
    const worker = await (await page.request.get('/service-worker.js')).text()
    expect(gzipSync(worker.replace(/^const \{.*?\}=\{.*?\};/, '')).length).toBeLessThan(4000)
  })

  test('OFF-23 a copy that can not be opened any more is fetched anew', inFullOnly, async ({ page }) => {
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember' })
    await keepOnlyRecords(page)
    await page.evaluate(async () => {
      const [{ name = '' } = {}] = await indexedDB.databases()
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
      })
      const writing = database.transaction(['portions', 'answers'], 'readwrite')
      writing.objectStore('portions').clear()
      // As a disk leaves it that has lost a part.
      const lost = { iv: new Uint8Array(12), bytes: new ArrayBuffer(40) }
      writing.objectStore('answers').put(lost, 'state')
      await new Promise((resolve) => {
        writing.oncomplete = resolve
      })
      database.close()
    })
    await page.goto('/animals')
    await expect.poll(async () => (await readDatabases(page)).text).toContain('animals ')
  })

  test('OFF-11 switching off drops the copy and stays signed in', async ({ page }) => {
    await registerKeeper(page.request)
    await addAnimal(page.request, { name: 'Ember Canary' })
    await keepOnlyRecords(page)
    const settings = await openAccountSettings(page)
    await settings.getByRole('checkbox', { name: keepLabel }).click()
    await expect(
      page.getByText('Your records are no longer kept on this device', { exact: true }),
    ).toBeVisible()
    await expect(settings.getByRole('checkbox', { name: keepLabel })).not.toBeChecked()
    expect(await readDatabases(page)).toEqual({ names: [], text: '' })
    // It still is one of the twenty devices, so it stays in the list.
    await expect(settings.getByText('Keeps none of your records')).toBeVisible()
    await page.goto('/animals')
    await expect(page.getByText('Ember Canary')).toBeVisible()
  })
})
