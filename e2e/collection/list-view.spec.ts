import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

test.use({ settings: withoutLimits })

const rows = (page: Page) => page.getByRole('article')
const beside = (page: Page, name: string) => page.getByRole('region', { name: `${name}, beside the list` })
const dayAgo = (days: number) => addDays(new Date().toISOString().slice(0, 10), -days)

/** Wren, Rook and Ember, the newest first in the list: Ember ate 34 days ago and lost weight since. */
async function keepThree(page: Page): Promise<number[]> {
  await registerKeeper(page.request)
  const ids = await addAnimals(page.request, [
    { name: 'Wren' },
    { name: 'Rook', sex: 'Male' },
    { name: 'Ember', sex: 'Female', morph: 'Clown', customId: 'BP-1', weight: 1840, price: '650' },
  ])
  const add = async (data: object) =>
    expect((await page.request.post(`/api/animals/${ids[2]}/records`, { data })).status()).toBe(201)
  await add({ recordType: 'feeding', recordDate: dayAgo(34), measurement: '2', unit: 'mice' })
  await add({ recordType: 'weight', recordDate: dayAgo(40), measurement: '1900 g' })
  await add({ recordType: 'weight', recordDate: dayAgo(2), measurement: '1840 g' })
  return ids
}

async function openList(page: Page): Promise<void> {
  await page.goto('/animals')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
}

test('COL-149 COL-150 a list says when each animal ate and what it weighs, and opens one beside it, which Back closes', async ({
  page,
}) => {
  const [, , ember] = await keepThree(page)
  await openList(page)
  for (const text of ['BP-1', 'Clown', 'Fed 34 days ago', '1,840 g', '$650'])
    await expect(rows(page).first()).toContainText(text)
  await expect(rows(page).nth(1)).toContainText('No meal noted')
  await rows(page).getByRole('link', { name: 'Ember' }).click()
  await expect(page).toHaveURL(new RegExp(`/animals\\?open=${ember}$`))
  const sheet = beside(page, 'Ember')
  await expect(sheet).toContainText('34 days')
  await expect(sheet).toContainText('60 g less')
  await expect(sheet.getByRole('img', { name: /Weight|1,840 g/ })).toBeVisible()
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await rows(page).getByRole('link', { name: 'Rook' }).click()
  await expect(beside(page, 'Rook')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/animals')
  await expect(beside(page, 'Rook')).toHaveCount(0)
  // What was chosen holds for the other lists and the next visit; an address opens its animal.
  await page.goto(`/holdbacks?open=${ember}`)
  await expect(beside(page, 'Ember')).toHaveCount(0)
  await page.goto(`/animals?open=${ember}`)
  await expect(beside(page, 'Ember')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/animals')
  await page.getByRole('button', { name: 'Cards', exact: true }).click()
  await expect(rows(page).first().getByRole('button', { name: 'Copy ID BP-1' })).toBeVisible()
})

test('COL-150 U6 U7 by keys alone animals are opened one after the other and fed, and Undo takes that back', async ({
  page,
}) => {
  const [, rook] = await keepThree(page)
  await openList(page)
  await page.keyboard.press('j')
  await expect(rows(page).getByRole('link', { name: 'Ember' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(beside(page, 'Ember')).toBeVisible()
  await page.keyboard.press('j')
  await expect(beside(page, 'Rook')).toBeVisible()
  await page.keyboard.press('k')
  await expect(beside(page, 'Ember')).toBeVisible()
  await page.keyboard.press('j')
  await expect(beside(page, 'Rook').getByRole('button', { name: 'Feed', exact: true })).toBeVisible()
  await page.keyboard.press('f')
  await expect(page.getByRole('dialog', { name: 'New record of Rook' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Save Record' }).click()
  await expect(rows(page).nth(1)).toContainText('Fed today')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Record taken back')
  await expect(rows(page).nth(1)).toContainText('No meal noted')
  expect(await (await page.request.get(`/api/animals/${rook}/records`)).json()).toEqual([])
  // Where a word is typed, letters are letters.
  await page.getByRole('searchbox', { name: 'Search animals' }).fill('')
  await page.getByRole('searchbox', { name: 'Search animals' }).pressSequentially('jf')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('COL-149 on a phone the list is chosen among the filters, and a row leads to its animal', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [, , ember] = await keepThree(page)
  await page.goto('/animals')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: 'Show animals' }).click()
  await expect(rows(page).first()).toContainText('1,840 g')
  await expectAccessible(page)
  await rows(page).getByRole('link', { name: 'Ember' }).click()
  await expect(page).toHaveURL(new RegExp(`/reptiles/${ember}$`))
})

test(
  'COL-149 of a long list only near rows are in the page, each animal once',
  inFullOnly,
  async ({ page }) => {
    test.slow()
    await registerKeeper(page.request)
    await addAnimals(
      page.request,
      Array.from({ length: 200 }, (_, n) => ({ name: `Hatchling ${200 - n}` })),
    )
    await openList(page)
    const seen = new Set<string>()
    await expect(async () => {
      for (const name of await rows(page).getByRole('heading').allTextContents()) seen.add(name)
      expect(await rows(page).count()).toBeLessThan(60)
      await page.mouse.wheel(0, 700)
      expect(seen.size).toBe(200)
    }).toPass({ intervals: [50], timeout: 30_000 })
  },
)
