import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { keepOnlyRecords } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { letCallsThrough, loseCalls } from '../harness/lost-calls.ts'
import { readAnswer } from '../harness/read-answer.ts'
import { feedingOf, makeSiteCalls } from '../harness/site-calls.ts'

test.use({ viewport: { width: 390, height: 844 } })

const rows = (page: Page) => page.locator('main').getByRole('listitem')

const written = async (page: Page, id: number): Promise<(string | null)[]> =>
  (await readAnswer<{ details: string | null }[]>(page, `/api/animals/${id}/records`)).map(
    ({ details }) => details,
  )

test(
  'OFF-20 a change of what was deleted meanwhile says who deleted it and when, and goes once that is restored',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await keepOnlyRecords(page)
    await loseCalls(context, consoleWatch)
    expect(await makeSiteCalls(page, [feedingOf(id, 'one')])).toEqual([])
    await page.request.delete(`/api/animals/${id}`)
    await page.goto('/waiting')
    consoleWatch.allow(/status of 404/)
    await letCallsThrough(page)
    await expect(rows(page)).toContainText(/You deleted it elsewhere on \d\d\/\d\d\/\d{4} \d\d:\d\d/, {
      timeout: 30_000,
    })
    await expectAccessible(page)
    await rows(page).getByRole('button', { name: 'Restore and send: Feeding · Ember' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible({ timeout: 30_000 })
    expect(await written(page, id)).toEqual(['one'])
  },
)

test(
  'OFF-20 of what a program of the keeper deleted meanwhile it is said that a program did',
  inFullOnly,
  async ({ page, context, playwright, baseURL, consoleWatch }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    const data = { name: 'Shelf', scope: 'change', lastsDays: null }
    const { token } = (await (await page.request.post('/api/tokens', { data })).json()) as { token: string }
    const program = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { Authorization: `Bearer ${token}` },
    })
    await keepOnlyRecords(page)
    await loseCalls(context, consoleWatch)
    expect(await makeSiteCalls(page, [feedingOf(id, 'one')])).toEqual([])
    expect((await program.delete(`/api/animals/${id}`)).status()).toBe(204)
    await program.dispose()
    await page.goto('/waiting')
    consoleWatch.allow(/status of 404/)
    await letCallsThrough(page)
    await expect(rows(page)).toContainText(
      /A program with one of your API tokens deleted it on \d\d\/\d\d\/\d{4} \d\d:\d\d/,
      { timeout: 30_000 },
    )
    await rows(page).getByRole('button', { name: 'Restore and send: Feeding · Ember' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible({ timeout: 30_000 })
    expect(await written(page, id)).toEqual(['one'])
  },
)
