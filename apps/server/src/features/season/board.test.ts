import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createPair, createProject } from '../../testing/pair.ts'
import { factsOf, refusalOf, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const startKeeper = async (dialect: 'sqlite' | 'postgres') => {
  const { keeper: newKeeper } = await startApp(dialect, { clock: createTestClock() })
  return { newKeeper, keeper: await newKeeper({ timeZone: 'UTC' }) }
}

onBothDatabases('the board of a season', (dialect) => {
  test('SEA-14 a project is a row with its stage, bars, marks, windows and clutches', async () => {
    const { keeper, newKeeper } = await startKeeper(dialect)
    const project = { status: 'Pairing', startDate: '2026-01-01', name: 'Clown line' }
    const { id, maleId, femaleId } = await createProject(keeper, { project })
    const add = (fact: object) => taken(keeper.post(factsOf(femaleId), { breedingProjectId: id, ...fact }))
    await add({ kind: 'introduced', day: '2026-02-01', until: '2026-02-05', maleId })
    await add({ kind: 'lock', day: '2026-02-02' })
    await add({ kind: 'shed', day: '2026-06-01' })
    const board = await taken(keeper.get('/api/seasons/2026/board'))
    expect(board).toMatchObject({ season: 2026, from: '2025-10-01', to: '2026-09-30' })
    expect(board.rows).toEqual([
      {
        ...{ breedingProjectId: id, projectName: 'Clown line', status: 'Gravid', stage: 'gravid' },
        ...{ maleId, maleName: 'Cinder', femaleId, femaleName: 'Dahlia', clutchIds: [] },
        bars: [
          { kind: 'together', from: '2026-02-01', to: '2026-02-05' },
          { kind: 'gravid', from: '2026-06-01', to: null },
        ],
        marks: [
          { kind: 'lock', day: '2026-02-02' },
          { kind: 'shed', day: '2026-06-01' },
        ],
        windows: [expect.objectContaining({ step: 'lay', breedingProjectId: id, likely: '2026-07-04' })],
      },
    ])
    const laid = { breedingProjectId: id, layDate: '2026-06-10', eggs: 1 }
    const clutch = await taken(keeper.post('/api/clutches', laid))
    const [row] = (await taken(keeper.get('/api/seasons/2026/board'))).rows
    expect(row).toMatchObject({
      ...{ stage: 'incubating', clutchIds: [clutch.id] },
      windows: [expect.objectContaining({ step: 'hatch', clutchId: clutch.id })],
      bars: [
        { kind: 'together' },
        { kind: 'gravid', to: '2026-06-10' },
        { kind: 'incubating', to: null, eggs: { count: 1, of: 1 } },
      ],
    })
    expect((await taken(keeper.get('/api/seasons/2027/board'))).rows).toEqual([])
    expect((await taken((await newKeeper()).get('/api/seasons/2026/board'))).rows).toEqual([])
    expect(refusalOf(await keeper.get('/api/seasons/soon/board'))).toEqual([400, 'year', 'not-valid'])
  })

  test('SEA-14 SEA-01 a pair without a project has a row of its own, the next window stands first, and a season is that of the project', async () => {
    const { keeper } = await startKeeper(dialect)
    const quiet = await createProject(keeper, { project: { startDate: '2026-01-01', status: 'Pairing' } })
    const { maleId, femaleId } = await createPair(keeper, { male: { name: 'Ash' }, female: { name: 'Rose' } })
    await taken(keeper.post(factsOf(femaleId), { kind: 'introduced', day: '2026-05-01', maleId }))
    await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-01' }))
    await taken(keeper.post(factsOf(quiet.femaleId), { kind: 'target', day: '2026-05-01', grams: 1800 }))
    const rows = async (year: number) =>
      (await taken(keeper.get(`/api/seasons/${year}/board`))).rows.map(
        ({ breedingProjectId, maleName, femaleName, stage }: Record<string, unknown>) => [
          ...[breedingProjectId, maleName, femaleName, stage],
        ],
      )
    const [alone, planned] = [
      [null, 'Ash', 'Rose', 'gravid'],
      [quiet.id, 'Cinder', 'Dahlia', 'planned'],
    ]
    expect(await rows(2026)).toEqual([alone, planned])
    await taken(keeper.put(`/api/breeding-projects/${quiet.id}`, { season: 2027 }))
    expect(await rows(2026)).toEqual([alone])
    expect(await rows(2027)).toEqual([planned])
    await keeper.remove(`/api/animals/${maleId}`)
    expect(await rows(2026)).toEqual([alone])
  })

  test('SEA-14 a window is shown in the season of what it rests on, and none of a female in the archives', async () => {
    const { keeper } = await startKeeper(dialect)
    const { maleId, femaleId } = await createPair(keeper)
    await taken(keeper.post(factsOf(femaleId), { kind: 'introduced', day: '2026-05-01', maleId }))
    await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-01' }))
    const again = { maleId, femaleId, name: 'Again', startDate: '2026-06-10', status: 'Pairing' }
    await taken(keeper.post('/api/breeding-projects', { ...again, season: 2027 }))
    const steps = async (year: number): Promise<string[][]> =>
      (await taken(keeper.get(`/api/seasons/${year}/board`))).rows.map(
        ({ windows }: { windows: { step: string }[] }) => windows.map(({ step }) => step),
      )
    expect([await steps(2026), await steps(2027)]).toEqual([[['lay']], [[]]])
    await taken(keeper.post(`/api/animals/${femaleId}/archive`))
    expect([await steps(2026), await steps(2027)]).toEqual([[[]], [[]]])
  })

  test('SEA-15 males are told with their visits, locks and rest, and those that rest too little', async () => {
    const { keeper } = await startKeeper(dialect)
    const { maleId, femaleId } = await createPair(keeper)
    const other = await createPair(keeper, { female: { name: 'Rose' } })
    const visit = (at: number, day: string, until: string | null) =>
      taken(keeper.post(factsOf(at), { kind: 'introduced', maleId, day, until }))
    await visit(femaleId, '2025-09-20', '2025-09-28')
    await visit(femaleId, '2026-06-01', '2026-06-04')
    await taken(keeper.post(factsOf(femaleId), { kind: 'lock', day: '2026-06-02', maleId }))
    await visit(other.femaleId, '2026-06-08', '2026-06-13')
    const males = async (year = 2026) => taken(keeper.get(`/api/seasons/${year}/males`))
    const visits = [
      {
        ...{ femaleId, femaleName: 'Dahlia', from: '2026-06-01', until: '2026-06-04', locks: 1 },
        ...{ restDays: 246, isShort: false },
      },
      {
        ...{ femaleId: other.femaleId, femaleName: 'Rose', from: '2026-06-08', until: '2026-06-13' },
        ...{ locks: 0, restDays: 4, isShort: false },
      },
    ]
    const male = { maleId, maleName: 'Cinder', daysSince: 2, isResting: false }
    expect(await males()).toEqual([{ ...male, visits }])
    await taken(keeper.put('/api/season-settings', { restDays: 5 }))
    const warned = [visits[0], { ...visits[1], isShort: true }]
    expect(await males()).toEqual([{ ...male, isResting: true, visits: warned }])
    await visit(other.femaleId, '2026-06-15', null)
    expect((await males())[0]).toMatchObject({ daysSince: null, isResting: false })
    expect(await males(2024)).toEqual([])
  })
})
