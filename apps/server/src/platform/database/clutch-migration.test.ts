import { expect, test } from 'vitest'
import { allOf, asBefore, eggsOf, goBack, goForward } from '../../testing/before-clutches.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'

onBothDatabases('eggs of before there were clutches', (dialect) => {
  test('CLU-14 are put into clutches by project and day, and are as they were without them: forward, back and forward again', async () => {
    const { place, keeper: newKeeper } = await startApp(dialect, {
      ownDatabase: true,
      env: { PLAN_LIMITS: 'off' },
    })
    const keeper = await newKeeper()
    const [first, second] = [
      await createProject(keeper),
      await createProject(keeper, { project: { startDate: '2025-11-01' } }),
    ]
    const lay = async (breedingProjectId: number | null, layDate: string, more: object = {}) => {
      const answer = await keeper.post('/api/eggs', { breedingProjectId, layDate, ...more })
      expect(answer.status, answer.text).toBe(201)
      return answer.json().id as number
    }
    const warm = { temperature: 31.5, humidity: 95 }
    const ids = [
      await lay(first.id, '2026-06-01', warm),
      await lay(first.id, '2026-06-02', warm),
      await lay(first.id, '2026-06-03', { ...warm, humidity: 90 }),
      await lay(first.id, '2026-06-04', warm),
      await lay(second.id, '2026-05-20'),
      await lay(null, '2026-05-20'),
    ]
    await goBack(place)
    const before = await eggsOf(place)
    await goForward(place)
    const once = await allOf(place)
    const codeOf = new Map(once.clutches.map(({ id, code }) => [id, code]))
    expect(once.eggs.map(({ clutchId }) => codeOf.get(clutchId) ?? null)).toEqual([
      ...['26-02', '26-02', '26-02', '26-03', '26-01'],
      null,
    ])
    expect(once.eggs.map(({ id }) => id)).toEqual(ids)
    expect(once.clutches).toMatchObject([
      { code: '26-01', breedingProjectId: second.id, femaleId: second.femaleId, temperature: null },
      { code: '26-02', femaleId: first.femaleId, layDate: '2026-06-01', temperature: 31.5, humidity: null },
      { code: '26-03', version: 1, kind: 'eggs', temperature: 31.5, humidity: 95 },
    ])
    expect(once.sires.map(({ animalId }) => animalId)).toEqual([second.maleId, first.maleId, first.maleId])
    expect(once.eggs.map(asBefore)).toEqual(before)
    await goBack(place)
    expect(await eggsOf(place)).toEqual(before)
    await goForward(place)
    expect(await allOf(place)).toEqual(once)
  })
})
