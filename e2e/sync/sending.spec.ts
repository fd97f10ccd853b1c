import type { Page } from '@playwright/test'
import { addAnimals } from '../harness/animals.ts'
import { keepOnlyRecords, readDatabases } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { changing, heldBack, holdBack } from '../harness/lost-calls.ts'
import { expectWaiting } from '../harness/waiting.ts'

test.use({ viewport: { width: 390, height: 844 } })

const names = ['Ash', 'Basil', 'Clove', 'Dill', 'Elder', 'Fern']

async function feed(page: Page, animal: number): Promise<void> {
  await page.goto(`/animals/${animal}`)
  await page.getByRole('button', { name: 'Feed', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save Record' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Has a feeding of one animal wait. */
async function feedHeldBack(page: Page, name = 'Ash') {
  const [ash = 0] = await addAnimals(page.request, [{ name }])
  await keepOnlyRecords(page)
  const held = await holdBack(page.context())
  await feed(page, ash)
  await expectWaiting(page, true)
  return { ash, held }
}

/** The databases of this browser, without the numbers of people. */
const databasesOf = async (page: Page): Promise<string[]> =>
  (await readDatabases(page)).names.map((name) => name.replace(/[\d-]+$/, ''))

/** How many records of each animal the server has. */
const countsOf = (page: Page, animals: readonly number[]): Promise<number[]> =>
  Promise.all(
    animals.map(async (id) => {
      const answer = await page.request.get(`/api/animals/${id}/records`)
      return ((await answer.json()) as unknown[]).length
    }),
  )

test(
  'OFF-16 OFF-18 OFF-19 a page that is killed while it sends, and answers that are lost, do nothing twice',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    test.setTimeout(180_000)
    consoleWatch.allow(heldBack)
    await registerKeeper(page.request)
    const animals = await addAnimals(
      page.request,
      names.map((name) => ({ name })),
    )
    await keepOnlyRecords(page)
    const held = await holdBack(context)
    for (const animal of [...animals, ...animals.slice(0, 2)]) await feed(page, animal)
    await expectWaiting(page, true)
    expect(await countsOf(page, animals)).toEqual([0, 0, 0, 0, 0, 0])
    // Each third answer is lost on its way, and so is each page after it.
    let sent = 0
    let lost = Promise.withResolvers<void>()
    await context.route(changing, async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      sent++
      if (sent % 3 !== 1) return route.fallback()
      await route.fetch()
      await route.abort('connectionfailed')
      lost.resolve()
    })
    held.end()
    for (let times = 0; times < 2; times++) {
      await page.reload()
      await lost.promise
      lost = Promise.withResolvers()
    }
    await page.goto('/animals')
    await expectWaiting(page, false)
    expect(await countsOf(page, animals)).toEqual([2, 2, 1, 1, 1, 1])
  },
)

test('OFF-15 OFF-18 two tabs send what both have written, each of it once', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(heldBack)
  await registerKeeper(page.request)
  const animals = await addAnimals(page.request, [{ name: 'Ash' }, { name: 'Basil' }])
  const [ash = 0, basil = 0] = animals
  await keepOnlyRecords(page)
  const other = await context.newPage()
  const held = await holdBack(context)
  await feed(page, ash)
  await feed(other, basil)
  await feed(other, ash)
  // What is sent first has no answer before the other tab has asked for its turn.
  const asked = Promise.withResolvers<void>()
  const sent: string[] = []
  await context.route(changing, async (route) => {
    const key = route.request().headers()['idempotency-key']
    if (!key) return route.fallback()
    sent.push(key)
    await asked.promise
    await route.continue()
  })
  held.end()
  for (const tab of [page, other]) await tab.evaluate(() => dispatchEvent(new Event('online')))
  const turns = () =>
    page.evaluate(async () => {
      const { held: having = [], pending = [] } = await navigator.locks.query()
      return [having, pending].map((all) => all.filter(({ name }) => name?.includes('sending')).length)
    })
  await expect.poll(turns, 'tabs that send, and that wait for it').toEqual([1, 1])
  asked.resolve()
  await expectWaiting(page, false)
  expect(await countsOf(page, animals)).toEqual([2, 1])
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted())
  await other.close()
})

test(
  'OFF-24 a clock that is three hours ahead is set right: what waits has the moment at which it was meant',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(heldBack)
    await registerKeeper(page.request)
    const [ash = 0] = await addAnimals(page.request, [{ name: 'Ash' }])
    await keepOnlyRecords(page)
    await page.clock.setSystemTime(Date.now() + 3 * 60 * 60_000)
    const moments: string[] = []
    // Heard from the first: what is kept is sent at once, and that may get through as soon as nothing holds it back.
    context.on('request', (request) => {
      const moment = request.headers()['clutchbook-written-at']
      if (moment) moments.push(moment)
    })
    const held = await holdBack(context)
    await feed(page, ash)
    await expectWaiting(page, true)
    held.end()
    await expectWaiting(page, false)
    expect(moments.length).toBeGreaterThan(0)
    for (const moment of moments) expect(Math.abs(Date.parse(moment) - Date.now())).toBeLessThan(5 * 60_000)
  },
)

test(
  'OFF-22 what waits stays sealed after a sign-out, whoever comes, and is sent when its person is in again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(heldBack)
    consoleWatch.allow(/status of 401/)
    const { username, password } = await registerKeeper(page.request)
    const { ash, held } = await feedHeldBack(page, 'Ash Canary')
    await page.request.post('/api/logout')
    await page.goto('/auth')
    await expect.poll(() => databasesOf(page)).toEqual(['clutchbook-outbox'])
    const { text } = await readDatabases(page)
    expect(text).not.toMatch(/Canary|feeding/)
    expect(text).not.toContain('key,')
    // Another person finds it as sealed as it was, and sends nothing of it.
    await registerKeeper(page.request, 'Noor Haddad')
    held.end()
    await page.goto('/animals')
    await expect(page.getByRole('button', { name: 'Account Settings' }).first()).toBeVisible()
    await expectWaiting(page, true)
    await expect.poll(() => databasesOf(page)).toEqual(['clutchbook-outbox'])
    await page.request.post('/api/logout')
    expect((await page.request.post('/api/login', { data: { username, password } })).status()).toBe(200)
    await page.goto('/animals')
    await expectWaiting(page, false)
    expect(await countsOf(page, [ash])).toEqual([1])
    await expect.poll(() => databasesOf(page)).toEqual([])
  },
)

/** Has so many days pass, for the page and for the server that it asks. */
async function passDays(page: Page, days: number): Promise<void> {
  const passed = days * 24 * 60 * 60_000
  await page.clock.setSystemTime(Date.now() + passed)
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), date: new Date(Date.now() + passed).toUTCString() }
    await route.fulfill({ response, headers })
  })
}

test(
  'OFF-22 what waits of a person who is not in again stays for 60 days, and is then removed',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(heldBack)
    consoleWatch.allow(/status of 401/)
    await registerKeeper(page.request)
    await feedHeldBack(page)
    await page.request.post('/api/logout')
    await page.goto('/auth')
    await expect.poll(() => databasesOf(page)).toEqual(['clutchbook-outbox'])
    // This device's clock alone removes nothing.
    await page.clock.setSystemTime(Date.now() + 90 * 24 * 60 * 60_000)
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/user'))
    await page.goto('/auth')
    await asked
    await passDays(page, 59)
    await page.goto('/auth')
    await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
    await expectWaiting(page, true)
    // Each page finishes the dropping while something waits, and opens what it drops.
    await expect.poll(() => databasesOf(page)).toEqual(['clutchbook-outbox'])
    await passDays(page, 61)
    await page.goto('/auth')
    await expectWaiting(page, false)
    await expect.poll(() => databasesOf(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('clutchbook-keeps'))).toBeNull()
  },
)

test(
  'OFF-22 what waits is not sent once another tab has signed someone else in',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(heldBack)
    consoleWatch.allow(/status of 40\d/)
    const { username, password } = await registerKeeper(page.request)
    const { ash, held } = await feedHeldBack(page)
    const sent: string[] = []
    context.on('request', (request) => {
      if (request.headers()['clutchbook-written-at']) sent.push(request.url())
    })
    // A read that was under way may have the tab hear of it at once; then the session that it asks by is no more.
    const told = page.waitForResponse(
      async (answer) =>
        answer.url().endsWith('/api/user') &&
        (answer.status() === 401 || (await answer.json()).username !== username),
    )
    await registerKeeper(page.request, 'Noor Haddad')
    held.end()
    sent.length = 0
    // The tab that still shows the first person hears that there is a network.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await told
    await page.goto('/animals')
    await expect(page.getByRole('button', { name: 'Account Settings' }).first()).toBeVisible()
    expect(sent).toEqual([])
    await page.request.post('/api/logout')
    expect((await page.request.post('/api/login', { data: { username, password } })).status()).toBe(200)
    await page.goto('/animals')
    await expectWaiting(page, false)
    expect(await countsOf(page, [ash])).toEqual([1])
  },
)

test(
  'OFF-16 OFF-19 an animal whose answer was lost is there once: the key of its call tells that it was sent before',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(heldBack)
    await registerKeeper(page.request)
    await keepOnlyRecords(page)
    const held = await holdBack(context)
    await page.goto('/animals')
    await page.getByRole('button', { name: 'Add New' }).click()
    await page.getByRole('menuitem', { name: 'New Animal' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Name', { exact: false }).first().fill('Gale')
    await form.getByLabel('Species').first().fill('Python regius')
    await form.getByRole('button', { name: 'Save Animal' }).click()
    await expect(form).toBeHidden()
    await expectWaiting(page, true)
    let lost = 0
    await context.route('**/api/animals', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
      lost++
      await route.fetch()
      await route.abort('connectionfailed')
    })
    held.end()
    await expectWaiting(page, false)
    expect(lost).toBe(1)
    const all: { name: string }[] = await (await page.request.get('/api/animals')).json()
    expect(all.map(({ name }) => name)).toEqual(['Gale'])
  },
)
