import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import { keepOnlyRecords } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { letCallsThrough, loseCalls } from '../harness/lost-calls.ts'
import { endRoutes } from '../harness/routes.ts'
import { weigh, weightsOf } from '../harness/weights.ts'

test.use({ viewport: { width: 390, height: 844 } })

const badge = (page: Page, words: string) => page.getByRole('link', { name: words, exact: true })
const rows = (page: Page) => page.locator('main').getByRole('listitem')

test('OFF-16 OFF-20 what waits is told in the shell, listed, discarded with a way back, and sent', async ({
  page,
  context,
  consoleWatch,
}) => {
  await registerKeeper(page.request)
  const id = await addAnimal(page.request, { name: 'Ember' })
  await keepOnlyRecords(page)
  await expect(page.getByText(/waiting/)).toHaveCount(0)
  await page.goto('/waiting')
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible()
  await expectAccessible(page)
  await loseCalls(context, consoleWatch)
  await weigh(page, id, '812')
  await weigh(page, id, '815')
  // A clock at the record, at its animal and in the list.
  const signs = page.getByRole('img', { name: 'Waits to be sent' })
  await expect(page.getByRole('heading', { name: 'Records' })).toBeVisible()
  await expect(signs).toHaveCount(3)
  await page.goto('/animals')
  await expect(signs).toHaveCount(1)
  await badge(page, 'Offline · 2 waiting').click()
  await expect(page).toHaveURL(/\/waiting$/)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Weight')
  await expect(rows(page).first()).toContainText('Ember')
  await expect(rows(page).first()).toContainText(/Written \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  await expect(rows(page).first()).toContainText('Waits for the connection.')
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible()
  await expectAccessible(page)
  await rows(page).last().getByRole('button', { name: 'Discard: Weight · Ember' }).click()
  const asked = page.getByRole('dialog', { name: 'Discard “Weight · Ember”?' })
  await expect(asked.getByText('nowhere but on this device')).toBeVisible()
  await asked.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(badge(page, 'Offline · 1 waiting')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
  await letCallsThrough(page)
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible({ timeout: 30_000 })
  expect((await weightsOf(page, id)).toSorted()).toEqual(['812', '815'])
  await page.goto('/animals')
  await expect(page.getByText('Ember')).toBeVisible()
  await expect(signs).toHaveCount(0)
})

/** Changes the name of an animal by its form. */
async function rename(page: Page, id: number, name: string): Promise<void> {
  await page.goto(`/animals/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').first().fill(name)
  await form.getByRole('button', { name: /^Save/ }).click()
  await expect(form).toBeHidden()
}

/** Where a record is sent: by itself, or with others. */
const recordsSent = /\/records$|\/api\/log$/

/** Has the server refuse each record, once that begins: until then a call may get through just after a page has opened, and its answer not. */
async function refuseRecords(page: Page, message: string, fieldAt: (url: string) => string) {
  let isReached = false
  await page.route(recordsSent, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (!isReached) return route.abort('connectionfailed')
    const errors = { [fieldAt(route.request().url())]: message }
    return route.fulfill({ status: 400, json: { message, code: 'not-valid', errors } })
  })
  return {
    begin: () => {
      isReached = true
    },
  }
}

test(
  'OFF-20 what is refused says why, and is corrected in a form that is filled',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await keepOnlyRecords(page)
    consoleWatch.allow(/status of 400/)
    const message = 'A weight is a number of at most 800'
    const refusing = await refuseRecords(page, message, () => 'measurement')
    await loseCalls(context, consoleWatch)
    await weigh(page, id, '812')
    await page.goto('/waiting')
    refusing.begin()
    await letCallsThrough(page)
    await expect(badge(page, '1 needs you')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
    await expect(rows(page)).toContainText(message)
    await expectAccessible(page)
    await rows(page).getByRole('button', { name: 'Correct: Weight · Ember' }).click()
    const form = page.getByRole('dialog', { name: 'Correct: Weight · Ember' })
    await expect(form.getByLabel('Measurement')).toHaveValue('812')
    await expect(form.getByText(message).last()).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Measurement').fill('712')
    await endRoutes(page, recordsSent)
    await form.getByRole('button', { name: 'Save and send' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible({ timeout: 30_000 })
    expect(await weightsOf(page, id)).toEqual(['712'])
  },
)

test(
  'OFF-20 a meal that is refused is corrected in its amount and its feeder',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    const stock = { prey: 'mouse', size: 'adult', count: 20 }
    const feeder = (await (await page.request.post('/api/feeders', { data: stock })).json()) as {
      id: number
    }
    await keepOnlyRecords(page)
    consoleWatch.allow(/status of 400/)
    const message = 'Please enter a whole number from 1 to 3'
    const refusing = await refuseRecords(page, message, (url) =>
      url.endsWith('/log') ? 'entries.0.data.count' : 'data.count',
    )
    await loseCalls(context, consoleWatch)
    await page.goto(`/animals/${id}`)
    await page.getByRole('button', { name: 'Feed', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Food', { exact: true }).fill('rat')
    await dialog.getByLabel('How many', { exact: true }).fill('7')
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(dialog).toBeHidden()
    await page.goto('/waiting')
    refusing.begin()
    await letCallsThrough(page)
    await rows(page).getByRole('button', { name: 'Correct: Feeding · Ember' }).click({ timeout: 30_000 })
    const form = page.getByRole('dialog', { name: 'Correct: Feeding · Ember' })
    await expect(form.getByLabel('Food', { exact: true })).toHaveValue('rat')
    await expect(form.getByLabel('How many', { exact: true })).toHaveValue('7')
    await expect(form.getByText(message).last()).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('How many', { exact: true }).fill('3')
    await form.getByLabel('Food', { exact: true }).fill('mouse')
    await form.getByLabel('From stock').selectOption('Adult mouse')
    await endRoutes(page, recordsSent)
    await form.getByRole('button', { name: 'Save and send' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible({ timeout: 30_000 })
    const [meal] = (await (await page.request.get(`/api/animals/${id}/records`)).json()) as {
      data: object
    }[]
    expect(meal?.data).toMatchObject({ prey: 'mouse', count: 3, outcome: 'eaten', feederId: feeder.id })
  },
)

test(
  'OFF-20 what was changed elsewhere too shows both sides, and the one that is chosen is kept',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await keepOnlyRecords(page)
    await loseCalls(context, consoleWatch)
    await rename(page, id, 'Ember Red')
    await page.request.patch(`/api/animals/${id}`, { data: { name: 'Ember Gold' } })
    await page.goto('/waiting')
    consoleWatch.allow(/status of 412/)
    await letCallsThrough(page)
    await expect(badge(page, '1 needs you')).toBeVisible({ timeout: 30_000 })
    await rows(page)
      .getByRole('button', { name: /^Choose: / })
      .click()
    const form = page.getByRole('dialog')
    await expect(form.getByText('Ember Red')).toBeVisible()
    await expect(form.getByText('Ember Gold')).toBeVisible()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save and send' }).click()
    await expect(form.getByText('Please choose for: Name')).toBeVisible()
    await form.getByRole('radio', { name: /Keep mine/ }).click()
    await form.getByRole('button', { name: 'Save and send' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible({ timeout: 30_000 })
    expect(await (await page.request.get(`/api/animals/${id}`)).json()).toMatchObject({ name: 'Ember Red' })
  },
)

test(
  'OFF-20 that nothing waits is said of what is known, and not while it is being opened',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    await keepOnlyRecords(page)
    consoleWatch.allow(/ERR_CONNECTION_FAILED/)
    await page.route(recordsSent, (route) =>
      route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
    )
    await weigh(page, id, '812')
    await page.addInitScript(() => {
      const { decrypt } = SubtleCrypto.prototype
      const opened = new Promise((resolve) => addEventListener('open-now', resolve))
      SubtleCrypto.prototype.decrypt = async function (...all) {
        await opened
        return decrypt.apply(this, all)
      }
    })
    await page.goto('/waiting')
    await expect(page.getByRole('status', { name: 'What waits is being opened' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toHaveCount(0)
    await expectAccessible(page)
    await page.evaluate(() => dispatchEvent(new Event('open-now')))
    await expect(rows(page)).toContainText('Ember')
  },
)

test('OFF-23 in a tab on iOS the switch says to install first', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
  await registerKeeper(page.request)
  await page.goto('/')
  const settings = await openAccountSettings(page)
  await expect(settings.getByText('Install Clutchbook first', { exact: false })).toBeVisible()
})
