import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { planFor, writeDown as record } from '../../testing/planned.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const plan = (keeper: Visitor, animal: number, fields: object) => planFor(keeper, [animal], fields)

type Listed = { next: { state: string; from: string; to: string; time: string; reasons: string[] } }

const told = async (keeper: Visitor): Promise<string[]> =>
  (await keeper.get('/api/plans'))
    .json()
    .map(({ next: { state, from, time, reasons } }: Listed) =>
      [state, from, time, ...reasons].filter((word) => word !== null).join(' '),
    )

onBothDatabases('records that answer plans', (dialect) => {
  const start = async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const mara = { username: 'mara', password: 'rack-7-tubs' }
    const keeper = await (await startApp(dialect, { clock })).keeper({ ...mara, timeZone: 'UTC' })
    /** Noon of a later day, by which the keeper has to sign in again. */
    const moveTo = async (day: string): Promise<void> => {
      clock.moveTo(`${day}T12:00:00.000Z`)
      expect((await keeper.post('/api/login', mara)).status).toBe(200)
    }
    return { moveTo, keeper, animal: await addAnimal(keeper) }
  }

  test('HUS-24 HUS-27 the outcome of a record tells when the plan is due again', async () => {
    const { moveTo, keeper, animal } = await start()
    await plan(keeper, animal, { minDays: 7, retryDays: 3 })
    const path = await record(keeper, animal, { data: { prey: 'rat', outcome: 'refused' } })
    const after = async (data: object) => {
      expect((await keeper.patch(path, { data })).status).toBe(200)
      return told(keeper)
    }
    expect(await told(keeper)).toEqual(['upcoming 2026-06-18'])
    expect(await after({ outcome: 'eaten' })).toEqual(['upcoming 2026-06-22'])
    expect(await after({ outcome: 'partly', eaten: 0 })).toEqual(['upcoming 2026-06-22'])
    expect(await after({ outcome: 'skipped' })).toEqual(['upcoming 2026-06-18'])
    expect(await after({ outcome: 'skipped', againOn: '2026-06-16' })).toEqual(['upcoming 2026-06-16'])
    expect(await after({ outcome: 'regurgitated' })).toEqual(['paused 2026-06-29 regurgitation'])
    expect(await after({ outcome: 'regurgitated', regurgitatedOn: '2026-06-17' })).toEqual([
      'paused 2026-07-01 regurgitation',
    ])
    await moveTo('2026-07-01')
    expect(await told(keeper)).toEqual(['due 2026-07-01'])
  })

  test('HUS-25 doses answer the course of their drug, and cleanings that of their scope', async () => {
    const { keeper, animal } = await start()
    for (const drug of ['Baytril', 'Panacur'])
      await plan(keeper, animal, { kind: 'medication', times: ['08:00', '20:00'], dose: { drug } })
    for (const scope of ['spot', 'full'])
      await plan(keeper, animal, { kind: 'cleaning', title: scope, minDays: 7, scope })
    const dose = (recordTime: string, drug: string) =>
      record(keeper, animal, { recordType: 'medication', recordTime, data: { drug } })
    const cleaned = (recordDate: string, scope: string) =>
      record(keeper, animal, { recordType: 'cleaning', recordDate, data: { scope } })
    await dose('08:10', 'baytril')
    await cleaned('2026-06-10', 'full')
    await cleaned('2026-06-14', 'spot')
    const cleanings = ['upcoming 2026-06-21', 'upcoming 2026-06-17']
    expect(await told(keeper)).toEqual([
      ...['due 2026-06-15 20:00', 'overdue 2026-06-15 08:00'],
      ...cleanings,
    ])
    await dose('12:00', 'Baytril')
    await dose('12:01', 'Panacur')
    expect(await told(keeper)).toEqual([
      ...['upcoming 2026-06-16 08:00', 'due 2026-06-15 20:00'],
      ...cleanings,
    ])
    await cleaned('2026-06-15', 'full')
    expect((await told(keeper)).slice(2)).toEqual(['upcoming 2026-06-22', 'upcoming 2026-06-22'])
  })

  test('HUS-25 the last full clean is found behind many that were none', async () => {
    const { keeper, animal } = await start()
    await plan(keeper, animal, { kind: 'cleaning', minDays: 365, scope: 'full', startsOn: '2025-01-01' })
    const cleaned = (recordDate: string, scope: string) =>
      record(keeper, animal, { recordType: 'cleaning', recordDate, data: { scope } })
    await cleaned('2026-02-01', 'full')
    for (let day = 1; day <= 20; day += 1) await cleaned(`2026-03-${String(day).padStart(2, '0')}`, 'spot')
    expect(await told(keeper)).toEqual(['upcoming 2027-02-01'])
  })

  test('HUS-26 a condition pauses from its first day to its last, and a shed ends the blue one', async () => {
    const { moveTo, keeper, animal } = await start()
    const other = await addAnimal(keeper)
    for (const one of [animal, other]) await plan(keeper, one, { minDays: 7, startsOn: '2026-06-15' })
    await plan(keeper, animal, { kind: 'weight', minDays: 7, startsOn: '2026-06-15', pauses: ['quarantine'] })
    const due = 'due 2026-06-15'
    expect(await told(keeper)).toEqual([due, due, due])
    const blue = await record(keeper, animal, { recordType: 'blue' })
    const kept = await record(keeper, animal, { recordType: 'Quarantine', data: { reason: 'new' } })
    expect(await told(keeper)).toEqual(['paused 2026-06-15 blue', due, 'paused 2026-06-15 quarantine'])
    await record(keeper, animal, { recordType: 'shed', data: {} })
    expect((await keeper.get(`/api/animals/${animal}/records?recordType=blue`)).json()).toMatchObject([
      { endDate: '2026-06-15' },
    ])
    await keeper.patch(kept, { endDate: '2026-06-16' })
    await moveTo('2026-06-16')
    const overdue = 'overdue 2026-06-15'
    expect(await told(keeper)).toEqual([overdue, overdue, 'paused 2026-06-15 quarantine'])
    await moveTo('2026-06-17')
    expect(await told(keeper)).toEqual([overdue, overdue, overdue])
    expect((await keeper.remove(blue)).status).toBe(204)
  })
})
