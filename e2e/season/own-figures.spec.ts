import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

test('SEA-07 own days of a species go before what is known, and one press takes them back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Dahlia', species: 'Python regius', sex: 'Female' })
  const facts = { data: { kind: 'shed', day: dayFromNow(-5) } }
  expect((await page.request.post(`/api/animals/${id}/season-facts`, facts)).status()).toBe(201)
  await page.goto(`/animals/${id}`)
  await page.getByRole('button', { name: 'Figures of Python regius' }).click()
  const form = page.getByRole('dialog', { name: 'Figures of Python regius' })
  const shed = form.getByRole('group', { name: 'Days from shed to laying' })
  await expect(shed.getByText(/^Known: \d+ to \d+/)).toBeVisible()
  await shed.getByLabel(/at least/).fill('41')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(shed.getByText('Please give whole days from 1 to 1000, the least first')).toBeVisible()
  await shed.getByLabel(/at most/).fill('45')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, '1 figure of your own')
  await expect(page.getByText('by your own figures')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('by your own figures')).toBeHidden()
})

test(
  'SEA-07 of a species that nobody knows the keeper says what it bears, and figures that fail to load say so',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 503/)
    await page.setViewportSize({ width: 390, height: 844 })
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Iris', species: 'Lacerta bilineata', sex: 'Female' })
    let isFailing = true
    await page.route('**/api/species-facts/**', (route) =>
      isFailing ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    )
    await page.goto(`/animals/${id}`)
    await page.getByRole('button', { name: 'Figures of Lacerta bilineata' }).click()
    const form = page.getByRole('dialog', { name: 'Figures of Lacerta bilineata' })
    await expect(form.getByRole('alert')).toHaveText('The figures could not be loaded.')
    isFailing = false
    await form.getByRole('button', { name: 'Try again' }).click()
    await form.getByRole('combobox', { name: 'She' }).selectOption('litter')
    const birth = form.getByRole('group', { name: 'Days from mating to birth' })
    await birth.getByLabel(/at least/).fill('80')
    await birth.getByLabel(/at most/).fill('95')
    await form.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, '2 figures of your own')
    const told = await page.request.get('/api/species-facts/Lacerta%20bilineata')
    expect((await told.json()).own).toEqual({ kind: 'litter', matingToBirth: [80, 95] })
  },
)
