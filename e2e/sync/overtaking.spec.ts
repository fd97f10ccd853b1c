import { addAnimals } from '../harness/animals.ts'
import { keepOnlyRecords } from '../harness/copy.ts'
import { expect, test } from '../harness/fixtures.ts'
import { inFullOnly } from '../harness/full.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { feedingOf, makeSiteCalls, type SiteCall } from '../harness/site-calls.ts'
import { expectWaiting } from '../harness/waiting.ts'

test.use({ viewport: { width: 390, height: 844 } })

test(
  'OFF-18 a change of a record that the copy has not is not sent before what waits of its animal',
  inFullOnly,
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(/ERR_CONNECTION_FAILED|cross-world service worker/)
    await registerKeeper(page.request)
    const [ash = 0] = await addAnimals(page.request, [{ name: 'Ash' }])
    await keepOnlyRecords(page)
    let isHeld = true
    const changes: string[] = []
    await context.route(/\/api\/(sync|log|animals\/\d+\/records\/)/, (route) => {
      const method = route.request().method()
      if (method === 'PATCH') changes.push(method)
      return isHeld && method !== 'PATCH' ? route.abort('connectionfailed') : route.fallback()
    })
    expect(await makeSiteCalls(page, [feedingOf(ash, 'waits')])).toEqual([])
    const added = await page.request.post(`/api/animals/${ash}/records`, {
      data: { recordType: 'weight', recordDate: '2025-01-01', measurement: '800' },
    })
    const { id: recordId } = (await added.json()) as { id: number }
    const change: SiteCall = {
      address: 'PATCH /api/animals/{id}/records/{recordId}',
      ...{ params: { id: ash, recordId }, body: { measurement: '812' }, at: new Date().toISOString() },
    }
    expect(await makeSiteCalls(page, [change])).toEqual([expect.stringContaining('Changes of this wait')])
    expect(changes).toEqual([])
    isHeld = false
    await expectWaiting(page, false)
    expect(await makeSiteCalls(page, [change])).toEqual([])
    expect(changes).toEqual(['PATCH'])
  },
)
