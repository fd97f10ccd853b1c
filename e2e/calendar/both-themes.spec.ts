import type { Locator } from '@playwright/test'
import { expectAccessible, expectToFit } from '../harness/accessibility.ts'
import { addAnimal } from '../harness/animals.ts'
import { addPair, addProject } from '../harness/breeding.ts'
import { addEvent, buttonOf, openCalendar, registerLondoner, rowOf } from '../harness/calendar.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { inEachTheme } from '../harness/themes.ts'

test.beforeEach(({ page }) => registerLondoner(page.request))

test(
  'U18 the calendar is accessible and fits, in both themes and three widths',
  inFullOnly,
  async ({ page }) => {
    test.slow()
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
    const check = (shown: Locator) =>
      inEachTheme(page, { widths: [320, 768, 1280], height: 900 }, async (width) => {
        await expect(shown).toBeVisible()
        await expectAccessible(page)
        await expectToFit(page, width)
      })
    await openCalendar(page)
    await check(rowOf(page, 'Some general'))
    await page.getByRole('tab', { name: 'All Events' }).click()
    await check(rowOf(page, 'Some general'))
    await buttonOf(page, 'Add Event').click()
    await page.getByLabel('Remind me').check()
    await check(page.getByLabel('Remind me'))
  },
)
