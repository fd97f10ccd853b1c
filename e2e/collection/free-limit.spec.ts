import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'

test('BIL-09 BIL-11 COL-83 near the free limit the list says so, and at it the form explains instead of failing', async ({
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
})
