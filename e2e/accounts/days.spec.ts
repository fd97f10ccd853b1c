import { openAccountSettings } from '../harness/account-settings.ts'
import { addAnimal } from '../harness/animals.ts'
import { failCalls } from '../harness/failing-calls.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

test(
  'U15 days are written and typed in the way that was chosen, at once, at the next visit and on another device',
  inFullOnly,
  async ({ page, browser }) => {
    const { username, password } = await registerKeeper(page.request)
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

    const another = await browser.newContext()
    const elsewhere = await another.newPage()
    await elsewhere.request.post(new URL('/api/login', page.url()).href, { data: { username, password } })
    await elsewhere.goto(page.url())
    await expect(elsewhere.getByRole('main').getByText('05.07.2024').first()).toBeVisible()
    await another.close()
  },
)

test(
  'U15 a choice that could not be kept is said, and days stay as they were',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember', dateOfBirth: '2024-06-15' })
    await page.goto(`/animals/${id}`)
    await expect(page.getByRole('main').getByText('06/15/2024').first()).toBeVisible()
    await failCalls(page, 'PATCH', '/api/user/profile')
    const settings = await openAccountSettings(page)
    const choice = settings.getByLabel('How dates are written')
    await choice.selectOption('15.06.2026')
    await expectToast(page, 'How dates are written stayed as it was')
    await expect(choice).toHaveValue('MM/DD/YYYY')
    await expect(page.getByText('06/15/2024').first()).toBeAttached()
  },
)
