import { expect, test } from 'vitest'
import { allOf, asBefore, eggsOf, goBack, goForward } from '../apps/server/src/testing/before-clutches.ts'
import { onBothDatabases } from '../apps/server/src/testing/both-databases.ts'
import { inFullOnly } from '../apps/server/src/testing/full.ts'
import { startApp } from '../apps/server/src/testing/test-app.ts'
import { demoKeeper } from './collection.ts'
import { seedDemo } from './seed.ts'

type Stored = Awaited<ReturnType<typeof allOf>>

/** Which eggs lie together, clutch by clutch. */
const together = ({ eggs }: Stored): unknown[][] => {
  const laid = eggs.filter(({ clutchId }) => clutchId !== null)
  return [...Map.groupBy(laid, ({ clutchId }) => clutchId).values()].map((some) => some.map(({ id }) => id))
}

onBothDatabases('the demo keepers', (dialect) => {
  test('CLU-14 have their eggs of before in the clutches that they were laid in, and but for these they are as they were', {
    ...inFullOnly,
  }, async () => {
    const { app, place, visitor } = await startApp(dialect, { ownDatabase: true })
    expect(await seedDemo(app)).toBe(true)
    const mara = visitor()
    const { username, password } = demoKeeper
    expect((await mara.post('/api/login', { username, password })).status).toBe(200)
    const eggs = (await mara.get('/api/eggs')).json()
    const loose = eggs.filter(({ clutchId }: { clutchId: number | null }) => clutchId === null)
    const clutches = (await mara.get('/api/clutches')).json()
    expect([eggs.length, clutches.length, loose.length]).toEqual([91, 16, 1])
    const laid = await allOf(place)
    await goBack(place)
    const before = await eggsOf(place)
    expect(before).toEqual(laid.eggs.map(asBefore))
    await goForward(place)
    const once = await allOf(place)
    expect(together(once)).toEqual(together(laid))
    expect(once.eggs.map(asBefore)).toEqual(before)
    await goBack(place)
    expect(await eggsOf(place)).toEqual(before)
    await goForward(place)
    expect(await allOf(place)).toEqual(once)
  })
})
