import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inEachTheme } from '../harness/themes.ts'

test('R64 R17 U13 of a sheet over the plan’s limit the first rows come in, once confirmed, on a phone and a desk, in both themes', async ({
  page,
}) => {
  const looks = { widths: [390, 1280] }
  await page.setViewportSize({ width: 390, height: 844 })
  await registerKeeper(page.request)
  await addAnimals(
    page.request,
    Array.from({ length: 8 }, (_none, n) => ({ name: `Ember ${n}` })),
  )
  const count = async () => (await (await page.request.get('/api/animals')).json()).length
  await page.goto('/animals/import')
  await page
    .getByLabel('Or paste rows here, headings first')
    .fill('Name\tSpecies\nAsh\tBoa\nFay\tBoa\nGil\tBoa\nRue\tBoa')
  await page.getByRole('button', { name: 'Look at the rows' }).click()
  const confirm = page.getByRole('button', { name: 'Import 2 animals' })
  const takeFirst = page.getByRole('button', { name: 'Take the first 2 rows only' })
  await inEachTheme(page, looks, async () => {
    await expect(page.getByText('Your plan has room for 2 animals more, and this sheet has 4.')).toBeVisible()
    await expect(page.getByText('Gil')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
    await takeFirst.click()
    await expect(
      page.getByText('Only the first 2 rows of the sheet come in; the other 2 stay out.'),
    ).toBeVisible()
    await expect(page.getByText('2 animals, ready to come in.')).toBeVisible()
    await expect(page.getByText('Gil')).toHaveCount(0)
    await expect(confirm).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Take all rows' }).click()
    await expect(page.getByText('Gil')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  })
  await takeFirst.click()
  await expect(confirm).toBeVisible()
  expect(await count()).toBe(8)
  await confirm.click()
  await inEachTheme(page, looks, () =>
    expect(page.getByRole('heading', { name: '2 animals came in' })).toBeVisible(),
  )
  const animals = await (await page.request.get('/api/animals')).json()
  expect(animals).toHaveLength(10)
  expect(animals.slice(0, 2)).toMatchObject([{ name: 'Fay' }, { name: 'Ash' }])
})

test('U13 a plan without room for any row leads on to one that has room', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  await addAnimals(
    page.request,
    Array.from({ length: 10 }, (_none, n) => ({ name: `Ember ${n}` })),
  )
  await page.goto('/animals/import')
  await page.getByLabel('Or paste rows here, headings first').fill('Name\tSpecies\nAsh\tBoa')
  await page.getByRole('button', { name: 'Look at the rows' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Your plan has no room for more animals, and this sheet has 1.')).toBeVisible()
  // The signs of the selects have their size without another page having been there before.
  await expect(main.locator('select + * svg').first()).toHaveCSS('width', '20px')
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Upgrade to Pro' }).click()
  await expect(page).toHaveURL('/subscribe')
})
