import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { openSharing, shareAnimal } from '../harness/sharing.ts'

test('SHR-17 SHR-18 COL-54 COL-56 a public profile shows its keeper and shared animals, each leading to its page', async ({
  page,
  request,
}) => {
  const { id, username } = await registerKeeper(request, 'Mara Reyes')
  const [shown = 0] = await addAnimals(request, [{ name: 'Ember' }, { name: 'Secret' }])
  await shareAnimal(request, shown)
  await openSharing(request, { profile: true })
  for (const path of [`/profile/${id}/shared`, `/public/profile/${id}`]) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Mara Reyes', exact: true })).toBeVisible()
    await expect(main.getByText(`@${username}`, { exact: true })).toBeVisible()
    await expect(main.locator('[data-letters]')).toHaveAttribute('data-letters', 'MA')
    await expect(main.getByRole('article').getByRole('heading')).toHaveText(['Ember'])
    await expect(main.getByRole('button', { name: 'Actions for Ember' })).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await main.getByRole('link', { name: 'Ember' }).click()
    await expect(page).toHaveURL(`/shared/reptile/${shown}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
  }
})

test(
  'SHR-19 SHR-60 a private profile and a missing one look alike',
  inFullOnly,
  async ({ page, request, consoleWatch }) => {
    consoleWatch.allow(/status of 404/)
    const { id } = await registerKeeper(request)
    for (const user of [id, 999_999]) {
      await page.goto(`/profile/${user}/shared`)
      await expect(
        page.getByRole('heading', { level: 1, name: 'Profile Not Found', exact: true }),
      ).toBeVisible()
      await expect(
        page.getByText("This profile is either private or doesn't exist.", { exact: true }),
      ).toBeVisible()
    }
    await expectAccessible(page)
  },
)

test('SHR-21 SHR-22 SHR-23 SHR-24 a public collection is searched, and narrowed by species and sex', async ({
  page,
  request,
}) => {
  const { id } = await registerKeeper(request, 'Mara Reyes')
  await addAnimals(request, [
    { name: 'Ember', sex: 'Female', customId: 'BP-1' },
    { name: 'Rook', sex: 'Male', species: 'Heterodon nasicus' },
    { name: 'Kept', isHoldback: true },
    { name: 'Gone', isArchived: true },
  ])
  await openSharing(request, { collection: true })
  await page.goto(`/collection/${id}`)
  const main = page.getByRole('main')
  const names = main.getByRole('article').getByRole('heading')
  await expect(main.getByRole('heading', { level: 1, name: 'Mara Reyes' })).toBeVisible()
  await expect(names).toHaveText(['Kept', 'Rook', 'Ember'])
  await expect(main).not.toContainText('BP-1')
  await main.getByRole('combobox', { name: 'Species' }).selectOption('Heterodon nasicus')
  await expect(names).toHaveText(['Rook'])
  await main.getByRole('combobox', { name: 'Species' }).selectOption('All species')
  await main.getByRole('combobox', { name: 'Sex' }).selectOption('Female')
  await expect(names).toHaveText(['Ember'])
  await main.getByRole('searchbox').fill('nobody')
  await expect(main.getByRole('heading', { name: 'No reptiles found', exact: true })).toBeVisible()
  await expect(main.getByText('Try adjusting your search or filters.', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await expect(names).toHaveCount(3)
})

test(
  'SHR-21 SHR-23 a large public collection comes page by page, and keeps its filters in the address',
  inFullOnly,
  async ({ page, request }) => {
    const { id } = await registerKeeper(request)
    await page.route(/\/api\/public\/users\/\d+\/reptiles/, (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('limit', '2')
      return route.continue({ url: url.href })
    })
    await addAnimals(request, [
      ...['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, sex: 'Female' })),
      { name: 'F', sex: 'Male' },
    ])
    await openSharing(request, { collection: true })
    const names = page.getByRole('article').getByRole('heading')
    await page.goto(`/collection/${id}?from=chat`)
    await expect(names).toHaveText(['F', 'E', 'D', 'C', 'B', 'A'])
    await page.getByRole('combobox', { name: 'Sex' }).selectOption('Female')
    await expect(names).toHaveText(['E', 'D', 'C', 'B', 'A'])
    await expect(page).toHaveURL(`/collection/${id}?from=chat&sex=Female`)
    await page.goBack()
    await expect(names).toHaveText(['F', 'E', 'D', 'C', 'B', 'A'])
    await page.goto(`/collection/${id}?sex=Male&species=`)
    await expect(names).toHaveText(['F'])
  },
)

test(
  'SHR-23 what is pressed or typed before the script of a public page has come is not lost',
  inFullOnly,
  async ({ page, request }) => {
    const { id } = await registerKeeper(request)
    await addAnimals(request, [
      { name: 'Ember', sex: 'Female' },
      { name: 'Fern', sex: 'Female' },
      { name: 'Rook', sex: 'Male' },
    ])
    await openSharing(request, { collection: true })
    const held = await holdAnswers(page, /assets\/main-.*\.js/)
    await page.goto(`/collection/${id}`)
    const names = page.getByRole('article').getByRole('heading')
    await expect(names).toHaveText(['Rook', 'Fern', 'Ember'])
    await page.getByRole('combobox', { name: 'Sex' }).selectOption('Female')
    await page.getByRole('searchbox').fill('Em')
    held.letGo()
    await expect(names).toHaveText(['Ember'])
    await expect(page).toHaveURL(/q=Em/)
    await expect(page).toHaveURL(/sex=Female/)
  },
)

test('SHR-25 an empty public collection says so', inFullOnly, async ({ page, request }) => {
  const { id } = await registerKeeper(request)
  await openSharing(request, { collection: true })
  await page.goto(`/collection/${id}`)
  await expect(page.getByRole('heading', { name: 'This collection is empty.', exact: true })).toBeVisible()
  await expectAccessible(page)
})

test(
  'SHR-26 SHR-55 a private collection can’t be loaded',
  inFullOnly,
  async ({ page, request, consoleWatch }) => {
    consoleWatch.allow(/status of 404/)
    const { id } = await registerKeeper(request)
    await page.goto(`/collection/${id}`)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Error Loading Collection', exact: true }),
    ).toBeVisible()
    const text =
      "We couldn't load this reptile collection. It may not exist or you may not have permission to view it."
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  },
)
