import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'

test('BIL-09 BIL-11 COL-83 U13 near the free limit the list says so, and at it the form offers ways on instead of failing', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const add = () => page.request.post('/api/animals', { data: { name: 'Ember', species: 'Python regius' } })
  for (let n = 0; n < 8; n += 1) await add()
  await page.goto('/animals')
  await expect(page.getByText('8 of 10 animals')).toHaveCount(2)
  await add()
  await add()
  await page.goto('/animals/add')
  await expect(page.getByText('Upgrade Required')).toBeVisible()
  await expect(
    page.getByText(
      "You've reached the free plan limit of 10 animals. Upgrade to the Pro plan in settings for unlimited access!",
    ),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' }).last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to My Animals' })).toBeVisible()
  const leaving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything' }).click()
  expect((await leaving).suggestedFilename()).toMatch(/\.zip$/)
})
