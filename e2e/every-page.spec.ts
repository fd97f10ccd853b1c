import { plainJpeg } from '../apps/server/src/testing/pictures.ts'
import { expectAccessible } from './harness/accessibility.ts'
import { expect, test } from './harness/fixtures.ts'
import { registerKeeper } from './harness/keeper.ts'

const widths = [320, 768, 1280]
const themes = ['dark', 'light'] as const

for (const theme of themes) {
  for (const width of widths) {
    test.describe(`${theme}, ${width} wide`, () => {
      test.use({ viewport: { width, height: 900 } })
      test.beforeEach(({ page }) =>
        page.addInitScript((choice) => localStorage.setItem('clutchbook-theme', choice), theme),
      )

      test('U18 every page of a keeper is accessible and fits', async ({ page }) => {
        await registerKeeper(page.request)
        const photo = `data:image/jpeg;base64,${(await plainJpeg({ width: 300, height: 200 })).buffer.toString('base64')}`
        const fields = {
          name: 'Ember',
          species: 'Python regius',
          morph: 'Clown',
          sex: 'Female',
          customId: 'BP-1',
          price: '650',
        }
        const { id } = await (
          await page.request.post('/api/animals', { data: { ...fields, photos: [photo] } })
        ).json()
        await page.request.post('/api/animals', { data: { name: 'Rook', species: 'Heterodon nasicus' } })
        for (const path of ['/', '/animals', '/animals/add', `/animals/${id}`, '/nowhere']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.waitForLoadState('networkidle')
          await expectAccessible(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
            width,
          )
        }
      })

      test('U18 the sign-in page is accessible and fits', async ({ page }) => {
        await page.goto('/auth')
        await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeAttached()
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
    })
  }
}

test('SHELL-07 any other path shows a page that leads home, to keepers and visitors alike', async ({
  page,
}) => {
  await page.goto('/nowhere/at-all')
  await page.getByRole('link', { name: 'Go to Dashboard', exact: true }).click()
  await expect(page).toHaveURL(/\/auth/)
  await registerKeeper(page.request)
  await page.goto('/nowhere/at-all')
  await page.getByRole('link', { name: 'Go to Dashboard', exact: true }).click()
  await expect(page).toHaveURL('/')
})
