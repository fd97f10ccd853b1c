import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const path = '/api/season-settings'
const read = async (keeper: Visitor) => (await keeper.get(path)).json()

/** Two clutches of one female, laid on both sides of New Year in a project of 2025. */
async function layTwice(keeper: Visitor) {
  const project = await createProject(keeper, { project: { startDate: '2025-11-01' } })
  const lay = async (layDate: string, breedingProjectId: number | null) => {
    const said = breedingProjectId === null ? { femaleId: project.femaleId } : { breedingProjectId }
    const { id } = (await keeper.post('/api/clutches', { ...said, layDate, eggs: 2 })).json()
    return id as number
  }
  const [first, second] = [await lay('2025-12-30', null), await lay('2026-01-02', project.id)]
  const seasonOf = async (id: number) => {
    const { season, ordinal } = (await keeper.get(`/api/clutches/${id}`)).json()
    return [season, ordinal]
  }
  const listOf = async (season: number) =>
    (await keeper.get(`/api/clutches?season=${season}`)).json().map(({ id }: { id: number }) => id)
  return { project, first, second, seasonOf, listOf }
}

const usual = { firstDay: '10-01', restDays: null, windowReminders: true }

onBothDatabases('season settings', (dialect) => {
  test('SEA-01 seasons begin on 1 October until a keeper says otherwise, and others keep theirs', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    expect(await read(keeper)).toEqual(usual)
    const answer = await keeper.put(path, { firstDay: '01-01' })
    expect([answer.status, answer.json()]).toEqual([200, { ...usual, firstDay: '01-01' }])
    expect((await keeper.put(path, { restDays: 5 })).json()).toEqual({
      ...usual,
      firstDay: '01-01',
      restDays: 5,
    })
    for (const firstDay of ['02-29', '13-01', '1-1', 'soon', 5]) {
      const refused = await keeper.put(path, { firstDay })
      expect([firstDay, refused.status, Object.keys(refused.json().errors)]).toEqual([
        firstDay,
        400,
        ['firstDay'],
      ])
    }
    expect([await read(keeper), await read(other)]).toEqual([
      { ...usual, firstDay: '01-01', restDays: 5 },
      usual,
    ])
    expect((await keeper.put(path, { firstDay: null })).json()).toEqual({ ...usual, restDays: 5 })
    for (const restDays of [0, 366, 1.5, 'some']) {
      const refused = await keeper.put(path, { restDays })
      expect([restDays, refused.status, Object.keys(refused.json().errors)]).toEqual([
        restDays,
        400,
        ['restDays'],
      ])
    }
    expect((await keeper.put(path, { restDays: null, windowReminders: true })).json().restDays).toBeNull()
  })

  test('SEA-01 CLU-08 clutches are of the season that the first day tells, in answers, lists and codes', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { project, first, second, seasonOf, listOf } = await layTwice(keeper)
    expect([await seasonOf(first), await seasonOf(second)]).toEqual([
      [2026, 1],
      [2026, 2],
    ])
    expect(await listOf(2026)).toEqual([second, first])
    await keeper.put(path, { firstDay: '01-01' })
    // The second is of its project, which began in 2025.
    expect([await seasonOf(first), await seasonOf(second)]).toEqual([
      [2025, 1],
      [2025, 2],
    ])
    await keeper.put(`/api/breeding-projects/${project.id}`, { startDate: '2026-01-01' })
    expect([await seasonOf(first), await seasonOf(second)]).toEqual([
      [2025, 1],
      [2026, 1],
    ])
    expect([await listOf(2025), await listOf(2026)]).toEqual([[first], [second]])
    const laid = { femaleId: project.femaleId, layDate: '2024-12-31', eggs: 1 }
    expect((await keeper.post('/api/clutches', laid)).json().code).toBe('24-01')
    const facts = `/api/animals/${project.femaleId}/season-facts`
    await keeper.post(facts, { kind: 'sign', day: '2025-11-20' })
    expect((await keeper.get(`${facts}?season=2025`)).json()).toHaveLength(1)
    expect((await keeper.get(`${facts}?season=2026`)).json()).toEqual([])
  })

  test('SEA-01 a project may name its season, which its clutches are of then', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { project, second, seasonOf, listOf } = await layTwice(keeper)
    const address = `/api/breeding-projects/${project.id}`
    expect((await keeper.get(address)).json().season).toBeNull()
    expect((await keeper.put(address, { season: 2027 })).json().season).toBe(2027)
    expect(await seasonOf(second)).toEqual([2027, 1])
    expect([await listOf(2026), await listOf(2027)]).toEqual([expect.not.arrayContaining([second]), [second]])
    const more = { breedingProjectId: project.id, layDate: '2026-02-20', eggs: 1 }
    expect((await keeper.post('/api/clutches', more)).json()).toMatchObject({ code: '27-01', ordinal: 2 })
    for (const season of [1900, 2200, 2026.5, 'next']) {
      const refused = await keeper.put(address, { season })
      expect([season, refused.status, Object.keys(refused.json().errors)]).toEqual([season, 400, ['season']])
    }
    expect((await keeper.put(address, { season: null })).json().season).toBeNull()
  })

  test('SEA-01 the archive carries the first day and the seasons of projects', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const settings = { firstDay: '07-01', restDays: 3, windowReminders: false }
    await keeper.put(path, settings)
    await createProject(keeper, { project: { season: 2030 } })
    expect((await bringArchive(other, await exportArchive(url, keeper))).status).toBe(201)
    expect(await read(other)).toEqual(settings)
    expect((await other.get('/api/breeding-projects')).json()).toMatchObject([{ season: 2030 }])
  })
})
