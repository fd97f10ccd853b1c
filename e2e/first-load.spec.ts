import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { inFullOnly } from './harness/full.ts'
import { registerKeeper } from './harness/keeper.ts'

const kilobyte = 1000

/** Opens the dashboard in a browser that has never seen the site, and answers what it fetched until it came to rest. */
async function loadDashboard(page: Page): Promise<Response[]> {
  await registerKeeper(page.request)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The one place where rest itself is what is measured: scripts fetched in advance count as well.
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/')
  return responses
}

type Weight = { file: string; bytes: number }

/** What each answer of a kind weighs from a server that compresses, heaviest first. Fonts come compressed already. */
async function weigh(responses: Response[], kind: 'script' | 'stylesheet' | 'font'): Promise<Weight[]> {
  const wanted = responses.filter((response) => response.request().resourceType() === kind)
  expect(wanted.length, `answers of kind ${kind}`).toBeGreaterThan(0)
  const weights = wanted.map(async (response) => {
    const body = await response.body()
    return { file: new URL(response.url()).pathname, bytes: (kind === 'font' ? body : gzipSync(body)).length }
  })
  return (await Promise.all(weights)).sort((one, other) => other.bytes - one.bytes)
}

/** Fails with the weight of each file, so that the heavy one is known at once. */
function expectAtMost(limit: number, weights: Weight[]): void {
  const sum = weights.reduce((total, { bytes }) => total + bytes, 0)
  const list = weights.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')
  expect(sum, `compressed bytes of\n${list}\n`).toBeLessThanOrEqual(limit)
}

test('B1 the dashboard loads at most 190 KB of scripts first', async ({ page }) => {
  expectAtMost(190 * kilobyte, await weigh(await loadDashboard(page), 'script'))
})

test('B3 the dashboard loads at most 25 KB of styles and 70 KB of fonts first', async ({ page }) => {
  const responses = await loadDashboard(page)
  expectAtMost(25 * kilobyte, await weigh(responses, 'stylesheet'))
  expectAtMost(70 * kilobyte, await weigh(responses, 'font'))
})

test('B4 F5 the dashboard is there after eight requests, one of which brings all it shows', async ({
  page,
}) => {
  const requests = (await loadDashboard(page)).map((response) => new URL(response.url()).pathname)
  expect(requests.filter((path) => path.startsWith('/api/')).sort()).toEqual(['/api/dashboard', '/api/user'])
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(8)
})

/** The site's own files that a page asks for in a browser that has never seen the site, up to what it shows. */
async function filesUntil(page: Page, path: string, shown: string): Promise<string[]> {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto(path)
  await expect(page.getByRole('heading', { name: shown }).first()).toBeVisible()
  return files.filter((file) => /^\/assets\/.*\.(js|css)$/.test(file))
}

test('B4 a list and an animal come with four scripts and three style sheets besides the first ones', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const animal = await page.request.post('/api/animals', {
    data: { name: 'Ember', species: 'Python regius' },
  })
  const { id } = (await animal.json()) as { id: number }
  for (const path of ['/animals', `/animals/${id}`]) {
    const visit = await page.context().newPage()
    const files = await filesUntil(visit, path, 'Ember')
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(2 + 7)
    await visit.close()
  }
})

test(
  'B4 the calendar and the incubator ask for nothing of the lists of animals',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    for (const [path, title] of [
      ['/calendar', 'Calendar'],
      ['/incubating', 'Incubator'],
    ] as const) {
      const visit = await page.context().newPage()
      const files = await filesUntil(visit, path, title)
      expect(files.filter((file) => file.startsWith('/assets/animals-'))).toEqual([])
      await visit.close()
    }
  },
)

test('B18 the sign-in page asks for nothing of its own after the first script, and for nothing that only pages within have', async ({
  page,
}) => {
  const named = await (await page.request.get('/auth')).text()
  const files = await filesUntil(page, '/auth', 'Welcome back')
  expect(files.length).toBeGreaterThan(2)
  expect(
    files.filter((file) => !named.includes(`href="${file}"`) && !named.includes(`src="${file}"`)),
  ).toEqual([])
  expect(files.filter((file) => /assets\/(leaves|dialogs|overlays)-/.test(file))).toEqual([])
})
