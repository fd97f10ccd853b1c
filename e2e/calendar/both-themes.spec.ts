import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { addEvent, buttonOf, openCalendar, registerLondoner, rowOf } from '../harness/calendar.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'

test.beforeEach(({ page }) => registerLondoner(page.request))

for (const theme of ['dark', 'light'] as const) {
  for (const width of [320, 768, 1280]) {
    test(`U18 the calendar is accessible and fits: ${theme}, ${width} wide`, inFullOnly, async ({ page }) => {
      // Three sweeps by axe in one test, on machines that may be busy.
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((choice) => localStorage.setItem('clutchbook-theme', choice), theme)
      const reptileId = await addAnimal(page.request, { name: 'Ember' })
      const breedingProjectId = await addProject(page.request, await addPair(page.request))
      for (const type of ['feeding', 'cleaning', 'medication', 'breeding', 'appointment', 'general'])
        await addEvent(page.request, {
          title: `Some ${type}`,
          type,
          reptileId,
          breedingProjectId,
          reminder: true,
          description: 'In the rack room',
        })
      const check = async () => {
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      await openCalendar(page)
      await expect(rowOf(page, 'Some general')).toBeVisible()
      await check()
      await page.getByRole('tab', { name: 'All Events' }).click()
      await expect(rowOf(page, 'Some general')).toBeVisible()
      await check()
      await buttonOf(page, 'Add Event').click()
      await page.getByLabel('Remind me').check()
      await check()
    })
  }
}
