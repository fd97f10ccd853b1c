import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createRandomCalls, onSeasons } from '../../testing/changes/random-calls.ts'
import { formOf, timesInFull } from '../../testing/full.ts'
import { addIncubator, putBox } from '../../testing/incubators.ts'
import { createPair, createProject } from '../../testing/pair.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { addSeason } from '../../testing/season.ts'
import { factsOf, taken } from '../../testing/season-facts.ts'
import { seeded } from '../../testing/seeded.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readHistories } from './forecast-reading.ts'
import { foretellWindows } from './window-foretelling.ts'
import { findWindowAgenda, listWindowRows } from './windows.repository.ts'

const writers = 3

const idOf = async (keeper: Visitor): Promise<number> => (await keeper.get('/api/user')).json().id

/** The windows of a keeper as they are stored, without what was told of them. */
async function stored({ app }: TestApp, keeperId: number): Promise<string[]> {
  const rows = await listWindowRows(app.db, keeperId)
  return rows.map(({ keeperId: _owner, told: _told, ...row }) => lineOf(row)).sort()
}

/** The same as they follow from everything that is written down. */
async function rebuilt({ app }: TestApp, keeperId: number): Promise<string[]> {
  return foretellWindows(await readHistories(app.db, keeperId))
    .map(lineOf)
    .sort()
}

const lineOf = (row: object): string =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))

onBothDatabases('stored windows', (dialect) => {
  const walk = async (steps: number): Promise<void> => {
    const clock = createTestClock()
    const started = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, clock })
    const { app } = started
    const keeper = await started.keeper()
    await addSeason(keeper)
    for (let pair = 0; pair < 3; pair += 1) {
      const { femaleId, id: breedingProjectId } = await createProject(keeper)
      await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-04-20' }))
      await taken(keeper.post('/api/clutches', { breedingProjectId, layDate: '2026-05-20', eggs: 2 }))
      await taken(keeper.post(factsOf(femaleId), { kind: 'ovulation', day: '2026-06-01' }))
    }
    const keeperId = await idOf(keeper)
    const seed = Date.now() % 1_000_000
    const number = seeded(seed)
    const of = { keeperId, number, now: clock.now }
    const [ofAll, ofSeasons] = [createRandomCalls(app.db, of), createRandomCalls(app.db, of, onSeasons)]
    const begun = await stored(started, keeperId)
    const seen = new Set(begun)
    const work = async (): Promise<void> => {
      const { method, path, body } = await (number(2) ? ofAll() : ofSeasons())
      const { status, text } = await keeper.call(method, path, body ? { body } : {})
      if (status >= 500) throw new Error(`${method} ${path} answers ${text} (seed ${seed})`)
    }
    for (let step = 0; step < steps; step++) {
      await Promise.all(Array.from({ length: writers }, work))
      if ((await findWindowAgenda(app.db, keeperId))?.madeBy === '')
        await app.services.season.windows.makeAnew()
      const now = await stored(started, keeperId)
      expect(now, `step ${step} of seed ${seed}`).toEqual(await rebuilt(started, keeperId))
      for (const line of now) seen.add(line)
    }
    expect(begun.length).toBeGreaterThan(8)
    expect(seen.size).toBeGreaterThan(begun.length)
  }

  test(
    'SEA-13 are after each of many steps of three writers what follows from the records',
    { timeout: 900_000, ...formOf(dialect === 'sqlite') },
    () => walk(timesInFull(500, 25)),
  )

  test('SEA-13 stand once the call that moves them is answered, and a refused call stores nothing', async () => {
    const started = await startApp(dialect, { clock: createTestClock() })
    const keeper = await started.keeper({ timeZone: 'UTC' })
    const keeperId = await idOf(keeper)
    const { femaleId, id: projectId } = await createProject(keeper, { project: { status: 'Paired' } })
    expect(await findWindowAgenda(started.app.db, keeperId)).toBeUndefined()
    const rows = async () =>
      (await listWindowRows(started.app.db, keeperId)).map(({ step, subjectId, firstDay, lastDay }) => [
        ...[step, subjectId, firstDay, lastDay],
      ])
    const { id } = await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-01' }))
    expect(await rows()).toEqual([['lay', femaleId, '2026-06-26', '2026-07-11']])
    expect((await keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-02' })).status).toBe(409)
    expect(await rows()).toEqual([['lay', femaleId, '2026-06-26', '2026-07-11']])
    const moved = await keeper.patch(`${factsOf(femaleId)}/${id}`, { day: '2026-06-03' })
    expect([moved.status, await rows()]).toEqual([200, [['lay', femaleId, '2026-06-28', '2026-07-13']]])
    const laid = { breedingProjectId: projectId, layDate: '2026-06-10', eggs: 1, temperature: 31 }
    const clutch = await taken(keeper.post('/api/clutches', laid))
    const hatching = ['hatch', clutch.id, '2026-08-06', '2026-08-12']
    expect(await rows()).toContainEqual(hatching)
    await keeper.remove(`/api/clutches/${clutch.id}`)
    expect(await rows()).toEqual([['lay', femaleId, '2026-06-28', '2026-07-13']])
    await taken(keeper.post(`/api/trash/clutches/${clutch.id}/restore`))
    expect(await rows()).toContainEqual(hatching)
    await keeper.remove(`/api/animals/${femaleId}`)
    expect(await rows()).toEqual([hatching])
    expect((await taken(keeper.get('/api/forecasts')))[0]).toMatchObject({
      ...{ step: 'hatch', animalId: null, animalName: 'Dahlia', clutchCode: clutch.code },
    })
  })

  test('SEA-13 move with the seasons of projects, the first day of seasons, litters and figures', async () => {
    const started = await startApp(dialect, { clock: createTestClock() })
    const keeper = await started.keeper({ timeZone: 'UTC' })
    const keeperId = await idOf(keeper)
    const first = await createProject(keeper)
    const { maleId, femaleId } = first
    const project = { maleId, femaleId, name: 'Again', startDate: '2026-04-02', status: 'Incubating' }
    const again = await taken(keeper.post('/api/breeding-projects', project))
    const litter = { kind: 'litter', live: 2, sireIds: [maleId], breedingProjectId: first.id }
    const figures = '/api/species-facts/Python%20regius'
    await taken(keeper.put(figures, { kind: 'litter', layToNextLay: [40, 60] }))
    const next = async () => {
      const rows = await listWindowRows(started.app.db, keeperId)
      return rows.map(({ step, firstDay, ownRecords }) => [step, firstDay, ownRecords])
    }
    await taken(keeper.post('/api/clutches', { ...litter, layDate: '2026-02-01' }))
    expect(await next()).toEqual([['next-clutch', '2026-03-13', 0]])
    const second = { ...litter, breedingProjectId: again.id, layDate: '2026-03-23' }
    const { id } = await taken(keeper.post('/api/clutches', second))
    const known = await next()
    expect(known).toEqual([['next-clutch', expect.any(String), 1]])
    // The first is of another season then, and tells nothing of a second within one.
    await taken(keeper.put(`/api/breeding-projects/${again.id}`, { season: 2027 }))
    const alone = [['next-clutch', '2026-05-02', 0]]
    expect(await next()).toEqual(alone)
    await taken(keeper.put(`/api/breeding-projects/${again.id}`, { season: null }))
    expect(await next()).toEqual(known)
    await taken(keeper.put('/api/season-settings', { firstDay: '04-02' }))
    expect(await next()).toEqual(alone)
    await taken(keeper.put('/api/season-settings', { firstDay: '10-01' }))
    await keeper.remove(`/api/clutches/${id}`)
    expect(await next()).toEqual([['next-clutch', '2026-03-13', 0]])
    expect((await keeper.remove(figures)).status).toBe(204)
    expect(await next()).toEqual([])
  })

  test('SEA-13 SEA-18 come with an archive', async () => {
    const started = await startApp(dialect, { clock: createTestClock() })
    const [keeper, other] = [await started.keeper(), await started.keeper()]
    const { femaleId } = await createPair(keeper)
    await taken(keeper.post(factsOf(femaleId), { kind: 'ovulation', day: '2026-06-01' }))
    await taken(keeper.post('/api/clutches', { femaleId, layDate: '2026-05-10', eggs: 2 }))
    const archive = await exportArchive(started.url, keeper)
    await bringArchive(other, archive)
    const [mine, theirs] = [await idOf(keeper), await idOf(other)]
    expect(await stored(started, theirs)).toHaveLength((await stored(started, mine)).length)
    expect(await stored(started, theirs)).toEqual(await rebuilt(started, theirs))
    expect((await stored(started, mine)).length).toBeGreaterThan(2)
  })

  test('SEA-13 are told as they are to be where another version made them, or measured hours move them, and made anew', async () => {
    const started = await startApp(dialect, { clock: createTestClock(), ownDatabase: true })
    const { app } = started
    const keeper = await started.keeper({ timeZone: 'UTC' })
    const keeperId = await idOf(keeper)
    const { femaleId } = await createPair(keeper)
    await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-01' }))
    const told = await taken(keeper.get('/api/forecasts'))
    const madeBy = async () => (await findWindowAgenda(app.db, keeperId))?.madeBy
    const current = await madeBy()
    await app.db.updateTable('seasonWindow').set({ lastDay: '2026-06-20' }).execute()
    await app.db.updateTable('windowAgenda').set({ madeBy: '0.0.1' }).execute()
    expect(await taken(keeper.get('/api/forecasts?from=2026-06-01'))).toEqual(told)
    await app.services.season.windows.makeAnew()
    expect([await madeBy(), await stored(started, keeperId)]).toEqual([
      current,
      await rebuilt(started, keeperId),
    ])
    const incubatorId = await addIncubator(keeper)
    const reading = { incubatorId, at: '2026-06-15T11:00:00Z', temperature: 31 }
    await taken(keeper.post('/api/readings', { readings: [reading] }))
    // No eggs ever stood there.
    expect(await madeBy()).toBe(current)
    const boxId = await putBox(keeper, incubatorId)
    const laid = { femaleId, layDate: '2026-06-10', eggs: 2, boxId }
    await taken(keeper.post('/api/clutches', laid))
    await taken(keeper.post('/api/readings', { readings: [{ ...reading, at: '2026-06-15T10:00:00Z' }] }))
    expect(await madeBy()).toBe('')
    const marked = await taken(keeper.get('/api/forecasts'))
    await app.services.season.windows.makeAnew()
    expect(await madeBy()).toBe(current)
    expect(await taken(keeper.get('/api/forecasts'))).toEqual(marked)
  })
})
