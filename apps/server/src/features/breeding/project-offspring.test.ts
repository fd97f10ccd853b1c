import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const hatchling = { name: 'Ash', species: 'Python regius' }

const add = async (keeper: Visitor, animal: object): Promise<number> =>
  (await keeper.post('/api/animals', animal)).json().id

onBothDatabases('the offspring of a project', (dialect) => {
  test('BRD-34 BRD-35 BRD-36 LIN-Q06 an animal is linked, carried in the answer, and gets its parents', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const reptileId = await add(keeper, hatchling)
    const answer = await keeper.post(`${project.path}/offspring`, {
      reptileId,
      breedingProjectId: project.id,
    })
    expect(answer.status, answer.text).toBe(201)
    const link = answer.json()
    expect(link).toMatchObject({
      breedingProjectId: project.id,
      reptileId,
      eggId: null,
      reptile: { ...hatchling, id: reptileId, fatherId: project.maleId, motherId: project.femaleId },
    })
    expect((await keeper.get(`${project.path}/offspring`)).json()).toEqual([link])
    expect((await keeper.get(project.path)).json().offspringCount).toBe(1)
  })

  test('BRD-37 LIN-35 removing a link leaves the animal as it is', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const reptileId = await add(keeper, hatchling)
    const { id } = (await keeper.post(`${project.path}/offspring`, { reptileId })).json()
    const before = (await keeper.get(`/api/animals/${reptileId}`)).json()
    expect((await keeper.remove(`${project.path}/offspring/${id}`)).status).toBe(204)
    expect((await keeper.remove(`${project.path}/offspring/${id}`)).status).toBe(404)
    expect((await keeper.get(`${project.path}/offspring`)).json()).toEqual([])
    expect((await keeper.get(`/api/animals/${reptileId}`)).json()).toEqual(before)
  })

  test('BRD-37 CLU-15 a young whose link is removed is of its clutch no more, one version on', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: breedingProjectId, path } = await createProject(keeper)
    const laid = { breedingProjectId, layDate: '2026-06-01', eggs: 1 }
    const clutch = (await keeper.post('/api/clutches', laid)).json()
    const hatched = await keeper.post('/api/eggs/hatch', { eggs: [{ id: clutch.eggs[0].id }] })
    const [{ animal, link }] = hatched.json()
    expect(animal.clutchId).toBe(clutch.id)
    expect((await keeper.remove(`${path}/offspring/${link.id}`)).status).toBe(204)
    expect((await keeper.get(`/api/animals/${animal.id}`)).json()).toMatchObject({
      ...{ clutchId: null, version: animal.version + 1 },
      ...{ fatherId: animal.fatherId, motherId: animal.motherId },
    })
  })

  test('what was said of the parents before stands, and no partner or ancestor becomes its own offspring', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const grandsire = await add(keeper, { ...hatchling, sex: 'Male' })
    const project = await createProject(keeper)
    await keeper.patch(`/api/animals/${project.femaleId}`, { fatherId: grandsire })
    const told = await add(keeper, { ...hatchling, fatherName: 'Old Cinder' })
    await keeper.post(`${project.path}/offspring`, { reptileId: told })
    expect((await keeper.get(`/api/animals/${told}`)).json()).toMatchObject({
      fatherId: null,
      fatherName: 'Old Cinder',
      motherId: project.femaleId,
    })
    for (const reptileId of [project.maleId, project.femaleId, grandsire]) {
      const refused = await keeper.post(`${project.path}/offspring`, { reptileId })
      expect([refused.status, refused.json().message]).toEqual([
        400,
        'An animal cannot be its own parent or ancestor',
      ])
    }
    const missing = await keeper.post(`${project.path}/offspring`, {})
    expect([missing.status, missing.json().message]).toEqual([400, 'Please select a reptile'])
    expect((await keeper.get(`${project.path}/offspring`)).json()).toHaveLength(1)
  })

  test('LIN-41 R72 a project’s offspring descends from its pair, also where its record names others', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const son = await add(keeper, { ...hatchling, sex: 'Male', fatherName: 'Old Cinder', motherName: 'Ivy' })
    expect((await keeper.post(`${project.path}/offspring`, { reptileId: son })).status).toBe(201)
    const grandson = await add(keeper, { ...hatchling, sex: 'Male', fatherId: son })
    for (const [path, body] of [
      [`/api/animals/${project.femaleId}`, { fatherId: son }],
      [`/api/animals/${project.maleId}`, { fatherId: grandson }],
    ] as const) {
      const refused = await keeper.patch(path, body)
      expect([refused.status, refused.json().message]).toEqual([400, 'An animal cannot be its own ancestor'])
    }
    for (const maleId of [son, grandson]) {
      const refused = await keeper.put(project.path, { maleId })
      expect([refused.status, refused.json().errors]).toEqual([400, { maleId: expect.any(String) }])
    }
    expect((await keeper.get(project.path)).json()).toMatchObject({ maleId: project.maleId, version: 1 })
    const other = await add(keeper, { ...hatchling, sex: 'Male' })
    expect((await keeper.put(project.path, { maleId: other })).status).toBe(200)
  })

  test('R19 LIN-42 fifty identical links at once leave one; the others are answered 409', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const reptileId = await add(keeper, hatchling)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => keeper.post(`${project.path}/offspring`, { reptileId })),
    )
    const counts = Object.groupBy(answers, ({ status }) => String(status))
    expect([counts[201]?.length, counts[409]?.length]).toEqual([1, 49])
    expect((await keeper.get(`${project.path}/offspring`)).json()).toHaveLength(1)
  })

  test('BRD-47 BRD-48 R20 R21 what is another keeper’s is not found, and a wrong sex is refused', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [owner, stranger] = [await newKeeper(), await newKeeper()]
    const foreign = await createProject(owner)
    const own = await createProject(stranger)
    const animal = await add(owner, hatchling)
    const body = { name: 'Pair', startDate: '2026-06-15', status: 'Pairing' }
    const create = (pair: object) => stranger.post('/api/breeding-projects', { ...body, ...pair })
    const refusals = [
      [await create({ maleId: foreign.maleId, femaleId: own.femaleId }), 404],
      [await create({ maleId: own.maleId, femaleId: foreign.femaleId }), 404],
      [await create({ maleId: own.femaleId, femaleId: own.femaleId }), 400],
      [await create({ maleId: own.maleId, femaleId: own.maleId }), 400],
      [await stranger.put(own.path, { maleId: foreign.maleId }), 404],
      [await stranger.put(own.path, { femaleId: own.maleId }), 400],
      [await stranger.put(own.path, { maleId: null }), 400],
      [await stranger.put(foreign.path, { name: 'Mine' }), 404],
      [await stranger.post(`${own.path}/offspring`, { reptileId: animal }), 404],
      [await stranger.post(`${foreign.path}/offspring`, { reptileId: own.maleId }), 404],
      [
        await stranger.post(`${own.path}/offspring`, {
          reptileId: await add(stranger, hatchling),
          breedingProjectId: foreign.id,
        }),
        404,
      ],
      [await stranger.get(`/api/reptiles/${foreign.maleId}/breeding-projects`), 404],
      [await stranger.remove(foreign.path), 404],
    ] as const
    expect(refusals.map(([answer]) => answer.status)).toEqual(refusals.map(([, status]) => status))
    expect((await stranger.get('/api/breeding-projects')).json()).toHaveLength(1)
    expect((await stranger.get(own.path)).json().version).toBe(1)
    expect((await owner.get(foreign.path)).json()).toMatchObject({ name: 'Clown x Pied', offspringCount: 0 })
  })

  test('COL-132 R73 a project keeps the words of a partner that was deleted, and takes another in its place', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const child = await add(keeper, hatchling)
    await keeper.post(`${project.path}/offspring`, { reptileId: child })
    for (const id of [project.maleId, project.femaleId, child])
      expect((await keeper.remove(`/api/reptiles/${id}`)).status).toBe(204)
    expect((await keeper.get(project.path)).json()).toMatchObject({
      maleId: null,
      maleName: 'Cinder',
      maleMorph: 'Clown',
      femaleId: null,
      femaleName: 'Dahlia',
      femaleMorph: 'Pastel het Clown',
      species: 'Python regius',
      offspringCount: 0,
    })
    expect((await keeper.get(`${project.path}/offspring`)).json()).toEqual([])
    expect((await keeper.get('/api/breeding-projects?q=dahlia')).json()).toHaveLength(1)
    expect((await keeper.put(project.path, { name: 'Kept', maleId: null })).status).toBe(200)
    const next = await add(keeper, { ...hatchling, name: 'Rook', sex: 'Male' })
    const changed = (await keeper.put(project.path, { maleId: next })).json()
    expect(changed).toMatchObject({ maleId: next, maleName: 'Rook', maleMorph: null, femaleName: 'Dahlia' })
  })
})
