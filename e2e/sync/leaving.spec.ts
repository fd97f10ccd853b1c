import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import type { ConsoleWatch } from '../harness/console-watch.ts'
import { keepOnlyRecords } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { letCallsThrough, loseCalls } from '../harness/lost-calls.ts'
import { expectWaiting } from '../harness/waiting.ts'
import { weigh, weightsOf } from '../harness/weights.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Has a weight wait on this device; what it answers expects its keeper signed out, and the weight on the server. */
async function weighOutOfReach(
  page: Page,
  context: BrowserContext,
  watch: ConsoleWatch,
): Promise<() => Promise<void>> {
  const { username, password } = await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  await keepOnlyRecords(page)
  await loseCalls(context, watch)
  watch.allow(/status of 401/)
  await weigh(page, id, '812')
  await page.goto('/waiting')
  return async () => {
    await expect(page).toHaveURL(/\/auth/, { timeout: 30_000 })
    await page.request.post('/api/login', { data: { username, password } })
    expect(await weightsOf(page, id)).toEqual(['812'])
  }
}

/** Brings the server back into reach and holds what waits on its way to it; answers how to let it go. */
async function holdOnItsWay(page: Page): Promise<() => void> {
  const { asked, letGo } = await holdAnswers(page, /\/records$/)
  await letCallsThrough(page)
  await asked
  return letGo
}

test('OFF-22 signing out while something waits asks: it is sent first, or stays sealed', async ({
  page,
  context,
  consoleWatch,
}) => {
  const expectSent = await weighOutOfReach(page, context, consoleWatch)
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
  const letGo = await holdOnItsWay(page)
  await settings.getByRole('button', { name: 'Sign Out' }).click()
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: 'Send first, then sign out' }).click()
  letGo()
  await expectSent()
})

test('OFF-22 once what waited has gone by itself, signing out asks no more and goes on', async ({
  page,
  context,
  consoleWatch,
}) => {
  const expectSent = await weighOutOfReach(page, context, consoleWatch)
  const letGo = await holdOnItsWay(page)
  const settings = await openAccountSettings(page)
  await settings.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('dialog', { name: '1 change waits on this device' })).toBeVisible()
  letGo()
  await expectSent()
})

test('OFF-22 a question that a keeper turns back from signs them out no more once what waited has gone', async ({
  page,
  context,
  consoleWatch,
}) => {
  await weighOutOfReach(page, context, consoleWatch)
  await page.goto('/breeding')
  await page.getByRole('link', { name: 'Genetics' }).click()
  const settings = await openAccountSettings(page)
  await settings.getByRole('button', { name: 'Sign Out' }).click()
  const asked = page.getByRole('dialog', { name: '1 change waits on this device' })
  await expect(asked).toBeVisible()
  await page.goBack()
  await expect(asked).toBeHidden()
  await letCallsThrough(page)
  await expectWaiting(page, false)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Animals', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Ember' })).toBeVisible()
})
