import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { addProject } from '../harness/breeding.ts'
import { addEvent, today } from '../harness/calendar.ts'
import { keepOnlyRecords } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { letCallsThrough, loseCalls } from '../harness/lost-calls.ts'
import { makeSiteCalls, type SiteCall } from '../harness/site-calls.ts'

test.use({ viewport: { width: 390, height: 844 } })

const rows = (page: Page) => page.locator('main').getByRole('listitem')

test(
  'OFF-20 links that both sides changed stand by the names of what they lead to, and go as they are chosen',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    const [rook = 0, jay = 0, kite = 0, ember = 0] = await addAnimals(page.request, [
      ...['Rook', 'Jay', 'Kite'].map((name) => ({ name, sex: 'Male' })),
      { name: 'Ember', sex: 'Female' },
    ])
    const project = await addProject(page.request, { maleId: rook, femaleId: ember, name: 'First' })
    const other = await addProject(page.request, { maleId: jay, femaleId: ember, name: 'Second' })
    const third = await addProject(page.request, { maleId: kite, femaleId: ember, name: 'Third' })
    const { id: event } = await addEvent(page.request, { animalId: rook, breedingProjectId: project })
    await keepOnlyRecords(page)
    await loseCalls(context, consoleWatch)
    const at = new Date().toISOString()
    const change = (address: string, id: number, body: object): SiteCall => ({
      ...{ address, params: { id }, body, ifMatch: 1, at },
    })
    const changes = [
      change('PUT /api/events/{id}', event, { animalId: jay, breedingProjectId: other }),
      change('PUT /api/breeding-projects/{id}', project, { maleId: jay }),
    ]
    expect(await makeSiteCalls(page, changes)).toEqual([])
    const elsewhere = { animalId: kite, breedingProjectId: third }
    const fields = { title: 'Feed adults', startDate: today }
    const answers = [
      await page.request.put(`/api/events/${event}`, { data: { ...fields, ...elsewhere } }),
      await page.request.put(`/api/breeding-projects/${project}`, { data: { maleId: kite } }),
    ]
    expect(answers.map((answer) => answer.status())).toEqual([200, 200])
    await page.goto('/waiting')
    consoleWatch.allow(/status of 412/)
    await letCallsThrough(page)
    await rows(page)
      .getByRole('button', { name: /^Choose: Change of an event/ })
      .click({ timeout: 30_000 })
    const form = page.getByRole('dialog')
    const part = (label: string) => form.getByRole('group', { name: label })
    await expect(part('Related reptile')).toContainText(/Keep mine\s*Jay/)
    await expect(part('Related reptile')).toContainText('Kite')
    await expect(part('Related breeding')).toContainText(/Keep mine\s*Second/)
    await expect(part('Related breeding')).toContainText('Third')
    await expectAccessible(page)
    await part('Related reptile').getByRole('radio').first().click()
    await form.getByRole('button', { name: 'Save and send' }).click()
    await expect(form.getByText('Please choose for: Related breeding')).toBeVisible()
    await part('Related breeding').getByRole('radio').last().click()
    await form.getByRole('button', { name: 'Save and send' }).click()
    await expect(form).toBeHidden()

    await rows(page)
      .getByRole('button', { name: /^Choose: Change of a project/ })
      .click({ timeout: 30_000 })
    await expect(part('Male')).toContainText(/Keep mine\s*Jay/)
    await expect(part('Male')).toContainText('Kite')
    await part('Male').getByRole('radio').first().click()
    await form.getByRole('button', { name: 'Save and send' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible({ timeout: 30_000 })

    const stored = await (await page.request.get(`/api/breeding-projects/${project}`)).json()
    expect(stored).toMatchObject({ name: 'First', maleId: jay, femaleId: ember })
    const events = (await (await page.request.get('/api/events')).json()) as { id: number }[]
    expect(events.find(({ id }) => id === event)).toMatchObject({ animalId: jay, breedingProjectId: third })
  },
)
