import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

type Animal = { id: number; name: string; customId: string | null; weight: number | null; version: number }

async function layClutch(keeper: Visitor, eggs = 5) {
  const project = await createProject(keeper)
  const body = { breedingProjectId: project.id, layDate: '2026-04-01', eggs }
  const answer = await keeper.post('/api/clutches', body)
  expect(answer.status, answer.text).toBe(201)
  const { id, eggs: laid } = answer.json()
  return {
    project,
    id,
    path: `/api/clutches/${id}`,
    ids: laid.map((egg: { id: number }) => egg.id) as number[],
  }
}

const hatch = async (keeper: Visitor, path: string, body: object) => {
  const answer = await keeper.post(`${path}/hatch`, body)
  expect(answer.status, answer.text).toBe(201)
  return answer.json()
}

onBothDatabases('the hatch of a clutch', (dialect) => {
  test('CLU-15 one call makes animals of eggs: their IDs count on, and each has its parents, its clutch and its weight', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { project, id, path, ids } = await layClutch(keeper)
    const body = {
      day: '2026-06-01',
      count: 3,
      firstId: 'BP-26-031',
      weights: [62.5, null, 60],
      producedBy: 'Reyes',
    }
    const hatched = await hatch(keeper, path, body)
    expect(hatched).toMatchObject({ day: '2026-06-01', clutch: { id, hatchedCount: 3, incubatingCount: 2 } })
    expect(hatched.eggs.map((egg: { id: number }) => egg.id)).toEqual(ids.slice(0, 3))
    const shared = {
      sex: 'Unsexed',
      dateOfBirth: '2026-06-01',
      source: 'Bred',
      clutchId: id,
      producedBy: 'Reyes',
    }
    const parents = { fatherId: project.maleId, motherId: project.femaleId, species: 'Python regius' }
    const told = [
      { name: 'Reyes #1', customId: 'BP-26-031', weight: 62.5 },
      { name: 'Reyes #2', customId: 'BP-26-032', weight: null },
      { name: 'Reyes #3', customId: 'BP-26-033', weight: 60 },
    ]
    expect(hatched.animals).toMatchObject(told.map((one) => ({ ...one, ...shared, ...parents })))
    for (const animal of hatched.animals as Animal[]) {
      expect((await keeper.get(`/api/animals/${animal.id}`)).json()).toEqual(animal)
      const records = (await keeper.get(`/api/animals/${animal.id}/records`)).json()
      expect(records).toHaveLength(animal.weight === null ? 0 : 1)
    }
    const links = (await keeper.get(`${project.path}/offspring`)).json()
    expect(links.map((link: { clutchId: number }) => link.clutchId)).toEqual([id, id, id])
    const later = await hatch(keeper, path, { day: '2026-06-02', eggIds: [ids[4]], firstId: 'BP-26-034' })
    expect(later.animals).toMatchObject([{ name: 'Egg #5', customId: 'BP-26-034' }])
  })

  test('CLU-15 live young of a litter become animals until none is left, and slugs none', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const dam = { name: 'Rosy', species: 'Boa imperator', sex: 'Female' }
    const { id: femaleId } = (await keeper.post('/api/animals', dam)).json()
    const born = { femaleId, layDate: '2026-06-01', live: 3, stillborn: 1, slugs: 2 }
    const { id, code } = (await keeper.post('/api/clutches', born)).json()
    const path = `/api/clutches/${id}`
    const { animals } = await hatch(keeper, path, { day: '2026-06-01', count: 2 })
    expect(animals).toMatchObject([
      { name: `${code} #1`, motherId: femaleId, fatherId: null, clutchId: id },
      { name: `${code} #2` },
    ])
    expect((await keeper.post(`${path}/hatch`, { count: 2 })).status).toBe(400)
    expect((await hatch(keeper, path, { count: 1 })).animals).toMatchObject([{ name: `${code} #3` }])
    expect((await keeper.post(`${path}/hatch`, { count: 1 })).status).toBe(400)
  })

  test('CLU-16 a hatch is all or nothing', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const [{ path, ids }, other] = [await layClutch(keeper), await layClutch(keeper, 1)]
    await keeper.post('/api/animals', { name: 'Ash', species: 'Boa', customId: 'bp-26-032' })
    await hatch(keeper, path, { day: '2026-06-01', eggIds: [ids[0]] })
    const before = await readWholeDatabase(app.db)
    const refusals = [
      [{ eggIds: [ids[1], ids[0]] }, 409, undefined],
      [{ eggIds: [ids[1], other.ids[0]] }, 404, 'eggIds'],
      [{ count: 2, firstId: 'BP-26-031' }, 409, 'firstId'],
      [{ count: 2, firstId: 'twin' }, 400, 'firstId'],
      [{ count: 5 }, 400, 'count'],
      [{}, 400, 'count'],
      [{ count: 1, weights: [50, 51] }, 400, 'weights'],
      [{ count: 1, day: '2026-03-31' }, 400, 'day'],
      [{ count: 1, day: '2199-01-01' }, 400, 'day'],
      [{ count: 1, ended: [{ id: other.ids[0], status: 'Failed' }] }, 404, 'ended'],
      [{ count: 1, ended: [{ id: ids[1], status: 'Failed' }] }, 400, 'ended'],
      [
        { eggIds: [ids[2]], ended: ['Failed', 'Slugged'].map((status) => ({ id: ids[1], status })) },
        400,
        'ended',
      ],
      [{ count: 1, ended: [{ id: ids[0], status: 'Failed' }] }, 409, undefined],
      [{ count: 2, placeIds: [null, 987_654] }, 404, 'placeIds'],
      [
        { count: 1, genotypes: [{ entries: [{ gene: 'Clown', copies: 7, evidence: 'visual' }] }] },
        400,
        'genotypes',
      ],
    ] as const
    for (const [body, status, field] of refusals) {
      const refused = await keeper.post(`${path}/hatch`, body)
      const told = [refused.status, Object.keys(refused.json().errors ?? {})[0]]
      expect([JSON.stringify(body), ...told]).toEqual([JSON.stringify(body), status, field])
    }
    expect(await readWholeDatabase(app.db)).toBe(before)
  })

  test('CLU-16 more young than the plan holds make none', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { path } = await layClutch(keeper)
    const { limit, count } = (await keeper.get('/api/plan-limits/animals')).json()
    for (let n = count; n < limit - 3; n += 1)
      await keeper.post('/api/animals', { name: 'Ash', species: 'Boa' })
    expect((await keeper.post(`${path}/hatch`, { count: 4 })).status).toBe(403)
    expect((await keeper.get(path)).json()).toMatchObject({ incubatingCount: 5 })
    expect((await hatch(keeper, path, { count: 3 })).animals).toHaveLength(3)
  })

  test('CLU-16 R17 twenty hatches at once make one set', async () => {
    const keeper = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    const { path } = await layClutch(keeper)
    const calls = Array.from({ length: 20 }, () => keeper.post(`${path}/hatch`, { count: 5, firstId: 'A1' }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect((await keeper.get('/api/animals')).json()).toHaveLength(7)
  })

  test('CLU-17 a hatch is taken back with its weights, unless something was changed since', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { project, path, ids } = await layClutch(keeper)
    const before = (await keeper.get(path)).json()
    const ended = [{ id: ids[4], status: 'Failed' }]
    const { hatchId, animals } = await hatch(keeper, path, {
      day: '2026-06-01',
      count: 2,
      weights: [60, 61],
      ended,
    })
    const back = `${path}/hatches/${hatchId}`
    await keeper.patch(`/api/animals/${animals[1].id}`, { name: 'Ray' })
    const refused = await keeper.remove(back)
    expect([refused.status, refused.json().message]).toEqual([409, expect.stringContaining('Ray')])
    const { hatchId: second } = await hatch(keeper, path, {
      day: '2026-06-02',
      count: 2,
      weights: [60, null],
    })
    expect((await keeper.remove(`${path}/hatches/${second}`)).status).toBe(204)
    expect((await keeper.remove(`${path}/hatches/${second}`)).status).toBe(404)
    const after = (await keeper.get(path)).json()
    expect(after).toMatchObject({
      incubatingCount: before.incubatingCount - 3,
      hatchedCount: 2,
      failedCount: 1,
    })
    expect((await keeper.get(`${project.path}/offspring`)).json()).toHaveLength(2)
    expect((await keeper.get('/api/trash')).json()).toHaveLength(2)
  })

  test('CLU-17 a hatch of which anything was changed or deleted since is not taken back, and all of it is named', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { path, ids } = await layClutch(keeper)
    const body = { day: '2026-06-01', count: 4, weights: [60, 61, 62, 63], producedBy: 'Reyes' }
    const { hatchId, animals } = await hatch(keeper, path, body)
    const [gone, weighed, lighter] = animals.map(({ id }: Animal) => `/api/animals/${id}`)
    const recordOf = async (animal: string) => {
      const [record] = (await keeper.get(`${animal}/records`)).json()
      return `${animal}/records/${record.id}`
    }
    const refusalOf = async () => {
      const refused = await keeper.remove(`${path}/hatches/${hatchId}`)
      return [refused.status, refused.json().message]
    }
    expect((await keeper.remove(gone)).status).toBe(204)
    expect(await refusalOf()).toEqual([
      409,
      'Reyes #1 was changed since and stays, so nothing was taken back.',
    ])
    expect((await keeper.patch(await recordOf(weighed), { measurement: '71' })).status).toBe(200)
    expect((await keeper.remove(await recordOf(lighter))).status).toBe(204)
    expect((await keeper.remove(`/api/eggs/${ids[3]}`)).status).toBe(204)
    expect(await refusalOf()).toEqual([
      409,
      'Egg #4, Reyes #1, Reyes #2 and Reyes #3 were changed since and stay, so nothing was taken back.',
    ])
    expect((await keeper.get(path)).json()).toMatchObject({ hatchedCount: 3 })
  })

  test('CLU-18 young are weighed later in one step, and no other animal with them', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { project, path } = await layClutch(keeper)
    const { animals } = await hatch(keeper, path, { day: '2026-06-01', count: 2 })
    const [first, second] = animals.map(({ id }: Animal) => id)
    const weights = [
      { animalId: first, amount: 2.5 },
      { animalId: second, amount: 2.25 },
    ]
    const weighed = await keeper.post(`${path}/weights`, { day: '2026-06-10', weightUnit: 'ounces', weights })
    expect([weighed.status, weighed.json().ids]).toEqual([201, [expect.any(Number), expect.any(Number)]])
    expect((await keeper.get(`/api/animals/${second}`)).json()).toMatchObject({
      weight: 2.25,
      weightUnit: 'ounces',
    })
    const refusals = [
      [[...weights, { animalId: project.maleId, amount: 900 }], 404],
      [[...weights, { animalId: first, amount: 3 }], 400],
      [[{ animalId: first, amount: 1e-7 }], 400],
    ] as const
    for (const [some, status] of refusals) {
      const refused = await keeper.post(`${path}/weights`, { weights: some })
      expect([refused.status, Object.keys(refused.json().errors ?? {})]).toEqual([status, ['weights']])
    }
    expect((await keeper.get(`/api/animals/${first}/records`)).json()).toHaveLength(1)
  })

  test('CLU-18 a weight of an earlier day is written down and leaves the own weight of a later one', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { path } = await layClutch(keeper)
    const { animals } = await hatch(keeper, path, { day: '2026-06-01', count: 2 })
    const [first, second] = animals.map(({ id }: Animal) => id)
    const weigh = async (day: string, weights: object[]) =>
      expect((await keeper.post(`${path}/weights`, { day, weights })).status).toBe(201)
    const weightOf = async (id: number) => (await keeper.get(`/api/animals/${id}`)).json().weight
    await weigh('2026-06-10', [{ animalId: first, amount: 80 }])
    await weigh('2026-06-05', [
      { animalId: first, amount: 70 },
      { animalId: second, amount: 65 },
    ])
    expect([await weightOf(first), await weightOf(second)]).toEqual([80, 65])
    await weigh('2026-06-10', [{ animalId: first, amount: 82 }])
    expect(await weightOf(first)).toBe(82)
    expect((await keeper.get(`/api/animals/${first}/records`)).json()).toHaveLength(3)
  })

  test('CLU-10 CLU-15 animals let go of a clutch that is deleted, and are of it again when it is back; an egg that moves takes its animal along', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { project, id, path, ids } = await layClutch(keeper)
    const { animals } = await hatch(keeper, path, { day: '2026-06-01', count: 1 })
    const clutchOf = async () => (await keeper.get(`/api/animals/${animals[0].id}`)).json().clutchId
    await keeper.remove(path)
    expect(await clutchOf()).toBeNull()
    await keeper.post(`/api/trash/clutches/${id}/restore`)
    expect(await clutchOf()).toBe(id)
    const other = { breedingProjectId: project.id, layDate: '2026-04-02', eggs: 1 }
    const { id: otherId } = (await keeper.post('/api/clutches', other)).json()
    await keeper.post(`/api/clutches/${otherId}/eggs`, { ids: [ids[0]] })
    expect(await clutchOf()).toBe(otherId)
    await keeper.patch(`/api/eggs/${ids[0]}`, { clutchId: null })
    expect(await clutchOf()).toBeNull()
    await keeper.patch(`/api/eggs/${ids[0]}`, { clutchId: id })
    expect(await clutchOf()).toBe(id)
  })
})
