import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { readRecords } from '../../testing/records.ts'
import { addSeason } from '../../testing/season.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const runs = 12

onBothDatabases('the order in which things come out of the trash', (dialect) => {
  test('R73 R74 does not matter: deleted and brought back at random, in the end all is as it was', async () => {
    const running = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, clock: createTestClock() })
    const keeper = await running.keeper()
    const { sire, dam, child, hatchling, project, eggs, feeding, pairing } = await addSeason(keeper)
    await running.app.services.notifications.deliverReminders()
    const records = [
      ...[sire, dam, child, hatchling].map((id) => `animals/${id}`),
      `breeding-projects/${project}`,
      ...eggs.map((id) => `eggs/${id}`),
      ...[feeding, pairing].map((id) => `events/${id}`),
    ]
    const before = await readRecords(running)
    const restore = async (path: string) => {
      const answer = await keeper.post(`/api/trash/${path}/restore`)
      expect([path, answer.status, answer.json().unlinked]).toEqual([path, 200, 0])
    }
    const anyRecords = fc.array(fc.constantFrom(...records), { minLength: 10, maxLength: 25 })
    const anyOrder = fc.shuffledSubarray(records, { minLength: records.length })
    await fc.assert(
      fc.asyncProperty(anyRecords, anyOrder, async (touched, order) => {
        const deleted = new Set<string>()
        for (const path of touched) {
          if (deleted.delete(path)) await restore(path)
          else {
            expect((await keeper.remove(`/api/${path}`)).status).toBe(204)
            deleted.add(path)
          }
        }
        for (const path of order) if (deleted.has(path)) await restore(path)
        expect(await readRecords(running)).toBe(before)
      }),
      { numRuns: runs, endOnFailure: true },
    )
  })
})
