import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createPair, createProject } from '../../testing/pair.ts'
import { factsOf, refusalOf, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const startKeeper = async (dialect: 'sqlite' | 'postgres') => {
  const clock = createTestClock('2026-06-15T12:00:00.000Z')
  const { keeper: newKeeper } = await startApp(dialect, { clock })
  const known = { username: 'mara', password: 'rack-7-tubs' }
  const keeper = await newKeeper({ ...known, timeZone: 'UTC' })
  // Sessions end before a cycle does.
  const signInAgain = async () => expect((await keeper.post('/api/login', known)).status).toBe(200)
  return { clock, newKeeper, keeper, signInAgain }
}

const forecastOf = (keeper: Visitor, id: number) => taken(keeper.get(`/api/animals/${id}/forecast`))

/** Seasons in which a female shed and laid so many days later. */
async function layAfterSheds(
  keeper: Visitor,
  femaleId: number,
  seasons: readonly [shed: string, laid: string][],
) {
  for (const [shed, layDate] of seasons) {
    await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: shed }))
    await taken(keeper.post('/api/clutches', { femaleId, layDate, eggs: 1, slugs: 0 }))
  }
  for (const { id } of (await keeper.get('/api/eggs')).json())
    await taken(keeper.patch(`/api/eggs/${id}`, { status: 'Failed' }))
}

/** Sheds and layings 30, 31 and 32 days apart. */
const threeSeasons = [
  ['2023-04-01', '2023-05-01'],
  ['2024-04-01', '2024-05-02'],
  ['2025-04-01', '2025-05-03'],
] as const satisfies [string, string][]

onBothDatabases('forecasts', (dialect) => {
  test('SEA-08 SEA-11 a shed tells when she lays, by the range of the species alone', async () => {
    const { keeper } = await startKeeper(dialect)
    const { femaleId, id: breedingProjectId } = await createProject(keeper, { project: { status: 'Paired' } })
    await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-01' }))
    const { windows, wants } = await forecastOf(keeper, femaleId)
    expect(windows).toEqual([
      {
        ...{ step: 'lay', animalId: femaleId, animalName: 'Dahlia', clutchId: null, clutchCode: null },
        ...{ breedingProjectId, from: '2026-06-26', to: '2026-07-11', likely: '2026-07-04', state: 'ahead' },
        ...{ basedOn: { kind: 'shed', day: '2026-06-01' }, range: [25, 40], ownRecords: 0 },
        ...{ meanErrorDays: null, confidence: expect.stringMatching(/^(high|medium)$/) },
        sources: expect.arrayContaining([expect.any(String)]),
      },
    ])
    expect(wants).toEqual([])
    expect(await taken(keeper.get('/api/forecasts'))).toEqual(windows)
    expect(await taken(keeper.get(`/api/reptiles/${femaleId}/forecast`))).toEqual({ windows, wants })
  })

  test('SEA-08 SEA-12 her own seasons narrow it, and it is told how far off they were', async () => {
    const { keeper } = await startKeeper(dialect)
    const { femaleId } = await createPair(keeper)
    await layAfterSheds(keeper, femaleId, threeSeasons)
    await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-01' }))
    expect((await forecastOf(keeper, femaleId)).windows).toMatchObject([
      {
        ...{ step: 'lay', from: '2026-06-27', to: '2026-07-08', likely: '2026-07-02' },
        ...{ ownRecords: 3, meanErrorDays: 1.3, range: [25, 40] },
      },
    ])
    expect(await taken(keeper.get('/api/forecasts/error'))).toEqual([
      { species: 'Python regius', step: 'lay', n: 3, meanErrorDays: 1.3, within: 1 },
    ])
  })

  test('SEA-12 of a female with too few seasons the error of the keeper’s others of the species is told, from five on', async () => {
    const { keeper, newKeeper } = await startKeeper(dialect)
    const [first, second, third] = [
      await createPair(keeper),
      await createPair(keeper, { female: { species: 'Ball Python' } }),
      await createPair(keeper),
    ]
    await layAfterSheds(keeper, first.femaleId, threeSeasons)
    await layAfterSheds(keeper, second.femaleId, [['2025-04-01', '2025-05-04']])
    await taken(keeper.post(factsOf(third.femaleId), { kind: 'shed', day: '2026-06-01' }))
    const errorDays = async () => (await forecastOf(keeper, third.femaleId)).windows[0].meanErrorDays
    expect(await errorDays()).toBeNull()
    await layAfterSheds(keeper, second.femaleId, [['2026-01-01', '2026-02-03']])
    expect(await taken(keeper.get('/api/forecasts/error'))).toMatchObject([{ step: 'lay', n: 5 }])
    // Off by 3, 0, 1, 0 and 0 days.
    expect(await errorDays()).toBe(0.8)
    expect(await taken((await newKeeper()).get('/api/forecasts/error'))).toEqual([])
  })

  test('SEA-09 SEA-07 where nothing tells it, it is said what would, and own figures tell it', async () => {
    const { keeper } = await startKeeper(dialect)
    const { femaleId, maleId } = await createPair(keeper)
    expect(await forecastOf(keeper, femaleId)).toEqual({ windows: [], wants: ['shed', 'ovulation'] })
    expect(await forecastOf(keeper, maleId)).toEqual({ windows: [], wants: [] })
    const other = await createPair(keeper, { female: { species: 'Snallygaster' } })
    await taken(keeper.post(factsOf(other.femaleId), { kind: 'shed', day: '2026-06-10' }))
    expect(await forecastOf(keeper, other.femaleId)).toEqual({ windows: [], wants: ['figures'] })
    await taken(keeper.put('/api/species-facts/snallygaster', { kind: 'litter', shedToBirth: [20, 30] }))
    expect(await forecastOf(keeper, other.femaleId)).toMatchObject({
      windows: [{ step: 'birth', from: '2026-06-30', to: '2026-07-10', confidence: 'own', sources: [] }],
      wants: [],
    })
    expect((await keeper.get('/api/animals/987654/forecast')).status).toBe(404)
  })

  test('SEA-10 CLU-01 eggs hatch by the warmth that is aimed at, their lay day may have been earlier, and those that hatched tell others', async () => {
    const { keeper } = await startKeeper(dialect)
    const { femaleId } = await createPair(keeper)
    const laid = { femaleId, layDate: '2026-06-01', temperature: 31, layDateSpread: 2, eggs: 2 }
    const clutch = await taken(keeper.post('/api/clutches', laid))
    const [window] = (await forecastOf(keeper, femaleId)).windows.slice(-1)
    expect(window).toMatchObject({
      ...{ step: 'hatch', clutchId: clutch.id, clutchCode: clutch.code, animalId: femaleId },
      ...{ from: '2026-07-26', to: '2026-08-03', likely: '2026-07-31', range: [57, 63], ownRecords: 0 },
      basedOn: { kind: 'laid', day: '2026-06-01' },
    })
    const { step: _step, state: _state, animalId: _id, animalName: _name, ...rest } = window
    const { clutchId, clutchCode: _code, breedingProjectId: _project, ...told } = rest
    expect([clutchId, (await keeper.get(`/api/clutches/${clutch.id}`)).json().forecast]).toEqual([
      clutch.id,
      told,
    ])
    expect((await taken(keeper.get('/api/clutches')))[0].forecast).toEqual(told)
    const before = { femaleId, layDate: '2026-02-01', temperature: 31, eggs: 1 }
    const hatched = await taken(keeper.post('/api/clutches', before))
    const [{ id: egg }] = (await keeper.get(`/api/clutches/${hatched.id}`)).json().eggs
    // 58 days, where 60 were foretold.
    await taken(keeper.patch(`/api/eggs/${egg}`, { status: 'Hatched', hatchDate: '2026-03-31' }))
    const [narrowed] = (await forecastOf(keeper, femaleId)).windows.slice(-1)
    expect(narrowed).toMatchObject({ clutchId: clutch.id, likely: '2026-07-30', ownRecords: 1 })
    for (const { id } of (await keeper.get(`/api/clutches/${clutch.id}`)).json().eggs)
      await taken(keeper.patch(`/api/eggs/${id}`, { status: 'Failed' }))
    const steps = (await forecastOf(keeper, femaleId)).windows.map(({ step }: { step: string }) => step)
    expect(steps).not.toContain('hatch')
    expect((await keeper.get(`/api/clutches/${clutch.id}`)).json().forecast).toBeNull()
  })

  test('SEA-11 a window is ahead, open and overdue by days, and is told of the days asked for until its cycle is over', async () => {
    const { clock, keeper, signInAgain } = await startKeeper(dialect)
    const { femaleId } = await createPair(keeper)
    await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-01' }))
    const listed = async (query = '') =>
      (await taken(keeper.get(`/api/forecasts${query}`))).map(({ state }: { state: string }) => state)
    expect(await listed('?from=2026-07-11&to=2026-07-11')).toEqual(['ahead'])
    expect(await listed('?from=2026-07-12&to=2026-07-30')).toEqual([])
    expect(await listed('?to=2026-06-25')).toEqual([])
    clock.moveOn({ days: 15 })
    await signInAgain()
    expect(await listed()).toEqual(['open'])
    clock.moveOn({ days: 15 })
    await signInAgain()
    expect(await listed()).toEqual(['overdue'])
    await taken(keeper.post(`/api/animals/${femaleId}/archive`))
    expect(await listed()).toEqual([])
    await taken(keeper.post(`/api/animals/${femaleId}/unarchive`))
    clock.moveOn({ days: 270 })
    await signInAgain()
    expect(await listed()).toEqual([])
    for (const query of ['?from=2026-07-02&to=2026-07-01', '?from=2026-01-01&to=2027-03-01'])
      expect(refusalOf(await keeper.get(`/api/forecasts${query}`))).toEqual([400, 'to', 'not-valid'])
  })
})
