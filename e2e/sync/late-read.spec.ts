import { addAnimals } from '../harness/animals.ts'
import { keepOnlyRecords, ofWhen } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { letCallsThrough, loseCalls } from '../harness/lost-calls.ts'

test.use({ viewport: { width: 390, height: 844 } })

test(
  'OFF-13 a read that was begun without a network and is lost after it has come back leaves no page “Offline”',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    await registerKeeper(page.request)
    await addAnimals(page.request, [{ name: 'Ash' }])
    await keepOnlyRecords(page)
    consoleWatch.allow(/ERR_FAILED/)
    const lose = Promise.withResolvers<void>()
    await page.route(
      '**/api/dashboard',
      async (route) => {
        await lose.promise
        await route.abort()
      },
      { times: 1 },
    )
    await loseCalls(context, consoleWatch)
    // Of its own it reads nothing; the bar at its foot reads the dashboard.
    const isAsked = page.waitForRequest('**/api/dashboard')
    await page.goto('/waiting')
    await isAsked
    await expect(page.getByText(ofWhen)).toBeVisible()
    await letCallsThrough(page)
    await expect(page.getByText(ofWhen)).toBeHidden()
    await page.evaluate(() => {
      Reflect.set(window, 'saidOffline', false)
      new MutationObserver(() => {
        if (document.body.innerText.includes('Offline')) Reflect.set(window, 'saidOffline', true)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    const isReadAgain = page.waitForResponse('**/api/dashboard')
    lose.resolve()
    await isReadAgain
    await expect(page.getByText(ofWhen)).toBeHidden()
    expect(await page.evaluate(() => Reflect.get(window, 'saidOffline'))).toBe(false)
  },
)
