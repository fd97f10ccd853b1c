import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { holdAnswers } from '../harness/held-answers.ts'
import { addIncubator } from '../harness/incubators.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { inMotion } from '../harness/motion.ts'
import { expectToast } from '../harness/toast.ts'

test.use(inMotion)

const hourMs = 60 * 60_000

/** A day that every year has, so many days ago or a little longer: a season that began then is short enough to show a gap of hours. */
function dayOfYearAgo(days: number): { month: string; day: string } {
  const [, month = '', day = ''] = new Date(Date.now() - days * 24 * hourMs)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return { month, day: Number(day) > 28 ? '28' : day }
}

/** A file of a reading an hour for three days, without those of ten hours, and with a line that is none. */
function loggerFile(): string {
  const lines = Array.from({ length: 72 }, (_none, back) => back)
    .filter((back) => back < 30 || back >= 40)
    .map((back) => {
      const at = new Date(Date.now() - back * hourMs).toISOString().slice(0, 19)
      return `${at}Z,${(31 + Math.sin(back / 4)).toFixed(2)},${90 - (back % 5)}`
    })
  return ['at,temperature,humidity', ...lines, '2026-06-01T12:00:00Z,warm,90'].join('\n')
}

const chooseFile = (page: Page, text: string): Promise<void> =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'logger.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('CLU-20 SEA-21 the page of the eggs leads to incubators; one and its box are added, deleted and brought back', async ({
    page,
  }) => {
    await registerKeeper(page.request, 'Mara Reyes')
    await page.goto('/incubating')
    await page.getByRole('link', { name: 'Incubators' }).tap()
    await expect(page).toHaveURL('/incubators')
    await page.getByRole('button', { name: 'Add incubator' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Left shelf')
    await dialog.getByLabel('Set temperature').fill('31.5')
    await dialog.getByLabel('Too cold below').fill('33')
    await dialog.getByLabel('Too warm above').fill('32.5')
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(dialog.getByText('The upper limit can’t be less than the lower one')).toBeVisible()
    await dialog.getByLabel('Too cold below').fill('30')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expectToast(page, 'Left shelf added')
    await page.getByRole('link', { name: 'Left shelf' }).tap()
    await expect(page.getByText('Set to 31.5 °C; rings outside of 30 °C to 32.5 °C')).toBeVisible()
    await page.getByRole('button', { name: 'Add box' }).tap()
    await dialog.getByLabel('Name').fill('Box A')
    await dialog.getByLabel('Eggs it holds').fill('12')
    await dialog.getByRole('button', { name: 'Save' }).tap()
    const boxes = page.getByRole('list', { name: 'Boxes' })
    await expect(boxes).toContainText('0 of 12 eggs')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Edit box Box A' }).tap()
    await dialog.getByRole('button', { name: 'Delete this box' }).tap()
    await expectToast(page, 'Box A deleted')
    await expect(boxes).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).last().tap()
    await expect(boxes).toContainText('Box A')
    await page.getByRole('button', { name: 'Edit', exact: true }).tap()
    await dialog.getByRole('button', { name: 'Delete this incubator' }).tap()
    await expect(page).toHaveURL('/incubators')
    await expectToast(page, 'Left shelf deleted')
    await expect(page.getByText('No incubator yet')).toBeVisible()
  })
})

test('CLU-24 CLU-25 SEA-01 a file shows what would come of it, becomes a curve with its gap, and is taken back', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400/)
  await registerKeeper(page.request, 'Mara Reyes')
  const id = await addIncubator(page.request, { temperature: 31.5, highTemperature: 33 })
  const { month, day } = dayOfYearAgo(10)
  const begun = await page.request.put('/api/season-settings', { data: { firstDay: `${month}-${day}` } })
  expect(begun.ok(), await begun.text()).toBe(true)
  await page.goto(`/incubators/${id}`)
  await page.getByRole('button', { name: 'Import readings' }).click()
  await chooseFile(page, 'a,b\n1,2')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await chooseFile(page, loggerFile())
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Plain columns')).toBeVisible()
  await expect(dialog.getByText('Line 64')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep 62 readings' }).click()
  await expectToast(page, '62 readings kept')
  const curve = page.getByRole('img', {
    name: /^Temperature from .*: 30\s°C to 32\s°C, 3[01](\.\d)?\s°C on average$/,
  })
  await expect(curve).toBeVisible()
  await expect(page.getByText('1 time without a reading').first()).toBeVisible()
  await page.getByRole('button', { name: 'Season' }).click()
  await expect(page.getByText(new RegExp(`^${month}/${day}/\\d{4}$`)).first()).toBeVisible()
  await expect(page.getByText('1 time without a reading').first()).toBeVisible()
  await page.getByText('As a table').click()
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Nothing was measured in this time.')).toBeVisible()
})

test('CLU-26 an incubator that rings says so with the worst, and what is seen is marked', async ({
  page,
}) => {
  await registerKeeper(page.request, 'Mara Reyes')
  const id = await addIncubator(page.request, { highTemperature: 32, graceMinutes: 0 })
  const readings = [{ incubatorId: id, at: new Date().toISOString(), temperature: 34.2 }]
  const sent = await page.request.post('/api/readings', { data: { readings } })
  expect(sent.status(), await sent.text()).toBe(200)
  await page.goto('/incubators')
  await expect(page.getByRole('listitem').filter({ hasText: 'Left shelf' })).toContainText('Too warm')
  await page.getByRole('link', { name: 'Left shelf' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Too warm' })).toContainText('34.2 °C')
  await page.getByRole('button', { name: 'Seen: Too warm' }).click()
  await expect(page.getByRole('list', { name: 'Alarms' })).toContainText('seen')
  await expectAccessible(page)
  await expectToast(page, 'Too warm: marked as seen')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Seen: Too warm' })).toBeVisible()
})

test('CLU-26 an incubator never says that all is well before that is known, nor while it stands outside', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 500/)
  await registerKeeper(page.request, 'Mara Reyes')
  const id = await addIncubator(page.request, { highTemperature: 32, graceMinutes: 15 })
  const send = async (temperature: number, minutesAgo = 0): Promise<void> => {
    const at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
    const sent = await page.request.post('/api/readings', {
      data: { readings: [{ incubatorId: id, at, temperature }] },
    })
    expect(sent.status(), await sent.text()).toBe(200)
  }
  await send(31, 4)
  const held = await holdAnswers(page, '**/api/incubator-alarms')
  await page.goto(`/incubators/${id}`)
  await expect(page.getByText('Looking for alarms')).toBeVisible()
  await expect(page.getByText('All within its limits')).toHaveCount(0)
  held.letGo()
  await expect(page.getByText('All within its limits')).toBeVisible()
  await send(34.2, 2)
  await page.reload()
  await expect(page.getByText(/^Too warm since .*, rings after 15 minutes$/)).toBeVisible()
  await expect(page.getByText('All within its limits')).toHaveCount(0)
  await expectAccessible(page)
  await page.route('**/api/incubator-alarms', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await expect(page.getByText('Whether it rings is not known: its alarms could not be loaded.')).toBeVisible()
  await expect(page.getByText('All within its limits')).toHaveCount(0)
})
