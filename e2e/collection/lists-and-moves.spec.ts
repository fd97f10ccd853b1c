import type { Page } from '@playwright/test'
import { addAnimal, addAnimals } from '../harness/animals.ts'
import { expect, test, withoutLimits } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

test.use({ settings: withoutLimits })

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const names = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading').allTextContents()

/** Opens the menu of an animal's card and answers what it offers. */
async function openMenu(page: Page, name: string): Promise<string[]> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  const entries = page.getByRole('menu').getByRole('menuitem')
  await expect(entries.first()).toBeVisible()
  return (await entries.allTextContents()).map((text) => text.trim())
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await openMenu(page, name)
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Refuses the next moves with a failure of the server. */
const refuse = (page: Page, path: RegExp) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 404, json: { message: 'Out of order', code: 'not-found' } }),
  )

test('COL-12 COL-22 COL-23 COL-25 the archive stands beside My Animals and is empty at first', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/animals')
  const tabs = page.getByRole('navigation', { name: 'Collection' })
  await expect(tabs.getByRole('link')).toHaveText(['My Animals', 'Archives'])
  await expect(tabs.getByRole('link', { name: 'My Animals' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Archives' }).click()
  await expect(page).toHaveURL('/animals/archive')
  await expect(tabs.getByRole('link', { name: 'Archives' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('No archived animals found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to My Animals' }).click()
  await expect(page).toHaveURL('/reptiles')
  await tabs.getByRole('link', { name: 'Archives' }).click()
  await tabs.getByRole('link', { name: 'My Animals' }).click()
  await expect(page).toHaveURL('/reptiles')
})

test('COL-27 COL-28 COL-30 COL-55 COL-59 an animal goes into the archive from its card, and back', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Atlas' }])
  await page.goto('/animals')
  expect(await openMenu(page, 'Ember')).toEqual([
    'View Details',
    'Family Tree',
    'Share',
    'Print ID Card',
    'Add to Holdbacks',
    'Archive',
    'Delete',
  ])
  await page.getByRole('menuitem', { name: 'Archive', exact: true }).click()
  await expectToast(page, 'Animal Archived')
  await expect.poll(() => names(page)).toEqual(['Atlas'])
  await page.getByRole('link', { name: 'Archives' }).click()
  await expect.poll(() => names(page)).toEqual(['Ember'])
  expect(await openMenu(page, 'Ember')).toEqual([
    'View Details',
    'Family Tree',
    'Share',
    'Print ID Card',
    'Unarchive',
    'Delete',
  ])
  await page.getByRole('menuitem', { name: 'Unarchive' }).click()
  await expectToast(page, 'Animal Unarchived')
  await expect(page.getByText('No archived animals found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to My Animals' }).click()
  await expect.poll(() => names(page)).toEqual(['Atlas', 'Ember'])
})

test(
  'COL-24 COL-26 the archive is searched and filtered, and says when it cannot be loaded',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await addAnimals(page.request, [
      { name: 'Ember', morph: 'Clown', sex: 'Female', priceStatus: 'Sold' },
      { name: 'Rook', species: 'Heterodon nasicus', sex: 'Male', isArchived: true },
    ])
    await page.goto('/animals/archive')
    await expect.poll(() => names(page)).toEqual(['Rook', 'Ember'])
    await page.getByRole('searchbox', { name: 'Search animals' }).fill('clown')
    await expect.poll(() => names(page)).toEqual(['Ember'])
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.getByRole('combobox', { name: 'Species' }).selectOption('Heterodon nasicus')
    await expect.poll(() => names(page)).toEqual(['Rook'])
    await page.getByRole('combobox', { name: 'Sex' }).selectOption('Female')
    await expect(page.getByText('No animals match your filters')).toBeVisible()
    await page.route(/\/api\/animals\/archived/, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/animals/archive')
    await expect(page.getByText('Failed to fetch archived animals')).toBeVisible()
  },
)

test(
  'COL-29 COL-31 COL-43 COL-45 COL-126 COL-Q16 a move or a deletion that fails is told, and nothing is moved',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 404/)
    await registerKeeper(page.request)
    await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Rook', isArchived: true }])
    await refuse(page, /\/api\/(animals|reptiles)\/\d+/)
    await page.goto('/animals')
    await choose(page, 'Ember', 'Archive')
    await expectToast(page, 'Failed to archive animal. Please try again.')
    await choose(page, 'Ember', 'Add to Holdbacks')
    await expectToast(page, 'Failed to move animal to holdbacks. Please try again.')
    await choose(page, 'Ember', 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Failed to delete animal')
    await expect(card(page, 'Ember')).toBeVisible()
    await card(page, 'Ember').getByRole('link').click()
    const holdback = page.getByRole('button', { name: 'Holdback', pressed: false })
    await holdback.click()
    await expectToast(page, 'Failed to update holdback status. Please try again.')
    await expect(holdback).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Failed to delete reptile')
    await page.goto('/animals/archive')
    await choose(page, 'Rook', 'Unarchive')
    await expectToast(page, 'Failed to unarchive animal. Please try again.')
    await expect(card(page, 'Rook')).toBeVisible()
  },
)

test('COL-32 COL-34 COL-36 COL-37 COL-39 COL-44 an animal is moved to the holdbacks and taken out again, and the lists follow', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Atlas' }, { name: 'Rook' }])
  await page.goto('/holdbacks')
  await expect(page.getByText('No Holdbacks Found')).toBeVisible()
  await page.goto('/animals')
  for (const name of ['Atlas', 'Ember']) {
    await choose(page, name, 'Add to Holdbacks')
    await expectToast(page, 'Animal Moved')
    await expect(card(page, name)).toBeHidden()
  }
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Holdbacks/ })
    .first()
    .click()
  await expect.poll(() => names(page)).toEqual(['Atlas', 'Ember'])
  expect(await openMenu(page, 'Atlas')).toEqual([
    'View Details',
    'Family Tree',
    'Share',
    'Print ID Card',
    'Remove from Holdbacks',
    'Archive',
    'Delete',
  ])
  await page.getByRole('menuitem', { name: 'Remove from Holdbacks' }).click()
  await expectToast(page, 'Reptile removed from holdbacks')
  await expect.poll(() => names(page)).toEqual(['Ember'])
  await page.goto('/reptiles')
  await expect.poll(() => names(page)).toEqual(['Rook', 'Atlas'])
})

test(
  'COL-33 COL-38 COL-40 holdbacks are searched by name, species and morph, and failures are told',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of (404|500)/)
    await registerKeeper(page.request)
    await addAnimals(page.request, [
      { name: 'Ember', morph: 'Clown', isHoldback: true },
      { name: 'Rook', species: 'Heterodon nasicus', isHoldback: true },
    ])
    await page.goto('/holdbacks')
    for (const [term, found] of [
      ['emb', 'Ember'],
      ['heterodon', 'Rook'],
      ['CLOWN', 'Ember'],
    ] as const) {
      await page.getByRole('searchbox', { name: 'Search animals' }).fill(term)
      await expect.poll(() => names(page)).toEqual([found])
    }
    await refuse(page, /\/api\/animals\/\d+\/holdback/)
    await choose(page, 'Ember', 'Remove from Holdbacks')
    await expectToast(page, 'Failed to remove reptile from holdbacks')
    await expect(card(page, 'Ember')).toBeVisible()
    await page.route(/\/api\/animals\/holdbacks/, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/holdbacks')
    await expect(page.getByText('Failed to fetch holdbacks')).toBeVisible()
  },
)

test(
  'COL-38 a further page of holdbacks that cannot be loaded is told below the ones that were',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await addAnimals(
      page.request,
      Array.from({ length: 61 }, (_, at) => ({ name: `Hatchling ${at}`, isHoldback: true })),
    )
    await page.route(/\/api\/animals\/holdbacks\?.*cursor=/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.goto('/holdbacks')
    await expect(page.getByRole('article').first()).toBeVisible()
    // The list grows while it is being drawn: what was its end a moment ago may not be it any more.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(page.getByText('Failed to fetch holdback animals')).toBeVisible({ timeout: 1000 })
    }).toPass()
  },
)

test(
  'COL-41 COL-42 COL-65 COL-124 the animal’s page makes it a holdback and takes that back, and every list follows',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await page.goto('/animals')
    await card(page, 'Ember').getByRole('link').click()
    await expect(page).toHaveURL(`/reptiles/${id}`)
    await page.getByRole('button', { name: 'Holdback', pressed: false }).click()
    await expectToast(page, 'Animal added to holdbacks')
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^My Animals/ })
      .first()
      .click()
    await expect(page.getByText('No animals here')).toBeVisible()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Holdbacks/ })
      .first()
      .click()
    await card(page, 'Ember').getByRole('link').click()
    await page.getByRole('button', { name: 'Holdback', pressed: true }).click()
    await expectToast(page, 'Animal removed from holdbacks')
    await page.getByRole('button', { name: 'Archive', pressed: false }).click()
    await expectToast(page, 'Animal Archived')
    // COL-57: an archived animal is taken out of the archive before it is held back.
    await expect(page.getByRole('button', { name: 'Holdback' })).toBeHidden()
    await page.getByRole('button', { name: 'Archive', pressed: true }).click()
    await expectToast(page, 'Animal Unarchived')
    await page.goBack()
    await expect(page.getByText('No Holdbacks Found')).toBeVisible()
  },
)

test('COL-54 COL-125 COL-131 a card leads to its animal by its menu too, and deletes it after asking by name', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const [ember] = await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Atlas' }])
  await page.goto('/animals')
  await choose(page, 'Ember', 'View Details')
  await expect(page).toHaveURL(`/reptiles/${ember}`)
  await page.goBack()
  await choose(page, 'Ember', 'Delete')
  await expect(page.getByRole('dialog')).toContainText('Delete Ember?')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, 'Ember')).toBeVisible()
  await choose(page, 'Ember', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Animal deleted')
  await expect.poll(() => names(page)).toEqual(['Atlas'])
})

test('COL-50 an ID that cannot be copied is told', inFullOnly, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) }),
  )
  await registerKeeper(page.request)
  await addAnimal(page.request, { name: 'Ember', customId: 'BP-1' })
  await page.goto('/animals')
  await page.getByRole('button', { name: 'Copy ID BP-1' }).click()
  await expectWholeToast(page, 'Failed to copy', 'Could not copy ID to clipboard')
})
