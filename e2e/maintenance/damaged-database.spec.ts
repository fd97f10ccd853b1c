import { join } from 'node:path'
import { damage } from '../../apps/server/src/testing/damage.ts'
import type { RunningServer } from '../../apps/server/src/testing/running-server.ts'
import { expectAccessible } from '../harness/accessibility.ts'
import { addAnimals } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { asOperator } from '../harness/operator.ts'
import { withDatabase } from '../harness/rows.ts'

// A server that nobody else needs sound.
test.use({ settings: { LOG_LEVEL: 'error' } })

/** Spoils a page that nobody reads. */
async function spoil(server: RunningServer): Promise<void> {
  await server.stop()
  const page = withDatabase(server, (database) =>
    Number(database.prepare(`select rootpage from sqlite_master where name = 'repairRun'`).get()?.rootpage),
  )
  await damage(join(server.dataDir, 'clutchbook.db'), (page - 1) * 4096, 1024)
  await server.start()
}

test(
  'R08 A7 while the database is damaged every page says so, a change is refused in words, and the administrator reads what to do',
  inFullOnly,
  async ({ page, server, consoleWatch }) => {
    consoleWatch.allow(/status of 503/)
    const { username } = await registerKeeper(page.request)
    await addAnimals(page.request, [{ name: 'Ember' }])
    await asOperator(server, 'user', 'set-admin', username, 'on')
    await page.goto('/admin/data-repair')
    const alerts = page.getByRole('alert')
    await expect(alerts).toHaveText([/^There is no backup of the last 48 hours/])
    await expect(page.getByRole('main')).toContainText(
      /Database last checked\d\d\/\d\d\/\d{4} \d\d:\d\d: no damage found/,
    )
    await expectAccessible(page)

    // A page that is open still brings what it may need next, from a server that is stopped now.
    await page.goto('about:blank')
    await spoil(server)
    const banner = alerts.filter({ hasText: 'Nothing can be stored at the moment' })
    for (const path of ['/', '/animals', '/calendar', '/profile']) {
      await page.goto(path)
      await expect(banner, path).toBeVisible()
    }
    await page.goto('/animals')
    await expect(page.getByRole('main')).toContainText('Ember')
    await page.goto('/admin/data-repair')
    await expect(alerts.filter({ hasText: 'The database is damaged, and nothing is stored' })).toContainText(
      'clutchbook -- restore FILE',
    )
    await expectAccessible(page)
    const refused = await page.request.post('/api/animals', { data: { name: 'Rook', species: 'Boa' } })
    expect(refused.status()).toBe(503)
  },
)
