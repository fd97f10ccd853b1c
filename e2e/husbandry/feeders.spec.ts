import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'
import { undoByKey } from '../harness/undo.ts'

test('FED-01 FED-02 FED-04 FED-05 a feeder is added, bought and runs low with what is fed, and each step is taken back', async ({
  page,
}) => {
  await registerKeeper(page.request)
  const animal = await addAnimal(page.request, { name: 'Ember' })
  await page.goto('/feeders')
  await page.getByRole('button', { name: 'Add feeder' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter the prey')).toBeVisible()
  await expect(page.getByText('Please enter how many pieces there are')).toBeVisible()
  await page.getByLabel('Prey').fill('mouse')
  await page.getByLabel('Size').fill('adult')
  await page.getByLabel('Pieces now').fill('4')
  await page.getByLabel('Low with so many left').fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Adult mouse added')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Adult mouse' })
  await expect(row).toContainText('4 pieces left')
  await row.getByRole('button', { name: 'Stock of Adult mouse' }).click()
  await page.getByLabel('Pieces bought').fill('6')
  await page.getByLabel('Paid in all').fill('9')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Adult mouse: 10 pieces left')
  await expect(row).toContainText('$1.50 each')
  const data = { prey: 'mouse', size: 'adult', count: 7 }
  const meal = { recordType: 'feeding', recordDate: `${new Date().getFullYear()}-01-02`, data }
  await page.request.post(`/api/animals/${animal}/records`, { data: meal })
  await page.reload()
  await expect(row).toContainText('3 pieces left')
  await expect(row).toContainText('Low')
  await expect(page.getByRole('row').filter({ hasText: 'Ember' })).toContainText('$10.50')
  await row.getByRole('button', { name: 'Change Adult mouse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No feeders yet')).toBeVisible()
  await expectToast(page, 'Adult mouse deleted')
  await undoByKey(page)
  await expect(row).toContainText('3 pieces left')
  await page.request.put('/api/plans', { data: { animalIds: [animal], kind: 'feeding', minDays: 7 } })
  await page.goto('/')
  await page.getByRole('link', { name: 'Feeders 1 is low in stock' }).click()
  await expect(row).toContainText('Low')
})

test('FED-05 costs begin with the year that it is where the keeper is', inFullOnly, async ({ page }) => {
  await registerKeeper(page.request)
  await page.request.patch('/api/user/profile', { data: { timeZone: 'Pacific/Kiritimati' } })
  await page.request.post('/api/feeders', { data: { prey: 'mouse', count: 1 } })
  await page.clock.setFixedTime('2026-12-31T11:00:00Z')
  await page.goto('/feeders')
  await expect(page.getByLabel('Year')).toHaveValue('2027')
  await expect(page.getByText('No meal of 2027 has a cost')).toBeVisible()
})
