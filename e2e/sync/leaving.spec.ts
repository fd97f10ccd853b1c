import { expectAccessible } from '../harness/accessibility.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import { keepOnlyRecords } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { letCallsThrough, loseCalls } from '../harness/lost-calls.ts'
import { weigh, weightsOf } from '../harness/weights.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('OFF-22 signing out while something waits asks: it is sent first, or stays sealed', async ({
  page,
  context,
  consoleWatch,
}) => {
  const { username, password } = await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  await keepOnlyRecords(page)
  await loseCalls(context, consoleWatch)
  await weigh(page, id, '812')
  await page.goto('/waiting')
  const settings = await openAccountSettings(page)
  await expect(settings.getByRole('link', { name: '1 change waits here to be sent' })).toBeVisible()
  await settings.getByRole('button', { name: 'Sign Out' }).click()
  const asked = page.getByRole('dialog', { name: '1 change waits on this device' })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Send first, then sign out' }).click()
  await expect(asked.getByText('1 could not be sent now.')).toBeVisible({ timeout: 30_000 })
  await asked.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting', exact: true })).toBeVisible()
  // Held on its way, it waits until the button is pressed.
  consoleWatch.allow(/status of 401/)
  const { asked: sent, letGo } = await holdAnswers(page, /\/records$/)
  await letCallsThrough(page)
  await sent
  await settings.getByRole('button', { name: 'Sign Out' }).click()
  await asked.getByRole('button', { name: 'Send first, then sign out' }).click()
  letGo()
  await expect(page).toHaveURL(/\/auth/, { timeout: 30_000 })
  await page.request.post('/api/login', { data: { username, password } })
  expect(await weightsOf(page, id)).toEqual(['812'])
})

test('OFF-22 once what waited has gone by itself, signing out asks no more and goes on', async ({
  page,
  context,
  consoleWatch,
}) => {
  const { username, password } = await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  await keepOnlyRecords(page)
  await loseCalls(context, consoleWatch)
  await weigh(page, id, '812')
  await page.goto('/waiting')
  consoleWatch.allow(/status of 401/)
  const { asked: sent, letGo } = await holdAnswers(page, /\/records$/)
  await letCallsThrough(page)
  await sent
  const settings = await openAccountSettings(page)
  await settings.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('dialog', { name: '1 change waits on this device' })).toBeVisible()
  letGo()
  await expect(page).toHaveURL(/\/auth/, { timeout: 30_000 })
  await page.request.post('/api/login', { data: { username, password } })
  expect(await weightsOf(page, id)).toEqual(['812'])
})
