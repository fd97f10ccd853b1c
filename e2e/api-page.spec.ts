import { expect, test } from './harness/fixtures.ts'
import { inFullOnly } from './harness/full.ts'

type Description = { readonly paths: Readonly<Record<string, object>> }

/** The first part of an address below /api, by which the description groups its calls. */
const groupOf = (path: string): string => path.split('/')[2] ?? ''

test(
  'A1 the page of the API lists each group of calls, and shows a call with its parameters',
  inFullOnly,
  async ({ page }) => {
    const answer = await page.request.get('/api/openapi.json')
    const { paths }: Description = await answer.json()
    const groups = new Set(Object.keys(paths).map(groupOf))
    const calls = Object.entries(paths)
      .filter(([path]) => groupOf(path) === 'animals')
      .flatMap(([, methods]) => Object.keys(methods))
    await page.goto('/api/docs')
    await expect(page.getByRole('button', { name: 'Expand operation' })).toHaveCount(groups.size)
    await page.getByRole('link', { name: 'animals', exact: true }).click()
    const listed = page.locator('.opblock-summary')
    await expect(listed).toHaveCount(calls.length)
    await listed.filter({ hasText: 'GET' }).first().click()
    await expect(page.getByRole('heading', { name: 'Parameters' })).toBeVisible()
  },
)
