import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { endRoutes } from '../harness/routes.ts'

test.use({ ...inMotion, settings: withoutLimits })

async function made(page: Page, path: string, data: object): Promise<{ id: number }> {
  const answer = await page.request.post(path, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** The season that runs, by the day on which the keeper's seasons begin. */
async function beginSeason(page: Page): Promise<void> {
  const { firstDay } = { firstDay: dayFromNow(-150).slice(5).replace('02-29', '03-01') }
  const answer = await page.request.put('/api/season-settings', { data: { firstDay } })
  expect(answer.status()).toBe(200)
}

/** Two pairs: one is gravid, of the other eggs incubate. */
async function addPairs(page: Page): Promise<{ clutch: number; project: number }> {
  await beginSeason(page)
  const [sire, dam] = [
    await addAnimal(page.request, { name: 'Cinder', sex: 'Male', species: 'Python regius' }),
    await addAnimal(page.request, { name: 'Dahlia', sex: 'Female', species: 'Python regius' }),
  ]
  const [ash, rose] = [
    await addAnimal(page.request, { name: 'Ash', sex: 'Male', species: 'Python regius' }),
    await addAnimal(page.request, { name: 'Rose', sex: 'Female', species: 'Python regius' }),
  ]
  const project = await addProject(page.request, {
    ...{ maleId: sire, femaleId: dam, name: 'Clown line', startDate: dayFromNow(-120) },
  })
  const laying = { breedingProjectId: project, layDate: dayFromNow(-30), eggs: 3, temperature: 31 }
  const clutch = await made(page, '/api/clutches', laying)
  const facts = `/api/animals/${rose}/season-facts`
  await made(page, facts, { kind: 'introduced', maleId: ash, day: dayFromNow(-60), until: dayFromNow(-55) })
  await made(page, facts, { kind: 'lock', day: dayFromNow(-58) })
  await made(page, facts, { kind: 'shed', day: dayFromNow(-15) })
  return { clutch: clutch.id, project }
}

const group = (page: Page, name: string) => page.getByRole('region', { name })

test('SEA-14 SEA-22 the running season shows each pair by its stage, on a line of time and in words, and leads on', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const { clutch, project } = await addPairs(page)
  await page.goto('/breeding')
  await page.getByRole('navigation', { name: 'Breeding' }).getByRole('link', { name: 'Season' }).click()
  await expect(page).toHaveURL(/\/season\/\d{4}$/)
  await expect(page).toHaveTitle('Season · Clutchbook')
  const gravid = group(page, 'Gravid 1').getByRole('listitem')
  await expect(gravid.getByRole('img')).toHaveAccessibleName(
    /^Together .+ to .+\. Lock .+\. Gravid since .+\. Shed .+\. Lays .+ to .+$/,
  )
  await expect(gravid.getByText(/^Lays \d\d\/\d\d$/)).toBeVisible()
  await expect(gravid.getByText(/^in \d+ days, /)).toBeVisible()
  await expectAccessible(page)

  const stages = page.getByRole('group', { name: 'Stage' })
  await stages.getByRole('button', { name: 'Incubating 1' }).click()
  await expect(page).toHaveURL(/\?stage=incubating$/)
  await expect(group(page, 'Gravid 1')).toHaveCount(0)
  await stages.getByRole('button', { name: 'All 2' }).click()
  const incubating = group(page, 'Incubating 1')
  for (const [name, path] of [
    ['Clown line', `/breeding/projects/${project}`],
    ['Clutch of Cinder × Dahlia', `/clutches/${clutch}`],
  ] as const)
    await expect(incubating.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await gravid.getByRole('link', { name: 'Rose' }).click()
  await expect(page.getByRole('heading', { name: 'Rose', exact: true })).toBeVisible()
})

test('SEA-14 SEA-22 on a phone the stages are a list, the one with the next window first, and nothing is wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await registerKeeper(page.request)
  await addPairs(page)
  await page.goto('/season')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Gravid 1', 'Incubating 1'])
  await expect(page.getByRole('img', { name: /Together/ })).toHaveCount(0)
  await expect(group(page, 'Gravid 1').getByText(/^Lays/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
})

test(
  'SEA-22 seasons follow each other, one without pairs says what gives it some, and an address of none says so',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/season/2027')
    await expect(page.getByRole('heading', { name: 'No pairings in 2026/27 yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Season 2025/26' }).click()
    await expect(page).toHaveURL('/season/2026')
    await expect(page.getByRole('heading', { name: 'No pairings in 2025/26 yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Pairing Planner' }).click()
    await expect(page).toHaveURL('/season/planner')
    await page.goto('/season/soon')
    await expect(page.getByRole('heading', { name: 'There is no such season' })).toBeVisible()
    await page.getByRole('link', { name: 'Show this season' }).click()
    await expect(page).toHaveURL(/\/season\/\d{4}$/)
  },
)

test(
  'SEA-22 a season that can’t be loaded says so, with a way to try again',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 503/)
    await registerKeeper(page.request)
    await addPairs(page)
    await page.route('**/api/seasons/**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/season')
    await expect(page.getByText('The season could not be loaded')).toBeVisible()
    await expectAccessible(page)
    await endRoutes(page, '**/api/seasons/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(group(page, 'Gravid 1')).toBeVisible()
  },
)

test(
  'SEA-14 of three hundred pairings only those in sight are drawn, and a word finds one of them',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const row = (at: number) => ({
      ...{ breedingProjectId: null, projectName: null, status: null, stage: 'planned' },
      ...{ maleId: null, maleName: 'Cinder', femaleId: null, femaleName: `Dahlia ${at}` },
      ...{ bars: [], marks: [], windows: [], clutchIds: [] },
    })
    const figures = {
      ...{ incubatingClutches: 0, incubatingEggs: 0, eggs: 0, hatched: 0 },
      ...{ hatchOfLaid: null, hatchOfLaidBefore: null },
    }
    const rows = Array.from({ length: 300 }, (_, at) => row(at))
    await page.route('**/api/seasons/2027/board', (route) =>
      route.fulfill({ json: { season: 2027, from: '2026-10-01', to: '2027-09-30', figures, rows } }),
    )
    await page.goto('/season/2027')
    const items = group(page, 'Planned 300').getByRole('listitem')
    await expect(items.first()).toBeVisible()
    await expect(async () => expect(await items.count()).toBeLessThan(60)).toPass()
    await page.keyboard.press('End')
    await expect(page.getByText('Dahlia 299', { exact: true })).toBeInViewport()
    await page.getByRole('searchbox', { name: 'Search pairings' }).fill('dahlia 217')
    await expect(items).toHaveCount(0)
    await expect(group(page, 'Planned 1').getByRole('listitem')).toHaveCount(1)
  },
)

test('SEA-22 of nine pairings the first stands within 260 px on a phone, a sign opens the box to search in, and figures stand below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerKeeper(page.request)
  await addPairs(page)
  for (let at = 0; at < 7; at += 1)
    await addProject(page.request, { ...(await addPair(page.request)), startDate: dayFromNow(-20) })
  await page.goto('/season')
  const first = page.getByRole('main').getByRole('region').first().getByRole('listitem').first()
  await expect(first).toBeVisible()
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(260)
  const figures = page.getByRole('list', { name: 'The season in figures' })
  await expect(figures.getByRole('listitem')).toHaveText(['8 still to lay', '1 clutch, 3 eggs'])
  const box = page.getByRole('searchbox', { name: 'Search pairings' })
  await expect(box).toHaveCount(0)
  await page.getByRole('button', { name: 'Search pairings' }).click()
  await expect(box).toBeFocused()
  await page.keyboard.type('rose')
  await expect(page).toHaveURL(/\?q=rose$/)
  await expect(group(page, 'Gravid 1').getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Search pairings' }).click()
  await expect(page).not.toHaveURL(/q=/)
  await expect(box).toHaveCount(0)
})

test('SEA-22 Breeding opens on the season or the projects, as they were looked at last', async ({ page }) => {
  await registerKeeper(page.request)
  const tabs = page.getByRole('navigation', { name: 'Breeding' })
  const breeding = page.getByRole('complementary').getByRole('link', { name: /^Breeding/ })
  await page.goto('/breeding')
  await expect(page).toHaveURL(/\/breeding$/)
  await tabs.getByRole('link', { name: 'Season' }).click()
  await expect(page.getByRole('heading', { name: /^No pairings in/ })).toBeVisible()
  await page.goto('/')
  await breeding.click()
  await expect(page).toHaveURL(/\/season\/\d{4}$/)
  await tabs.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL(/\/breeding$/)
  await page.goto('/')
  await breeding.click()
  await expect(page.getByRole('heading', { name: 'Breeding', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/breeding$/)
})
