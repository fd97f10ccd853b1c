import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { expectToast } from '../harness/toast.ts'

const number = '9b1d2f66-1a9c-4b0e-9c55-7b3ad1d4a0c2'

test(
  'U12 a failure of the server’s own is named by its number, where it stands and in a message',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await registerKeeper(page.request)
    await page.route(/\/api\/(animals|media)\b/, (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'Something went wrong' },
        headers: { 'X-Request-Id': number },
      }),
    )
    await page.goto('/animals')
    await page.getByRole('alert').getByRole('button', { name: 'Copy error number' }).click()
    await expectToast(page, number)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)

    await page.goto('/animals/add')
    const form = page.getByRole('main')
    await form.getByLabel('Name', { exact: false }).first().fill('Ember')
    await form.getByLabel('Species').first().fill('Python regius')
    await form.getByRole('button', { name: 'Save Animal' }).click()
    const message = page.locator('li[data-state="open"]')
    await message.getByRole('button', { name: 'Copy error number' }).click()
    await expectToast(page, number)
  },
)

test(
  'U12 so it is where a list could not go on, and where a sheet could not be read',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    const id = await addAnimal(page.request, { name: 'Ember' })
    for (let day = 10; day <= 21; day += 1)
      await page.request.post(`/api/animals/${id}/records`, {
        data: { recordType: 'note', recordDate: `2026-06-${day}` },
      })
    await page.goto(`/animals/${id}`)
    const more = page.getByRole('button', { name: 'Show more records' })
    await expect(more).toBeVisible()
    await page.route(/\/api\/(animals\/\d+\/records|moving\/sheet\/preview)\b/, (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'Something went wrong' },
        headers: { 'X-Request-Id': number },
      }),
    )
    await more.click()
    const copy = page.getByRole('alert').getByRole('button', { name: 'Copy error number' })
    await expect(copy).toBeVisible()

    await page.goto('/animals/import')
    await page.getByLabel('Or paste rows here, headings first').fill('Name,Species\nAsh,Boa')
    await page.getByRole('button', { name: 'Look at the rows' }).click()
    await expect(copy).toBeVisible()
  },
)

test(
  'U12 a page of the server’s failure says that what is recorded is safe and why it failed, and does not blame the connection',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 500/)
    await registerKeeper(page.request)
    await page.route(/\/api\/(breeding-projects|eggs)\b/, (route) =>
      route.fulfill({ status: 500, json: { message: 'Out of order', code: 'failed' } }),
    )
    for (const [path, told] of [
      ['/breeding', 'Your projects are safe. Out of order'],
      ['/breeding/projects/1', 'Your project is safe. Out of order'],
      ['/incubating', 'Out of order'],
    ] as const) {
      await page.goto(path)
      const failure = page.getByRole('main').getByRole('alert').first()
      await expect(failure).toContainText(told)
      await expect(failure).not.toContainText('connection')
    }
  },
)
