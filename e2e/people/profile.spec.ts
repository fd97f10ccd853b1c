import { addAnimals } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { expect, test } from '../harness/fixtures.ts'
import { formOf } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'

test.use(inMotion)

test('ACC-46 ACC-47 a keeper’s own profile shows who they are and their own animals, and nobody else’s', async ({
  page,
  request,
}) => {
  await registerKeeper(request, 'Noor Vale')
  await addAnimals(request, [{ name: 'Stranger' }])
  const { username } = await registerKeeper(page.request)
  await addAnimals(page.request, [{ name: 'Ember' }, { name: 'Kept', isHoldback: true }])
  await page.goto('/profile')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Robin Field' })).toBeVisible()
  await expect(main.locator('[data-letters]')).toHaveAttribute('data-letters', 'RO')
  await expect(main.getByText(`@${username}`, { exact: true })).toBeVisible()
  await expect(main.getByText('Free plan', { exact: true })).toBeVisible()
  await expect(main.getByRole('article').getByRole('heading')).toHaveText(['Kept', 'Ember'])
  await main.getByRole('button', { name: 'Edit Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account Settings' })
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Robin Fields')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(main.getByRole('heading', { level: 2, name: 'Robin Fields' })).toBeVisible()
})

test('ACC-47 a profile without animals says what to do first', async ({ page }) => {
  await registerKeeper(page.request)
  await page.goto('/profile')
  await page.getByRole('main').getByRole('link', { name: 'Add Animal' }).click()
  await expect(page).toHaveURL('/animals/add')
})

for (const width of [390, 1280])
  test(
    `ACC-46 the profile begins with an index of its sections, each of which is one press away: ${width} wide`,
    formOf(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await registerKeeper(page.request)
      await addAnimals(
        page.request,
        Array.from({ length: 6 }, (_, place) => ({ name: `Animal ${place}` })),
      )
      const pair = await addPair(page.request)
      for (let count = 1; count <= 3; count += 1)
        await addProject(page.request, { ...pair, name: `Pair ${count}` })
      await page.goto('/profile')
      const index = page.getByRole('navigation', { name: 'On this page' })
      await expect(index.getByRole('link')).toHaveText([
        ...['What you share', 'Follows', 'Your breeding projects', 'Your animals'],
      ])
      const box = await index.boundingBox()
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(780)
      const heading = page.getByRole('heading', { level: 2, name: 'Your animals' })
      await index.getByRole('link', { name: 'Your animals' }).click()
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
      await expect(page).toHaveURL('/profile#own-animals')
      if (width === 1280) await expect(index).toBeInViewport()
      // The address leads there again, once the lists have come.
      await page.reload()
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
    },
  )
