import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import {
  addEvent,
  buttonOf,
  chooseInMenu,
  openCalendar,
  registerLondoner,
  rowOf,
  today,
} from '../harness/calendar.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { expectToast, expectWholeToast } from '../harness/toast.ts'

const shown = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`
const daysOn = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test.beforeEach(({ page }) => registerLondoner(page.request))

test('CAL-01 CAL-05 CAL-10 CAL-11 CAL-12 CAL-Q11 three views, one button, and what empty ones say', async ({
  page,
}) => {
  await openCalendar(page)
  await expect(page.getByRole('tab')).toHaveText(['Month View', 'Upcoming', 'All Events'])
  await expect(buttonOf(page, 'Add Event')).toBeVisible()
  await expect(page.getByText('No events found. Click Add Event to create one')).toBeVisible()
  await page.getByRole('tab', { name: 'Upcoming' }).click()
  await expect(page.getByRole('heading', { name: 'Upcoming Events (Next 30 days)' })).toBeVisible()
  await expect(page.getByText('No upcoming events. Click Add Event to create one')).toBeVisible()
  await buttonOf(page, 'View All').click()
  await expect(page.getByRole('tab', { name: 'All Events' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('No events found. Click Add Event to create one')).toBeVisible()
})

test('CAL-15 CAL-18 CAL-21 CAL-22 an event is added with every default of the form, then changed', async ({
  page,
}) => {
  await openCalendar(page)
  await buttonOf(page, 'Add Event').click()
  const dialog = page.getByRole('dialog', { name: 'Add New Event' })
  await expect(dialog.getByLabel('Event type')).toHaveValue('general')
  await expect(dialog.getByLabel('Start date')).toHaveValue(shown(today))
  await expect(dialog.getByLabel('All day')).toBeChecked()
  await expect(dialog.getByLabel('Remind me')).not.toBeChecked()
  await dialog.getByLabel('All day').uncheck()
  await expect(dialog.getByLabel('Start time')).toHaveValue('09:00')
  await expect(dialog.getByLabel('End time')).toHaveValue('10:00')
  await dialog.getByLabel('All day').check()
  await dialog.getByLabel('Remind me').check()
  await expect(dialog.getByLabel('Days before')).toHaveValue('1')
  await expect(dialog.getByLabel('Reminder time')).toHaveValue('09:00')
  await expect(dialog.getByLabel('Repeat').locator('option')).toHaveCount(10)
  await expect(dialog.getByLabel('Repeat')).toHaveValue('0')
  await dialog.getByLabel('Title').fill('Weigh hatchlings')
  await dialog.getByLabel('Days before').fill('soon')
  await dialog.getByLabel('Reminder time').focus()
  await expect(dialog.getByLabel('Days before')).toHaveValue('0')
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expectWholeToast(page, 'Event created')
  await expect(rowOf(page, 'Weigh hatchlings')).toContainText('Reminder 0 days before, at 09:00')

  await rowOf(page, 'Weigh hatchlings').getByRole('button', { name: 'Edit: Weigh hatchlings' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Event' })
  await edit.getByLabel('Title').fill('Weigh all')
  await edit.getByLabel('Remind me').uncheck()
  await edit.getByRole('button', { name: 'Update Event' }).click()
  await expectWholeToast(page, 'Event updated')
  await expect(rowOf(page, 'Weigh all')).toBeVisible()
  await expect(page.getByText('Reminder 0 days before')).toHaveCount(0)
})

test(
  'CAL-16 CAL-45 the form leads to the first field that is wrong, and nothing is lost',
  inFullOnly,
  async ({ page }) => {
    await openCalendar(page)
    await buttonOf(page, 'Add Event').click()
    const dialog = page.getByRole('dialog', { name: 'Add New Event' })
    await dialog.getByLabel('Description').fill('Rack B')
    await dialog.getByLabel('Start date').fill('')
    await dialog.getByRole('button', { name: 'Create Event' }).click()
    await expect(dialog.getByText('Title is required')).toBeVisible()
    await expect(dialog.getByText('Start date is required')).toBeVisible()
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await dialog.getByLabel('Title').fill('Clean')
    await dialog.getByLabel('Start date').fill(shown(today))
    await dialog.getByLabel('End date').fill(shown(daysOn(-1)))
    await dialog.getByRole('button', { name: 'Create Event' }).click()
    await expect(dialog.getByText('End date cannot be before start date')).toBeVisible()
    await expect(dialog.getByLabel('Description')).toHaveValue('Rack B')
  },
)

test('CAL-02 CAL-Q10 the address opens the form with a date and a title, and closing leaves the calendar', async ({
  page,
}) => {
  await page.goto(
    '/calendar?addEvent=true&date=2027-03-14&title=Lay%20date%3A%20Clown%20%C3%97%20Pied&colour=red',
  )
  const dialog = page.getByRole('dialog', { name: 'Add New Event' })
  await expect(dialog.getByLabel('Title')).toHaveValue('Lay date: Clown × Pied')
  await expect(dialog.getByLabel('Start date')).toHaveValue('03/14/2027')
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expectToast(page, 'Event created')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/calendar')
  await expect(page.getByRole('heading', { name: 'March 2027' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sunday, 03/14/2027' })).toBeVisible()
  await expect(rowOf(page, 'Lay date: Clown × Pied')).toBeVisible()
})

test(
  'CAL-19 CAL-23 CAL-26 an event is about an animal or a breeding project of one’s own, or about none',
  inFullOnly,
  async ({ page }) => {
    const id = await addAnimal(page.request, { name: 'Nettle', species: 'Python regius' })
    const project = await addProject(page.request, {
      ...(await addPair(page.request)),
      name: 'Clown × Mojave',
    })
    await openCalendar(page)
    await buttonOf(page, 'Add Event').click()
    const dialog = page.getByRole('dialog', { name: 'Add New Event' })
    await dialog.getByLabel('Title').fill('Vet')
    await dialog.getByRole('combobox', { name: 'Related reptile' }).fill('net')
    await page.getByRole('option', { name: 'Nettle' }).click()
    await dialog.getByRole('combobox', { name: 'Related breeding' }).fill('clown')
    await page.getByRole('option', { name: 'Clown × Mojave' }).click()
    await dialog.getByRole('button', { name: 'Create Event' }).click()
    await expectToast(page, 'Event created')
    await rowOf(page, 'Vet').getByRole('link', { name: 'Show reptile' }).click()
    await expect(page).toHaveURL(`/animals/${id}`)
    await page.goBack()
    await rowOf(page, 'Vet').getByRole('link', { name: 'Show project' }).click()
    await expect(page).toHaveURL(`/breeding/projects/${project}`)
    await page.goBack()
    await rowOf(page, 'Vet').getByRole('button', { name: 'Edit: Vet' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Event' })
    await expect(edit.getByRole('combobox', { name: 'Related reptile' })).toHaveValue('Nettle')
    for (const related of ['Related reptile', 'Related breeding']) {
      await edit.getByRole('combobox', { name: related }).click()
      await page.getByRole('option', { name: 'None' }).click()
    }
    await edit.getByRole('button', { name: 'Update Event' }).click()
    await expectToast(page, 'Event updated')
    await expect(rowOf(page, 'Vet').getByRole('link')).toHaveCount(0)
  },
)

test(
  'CAL-03 CAL-04 U6 months are turned by button and by key, and days with events stand out',
  inFullOnly,
  async ({ page }) => {
    const month = (name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await addEvent(page.request, { title: 'Lay window', startDate: '2027-01-30', endDate: '2027-02-02' })
    await page.goto('/calendar?addEvent=true&date=2027-01-31')
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await month('January 2027')
    const day = (name: string) => page.getByRole('table').getByRole('button', { name })
    for (const name of ['Saturday, 01/30/2027, 1 event', 'Tuesday, 02/02/2027, 1 event'])
      await expect(day(name)).toHaveAttribute('data-eventful', 'true')
    await expect(day('Friday, 01/29/2027')).not.toHaveAttribute('data-eventful')
    await page.getByRole('button', { name: 'Next month' }).click()
    await month('February 2027')
    await page.getByRole('button', { name: 'Previous month' }).click()
    await month('January 2027')
    // One day is reached by Tab; from there arrows, Home and Page keys lead on.
    await day('Thursday, 01/28/2027').click()
    await page.keyboard.press('ArrowRight')
    await expect(day('Friday, 01/29/2027')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(day('Friday, 02/05/2027')).toBeFocused()
    await month('February 2027')
    await page.keyboard.press('Home')
    await expect(day('Sunday, 01/31/2027, 1 event')).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(day('Sunday, 02/28/2027')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Sunday, 02/28/2027' })).toBeVisible()
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', today)
  },
)

test(
  'CAL-06 CAL-07 CAL-08 CAL-09 CAL-31 a row shows colour, dates, words and reminder, and offers its four acts',
  inFullOnly,
  async ({ page }) => {
    await addEvent(page.request, {
      title: 'Panacur',
      type: 'medication',
      description: 'Second dose',
      endDate: daysOn(2),
      reminder: true,
      reminderDate: '3',
      reminderTime: '18:30',
    })
    await openCalendar(page)
    await page.getByRole('tab', { name: 'Upcoming' }).click()
    const line = rowOf(page, 'Panacur')
    await expect(line).toContainText(`${shown(today)} – ${shown(daysOn(2))}`)
    await expect(line).toContainText('Second dose')
    await expect(line).toContainText('Reminder 3 days before, at 18:30')
    await expect(line.locator('[data-color]')).toHaveAttribute('data-color', 'red')
    await expect(line.getByRole('button')).toHaveCount(4)

    // CAL-32: struck through and back.
    await line.getByRole('button', { name: 'Mark complete: Panacur' }).click()
    await expect(line.locator('s')).toHaveText('Panacur')
    await line.getByRole('button', { name: 'Mark incomplete: Panacur' }).click()
    await expect(line.locator('s')).toHaveCount(0)
    // CAL-33: days and time are kept.
    const switched = page.waitForResponse((response) => response.url().endsWith('/reminder'))
    await line.getByRole('button', { name: 'Disable reminder: Panacur' }).click()
    await expect(line.getByText('Reminder 3 days before')).toHaveCount(0)
    await switched
    const answered = page.waitForResponse((response) => response.url().endsWith('/reminder'))
    await line.getByRole('button', { name: 'Enable reminder: Panacur' }).click()
    await expect(line).toContainText('Reminder 3 days before, at 18:30')
    // It shows before it is saved; leaving at that very moment would be another story.
    await answered
    await page.reload()
    await page.getByRole('tab', { name: 'All Events' }).click()
    await expect(rowOf(page, 'Panacur')).toContainText('Reminder 3 days before, at 18:30')
  },
)

test('CAL-31 the legend names six types, each with its colour', async ({ page }) => {
  await openCalendar(page)
  const legend = page.getByRole('list', { name: 'Colors of event types' }).getByRole('listitem')
  await expect(legend).toHaveText(['feeding', 'cleaning', 'medication', 'breeding', 'appointment', 'general'])
  const colours = ['orange', 'blue', 'red', 'purple', 'yellow', 'green']
  for (const [place, colour] of colours.entries())
    await expect(legend.nth(place).locator('[data-color]')).toHaveAttribute('data-color', colour)
})

test('CAL-13 CAL-Q06 an event is deleted after a question that names it', inFullOnly, async ({ page }) => {
  await addEvent(page.request, { title: 'Shed check' })
  await openCalendar(page)
  await rowOf(page, 'Shed check').getByRole('button', { name: 'Delete: Shed check' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Event' })
  await expect(dialog).toContainText('Shed check')
  await expect(dialog).toContainText('cannot be undone')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectWholeToast(page, 'Event deleted', 'Undo')
  await expect(page.getByText('No events found. Click Add Event to create one')).toBeVisible()
})

test('CAL-14 R75 U7 all events are deleted after two questions, and brought back', async ({ page }) => {
  await addEvent(page.request, { title: 'Feed adults' })
  await addEvent(page.request, { title: 'Clean rack' })
  await openCalendar(page)
  await chooseInMenu(page, 'Delete All Events')
  const first = page.getByRole('dialog', { name: 'Delete All Events' })
  await expect(first).toContainText(
    'This removes all events including reminders, breeding events and scheduled tasks.',
  )
  await first.getByRole('button', { name: 'Continue' }).click()
  const second = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(rowOf(page, 'Feed adults')).toBeAttached()
  await second.getByRole('button', { name: 'Delete All Events' }).click()
  await expectToast(page, 'All events deleted')
  await expect(page.getByText('No events found. Click Add Event to create one')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Events restored')
  await expect(rowOf(page, 'Clean rack')).toBeVisible()
  await expect(rowOf(page, 'Feed adults')).toBeVisible()
})

test(
  'SHELL-13 SHELL-25 COL-05 the calendar is reached from the sidebar, the Add New menu and the dashboard',
  inFullOnly,
  async ({ page }) => {
    await addEvent(page.request, { startDate: daysOn(200) })
    const done = await addEvent(page.request)
    await page.request.put(`/api/events/${done.id}/complete`, { data: { completed: true } })
    await page.goto('/')
    await page.getByRole('link', { name: /Upcoming Events/ }).click()
    await expect(page).toHaveURL('/calendar')
    await page.goto('/')
    await expect(page.getByRole('link', { name: /Upcoming Events/ })).toContainText('1')
    await page.getByRole('button', { name: 'Add New' }).first().click()
    await page.getByRole('menuitem', { name: 'Add Event' }).click()
    await expect(page).toHaveURL('/calendar')
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Calendar' }).click()
    await expect(page.getByRole('table')).toBeVisible()
  },
)
