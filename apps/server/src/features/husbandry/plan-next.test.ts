import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { countStatements } from '../../testing/counted-statements.ts'
import { addAnimal } from '../../testing/family.ts'
import { createProject } from '../../testing/pair.ts'
import { planFor as plan, writeDown } from '../../testing/planned.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const record = (keeper: Visitor, animal: number, recordDate: string, recordType = 'feeding') =>
  writeDown(keeper, animal, { recordType, recordDate })

type Listed = {
  animalId: number
  next: { state: string; from: string; to: string; time: string; reasons: string[] }
}

/** What comes next of each plan in a few words. */
const told = async (keeper: Visitor, query = ''): Promise<string[]> =>
  (await keeper.get(`/api/plans${query}`))
    .json()
    .map(({ next: { state, from, to, time, reasons } }: Listed) =>
      [state, from, to, time, ...reasons].filter((word) => word !== null).join(' '),
    )

onBothDatabases('what comes next of plans', (dialect) => {
  test('HUS-23 HUS-24 each record that is added, changed, removed or brought back is all that it takes', async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const { keeper: newKeeper } = await startApp(dialect, { clock })
    const keeper = await newKeeper({ timeZone: 'Europe/Paris' })
    const [animal, other] = [await addAnimal(keeper), await addAnimal(keeper)]
    await plan(keeper, [animal], { minDays: 7, maxDays: 10 })
    expect(await told(keeper)).toEqual(['overdue 2026-06-01 2026-06-04'])
    await record(keeper, animal, '2020-01-01')
    await record(keeper, animal, '2026-06-14', 'shed')
    await record(keeper, other, '2026-06-14')
    const early = await record(keeper, animal, '2026-06-02')
    expect(await told(keeper)).toEqual(['overdue 2026-06-09 2026-06-12'])
    const late = await record(keeper, animal, '2026-06-12')
    expect(await told(keeper)).toEqual(['upcoming 2026-06-19 2026-06-22'])
    await keeper.patch(late, { recordDate: '2026-06-08' })
    expect(await told(keeper)).toEqual(['due 2026-06-15 2026-06-18'])
    await keeper.remove(late)
    expect(await told(keeper)).toEqual(['overdue 2026-06-09 2026-06-12'])
    await keeper.remove(early)
    expect(await told(keeper)).toEqual(['overdue 2020-01-08 2020-01-11'])
    expect((await keeper.post(`/api/trash/records/${early.split('/').at(-1)}/restore`)).status).toBe(200)
    expect(await told(keeper)).toEqual(['overdue 2026-06-09 2026-06-12'])
    await keeper.post(`/api/animals/${animal}/archive`)
    expect(await told(keeper)).toEqual(['ended archived'])
    await keeper.post(`/api/animals/${animal}/unarchive`)
    expect(await told(keeper)).toEqual(['overdue 2026-06-09 2026-06-12'])
  })

  test('HUS-24 HUS-25 day and clock are the keeper’s, also when the clock is put forward', async () => {
    const clock = createTestClock('2026-03-28T22:30:00.000Z')
    const { keeper: newKeeper } = await startApp(dialect, { clock })
    const [paris, denver] = [
      await newKeeper({ timeZone: 'Europe/Paris' }),
      await newKeeper({ timeZone: 'America/Denver' }),
    ]
    for (const keeper of [paris, denver]) {
      const animal = await addAnimal(keeper)
      await plan(keeper, [animal], { minDays: 1, times: ['02:30', '15:00'], startsOn: '2026-03-01' })
      await record(keeper, animal, '2026-03-28')
    }
    const both = async () => [...(await told(paris)), ...(await told(denver))]
    // 23:30 in Paris, 16:30 in Denver.
    expect(await both()).toEqual([
      'overdue 2026-03-28 2026-03-28 15:00',
      'overdue 2026-03-28 2026-03-28 15:00',
    ])
    clock.moveTo('2026-03-29T01:20:00.000Z')
    // 03:20 on the next day in Paris, where the clock has just left out 02:30; 19:20 in Denver.
    expect(await both()).toEqual(['due 2026-03-29 2026-03-29 02:30', 'overdue 2026-03-28 2026-03-28 15:00'])
    clock.moveTo('2026-03-29T06:00:00.000Z')
    expect(await both()).toEqual(['overdue 2026-03-29 2026-03-29 02:30', 'due 2026-03-29 2026-03-29 02:30'])
  })

  test('HUS-26 a project of hers that is gravid pauses, and a course of medication while it runs', async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const keeper = await (await startApp(dialect, { clock })).keeper({ timeZone: 'UTC' })
    const { femaleId, maleId, path } = await createProject(keeper, { project: { status: 'Gravid' } })
    const pauses = ['gravid', 'medication']
    await plan(keeper, [femaleId, maleId], { minDays: 7, startsOn: '2026-06-15', pauses })
    const [due, today] = ['due 2026-06-15 2026-06-15', 'paused 2026-06-15 2026-06-15']
    expect(await told(keeper)).toEqual([`${today} gravid`, due])
    const dose = { drug: 'Baytril' }
    const course = { kind: 'medication', minDays: 1, startsOn: '2026-06-15', pauses: ['medication'], dose }
    const id = await plan(keeper, [femaleId], course)
    expect(await told(keeper)).toEqual([`${today} gravid medication`, due, due])
    expect(await told(keeper, '?kind=feeding')).toEqual([`${today} gravid medication`, due])
    await keeper.put(path, { status: 'Eggs Laid' })
    expect((await told(keeper))[0]).toBe(`${today} medication`)
    await keeper.patch(`/api/plans/${id}`, { endsOn: '2026-06-15' })
    expect((await told(keeper))[0]).toBe(`${today} medication`)
    clock.moveOn({ hours: 13 })
    expect((await told(keeper))[0]).toBe('overdue 2026-06-15 2026-06-15')
  })

  test('HUS-23 many plans are read by as many statements as one', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const keeper = await newKeeper()
    const animals: number[] = []
    for (let n = 0; n < 40; n += 1) animals.push(await addAnimal(keeper))
    const [first = 0] = animals
    const count = async (work: () => ReturnType<Visitor['get']>): Promise<number> =>
      countStatements(app.db, async () => expect((await work()).status).toBe(200))
    const put = (animalIds: number[]) => () =>
      keeper.put('/api/plans', { animalIds, kind: 'feeding', minDays: 7, title: `${animalIds.length}` })
    const putting = [await count(put([first])), await count(put(animals))]
    expect(putting[1]).toBe(putting[0])
    await record(keeper, first, '2026-06-01')
    const reading = [
      await count(() => keeper.get(`/api/plans?animalId=${first}`)),
      await count(() => keeper.get('/api/plans')),
    ]
    console.log(`statements on ${dialect}: ${putting[1]} for 40 plans put, ${reading[1]} for 41 plans read`)
    expect(reading[1]).toBeLessThanOrEqual(reading[0] ?? 0)
    expect(reading[1]).toBeLessThanOrEqual(9)
  })
})
