import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { keepOnlyRecords, ofWhen } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { letCallsThrough, loseCalls } from '../harness/lost-calls.ts'

test.use({ viewport: { width: 390, height: 844 } })

const words = 'This needs a connection.'

test('OFF-10 what may not wait says that it needs a connection before anything is typed', async ({
  page,
  context,
  consoleWatch,
}) => {
  await registerKeeper(page.request)
  await page.request.post('/api/places', { data: { kind: 'room', name: 'Cellar' } })
  await keepOnlyRecords(page)
  await page.goto('/places')
  await expect(page.getByText('Cellar')).toBeVisible()
  // Nothing that stands here was asked for since: the dialog itself finds out.
  await loseCalls(context, consoleWatch)
  await page.getByRole('button', { name: 'Add place' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add place' })
  await expect(dialog.getByRole('status').getByText(words, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expectAccessible(page)
  // It goes with the network, and what is typed meanwhile stays.
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Shed')
  await letCallsThrough(page)
  await expect(page.getByText(ofWhen)).toHaveCount(0, { timeout: 30_000 })
  await expect(dialog.getByText(words)).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Shed')
})

test('OFF-10 what may wait asks for no connection', inFullOnly, async ({ page, context, consoleWatch }) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  await keepOnlyRecords(page)
  await loseCalls(context, consoleWatch)
  await page.goto(`/animals/${id}`)
  await expect(page.getByText(ofWhen)).toBeVisible()
  await page.getByRole('button', { name: 'Add Record' }).first().click()
  const record = page.getByRole('dialog', { name: 'New record of Ember' })
  await expect(record.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(record.getByRole('status')).toHaveText('')
  await expect(page.getByText(words)).toHaveCount(0)
})
