import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { addPair, addProject } from '../harness/breeding.ts'
import { openCalendar, registerLondoner, today } from '../harness/calendar.ts'
import { expect, test } from '../harness/fixtures.ts'

test.beforeEach(({ page }) => registerLondoner(page.request))

test('CAL-50 the days on which eggs are due are in the calendar by themselves, and lead to their project', async ({
  page,
}) => {
  const breedingProjectId = await addProject(page.request, await addPair(page.request))
  for (const eggNumber of ['1', '2'])
    await page.request.post('/api/eggs', {
      data: { eggNumber, layDate: addDays(today, -60), dueDate: today, breedingProjectId },
    })
  await openCalendar(page)
  await expect(page.getByRole('button', { name: /1 expected/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Upcoming' }).click()
  await page.getByRole('link', { name: '2 eggs due' }).click()
  await expect(page).toHaveURL(`/breeding/projects/${breedingProjectId}`)
})
