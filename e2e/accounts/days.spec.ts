import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'

test('U15 days are written and typed in the way that was chosen, at once and at the next visit', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember', dateOfBirth: '2024-06-15' })
  await page.goto(`/animals/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('06/15/2024').first()).toBeVisible()
  const settings = await openAccountSettings(page)
  await settings.getByLabel('How dates are written').selectOption('15.06.2026')
  await settings.getByRole('button', { name: 'Cancel' }).click()
  await expect(main.getByText('15.06.2024').first()).toBeVisible()
  await expect(main.getByText('06/15/2024')).toHaveCount(0)

  await page.reload()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog')
  const born = form.getByLabel('Date of birth', { exact: true })
  await expect(born).toHaveValue('15.06.2024')
  await born.fill('05.07.2024')
  await form.getByRole('button', { name: 'Save Animal' }).click()
  await expect(main.getByText('05.07.2024').first()).toBeVisible()
  const stored = await (await page.request.get(`/api/animals/${id}`)).json()
  expect(stored.dateOfBirth).toBe('2024-07-05')
})
