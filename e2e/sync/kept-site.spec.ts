import { chooseToKeep, expectSiteKept } from '../harness/copy.ts'
import { test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test(
  'OFF-14 the site is kept from the first visit on, and what has vanished of it comes anew',
  inFullOnly,
  async ({ page }) => {
    await registerKeeper(page.request)
    await page.goto('/animals')
    await chooseToKeep(page)
    await expectSiteKept(page)
    await page.evaluate(() => caches.delete('clutchbook-app'))
    await page.goto('/animals')
    await expectSiteKept(page)
  },
)
