import { expectAccessible } from '../harness/accessibility.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { dayFromNow } from '../harness/eggs.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { endRoutes } from '../harness/routes.ts'

/** A clutch of six and a slug, laid today, and an incubator of one box. */
async function addClutch(request: Parameters<typeof registerKeeper>[0]): Promise<void> {
  const project = await addProject(request, { ...(await addPair(request)), startDate: dayFromNow(-9) })
  const incubator = await request.post('/api/incubators', { data: { name: 'Warm', capacity: 1 } })
  expect(incubator.status(), await incubator.text()).toBe(201)
  const { id } = await incubator.json()
  for (const name of ['A', 'B']) {
    const box = await request.post(`/api/incubators/${id}/boxes`, { data: { name } })
    expect(box.status(), await box.text()).toBe(201)
    const laying = {
      breedingProjectId: project,
      layDate: dayFromNow(0),
      eggs: 3,
      boxId: (await box.json()).id,
    }
    const laid = await request.post('/api/clutches', { data: laying })
    expect(laid.status(), await laid.text()).toBe(201)
  }
}

for (const width of [1280, 320])
  test(`SEA-16 SEA-22 weeks tell the eggs that come and go, and boxes against what there are, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await registerKeeper(page.request)
    await addClutch(page.request)
    await page.goto('/season')
    await page
      .getByRole('navigation', { name: 'Views of the season' })
      .getByRole('link', { name: 'Weeks' })
      .click()
    const week = page.getByRole('row', { name: /this week/ })
    await expect(week.getByText('6 laid')).toBeVisible()
    await expect(week.getByText('2 of 1')).toBeVisible()
    await expect(week.getByText('1 box too few')).toBeVisible()
    await expect(page.getByText(/^1 box is missing in the week of/)).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test(
  'SEA-16 SEA-22 weeks without eggs say what gives them some, and those that can’t be loaded say so',
  inFullOnly,
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/status of 503/)
    await registerKeeper(page.request)
    await page.goto('/season/2027?view=weeks')
    await expect(page.getByRole('heading', { name: 'No eggs in 2026/27 yet' })).toBeVisible()
    await expectAccessible(page)
    await page.route('**/api/seasons/**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/season/2026?view=weeks')
    await expect(page.getByText('The weeks could not be loaded')).toBeVisible()
    await endRoutes(page, '**/api/seasons/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No eggs in 2025/26 yet' })).toBeVisible()
  },
)

test('SEA-01 SEA-13 SEA-15 the day on which seasons begin and the rest of males are set, a day of no year is refused, and seasons are renamed', async ({
  page,
}) => {
  await registerKeeper(page.request)
  await page.goto('/season/2027?view=males')
  await expect(page.getByRole('heading', { name: /in 2026\/27 yet/ })).toBeVisible()
  await page.getByRole('button', { name: 'Season settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Season settings' })
  const day = dialog.getByRole('combobox', { name: 'Day' })
  await dialog.getByRole('combobox', { name: 'Month' }).selectOption('February')
  await day.selectOption('30')
  await dialog.getByRole('textbox', { name: 'Days of rest' }).fill('6')
  await dialog.getByRole('checkbox', { name: 'Tell me when something is due' }).uncheck()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter a day that every year has, as MM-DD')).toBeVisible()
  await expect(day).toBeFocused()
  await dialog.getByRole('combobox', { name: 'Month' }).selectOption('January')
  await day.selectOption('1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Season settings saved', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /in 2027 yet/ })).toBeVisible()
  expect(await (await page.request.get('/api/season-settings')).json()).toMatchObject({
    ...{ firstDay: '01-01', restDays: 6, windowReminders: false },
  })
})
