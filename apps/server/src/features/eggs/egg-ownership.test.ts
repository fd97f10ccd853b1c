import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'

const laid = { layDate: '2026-06-01' }

onBothDatabases('eggs of others, and what eggs belong to', (dialect) => {
  test('EGG-44 R20 R21 another keeper’s eggs and projects are not found, in address and body, and nothing is stored', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [owner, stranger] = [await newKeeper(), await newKeeper()]
    const foreign = await createProject(owner)
    const egg = (await owner.post('/api/eggs', { ...laid, breedingProjectId: foreign.id })).json()
    const own = (await stranger.post('/api/eggs', laid)).json()
    const calls = [
      stranger.get(`/api/eggs/${egg.id}`),
      stranger.patch(`/api/eggs/${egg.id}`, { notes: 'Mine' }),
      stranger.remove(`/api/eggs/${egg.id}`),
      stranger.get(`/api/eggs/by-breeding-project/${foreign.id}`),
      stranger.post('/api/eggs', { ...laid, breedingProjectId: foreign.id }),
      stranger.post('/api/eggs/clutch', { ...laid, breedingProjectId: foreign.id, count: 2 }),
      stranger.patch(`/api/eggs/${own.id}`, { breedingProjectId: foreign.id }),
      stranger.post('/api/eggs/hatch', { eggs: [{ id: egg.id }], species: 'Python regius' }),
      stranger.post('/api/eggs/hatch', {
        eggs: [{ id: own.id }],
        ended: [{ id: egg.id, status: 'Failed' }],
        species: 'Python regius',
      }),
      stranger.post(`/api/eggs/${egg.id}/hatchling`, { name: 'Mine', species: 'Python regius' }),
      stranger.post(`/api/eggs/${own.id}/hatchling`, {
        name: 'Mine',
        species: 'Python regius',
        fatherId: foreign.maleId,
      }),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.status, answer.text).toBe(404)
    expect((await stranger.get('/api/eggs')).json()).toMatchObject([{ ...own, breedingProjectId: null }])
    expect((await stranger.get('/api/animals')).json()).toEqual([])
    expect((await owner.get(`/api/eggs/${egg.id}`)).json()).toEqual(egg)
    expect((await stranger.get('/api/plan-limits/eggs')).json().count).toBe(1)
  })

  test('R22 the lists of two keepers share nothing', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const keepers = [await newKeeper(), await newKeeper()]
    const seen: number[] = []
    for (const keeper of keepers) {
      const project = await createProject(keeper)
      await keeper.post('/api/eggs/clutch', { ...laid, breedingProjectId: project.id, count: 4 })
    }
    for (const keeper of keepers) {
      for (const path of ['/api/eggs', '/api/eggs?status=Incubating&sort=due'])
        expect((await keeper.get(path)).json()).toHaveLength(4)
      seen.push(...(await keeper.get('/api/eggs')).json().map((egg: { id: number }) => egg.id))
      expect((await keeper.get('/api/breeding-projects')).json()).toHaveLength(1)
    }
    expect(new Set(seen).size).toBe(8)
  })

  test('BRD-45 BRD-50 R73 a deleted project leaves its eggs, their animals and links, detached from it', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const [first, second] = (
      await keeper.post('/api/eggs/clutch', { ...laid, breedingProjectId: project.id, count: 2 })
    ).json()
    const [{ animal }] = (await keeper.post('/api/eggs/hatch', { eggs: [{ id: first.id }] })).json()
    const deleted = await keeper.remove(project.path)
    expect([deleted.status, deleted.text]).toEqual([204, ''])
    for (const path of [
      project.path,
      `${project.path}/offspring`,
      `/api/eggs/by-breeding-project/${project.id}`,
    ]) {
      const gone = await keeper.get(path)
      expect([gone.status, gone.json().message]).toEqual([404, 'Project not found'])
    }
    expect((await keeper.get('/api/eggs')).json()).toMatchObject([
      { id: second.id, breedingProjectId: null, projectName: 'Clown x Pied', status: 'Incubating' },
      { id: first.id, breedingProjectId: null, projectName: 'Clown x Pied', hatchlingId: animal.id },
    ])
    expect((await keeper.get(`/api/animals/${animal.id}`)).json()).toEqual(animal)
    expect((await keeper.get('/api/dashboard')).json()).toMatchObject({
      activeBreeding: 0,
      incubatingEggs: 1,
    })
    expect((await keeper.get('/api/plan-limits/breeding-projects')).json().count).toBe(0)
    const next = await createProject(keeper, { project: { name: 'Next' } })
    const attached = await keeper.patch(`/api/eggs/${second.id}`, { breedingProjectId: next.id })
    expect(attached.status).toBe(200)
    expect((await keeper.get('/api/eggs?status=Incubating')).json()[0].projectName).toBe('Next')
  })

  test('EGG-40 COL-132 R73 a deleted egg leaves its animal, a deleted hatchling leaves its egg', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const clutch = { ...laid, breedingProjectId: project.id, count: 2 }
    const eggs: { id: number }[] = (await keeper.post('/api/eggs/clutch', clutch)).json()
    const hatched = (await keeper.post('/api/eggs/hatch', { eggs: eggs.map(({ id }) => ({ id })) })).json()
    expect((await keeper.remove(`/api/eggs/${eggs[0]?.id}`)).status).toBe(204)
    expect((await keeper.get(`${project.path}/offspring`)).json()).toMatchObject([
      { eggId: eggs[1]?.id },
      { eggId: null, reptileId: hatched[0].animal.id },
    ])
    expect((await keeper.remove(`/api/animals/${hatched[1].animal.id}`)).status).toBe(204)
    expect((await keeper.get('/api/eggs')).json()).toMatchObject([
      { id: eggs[1]?.id, status: 'Hatched', hatchlingId: null },
    ])
    expect((await keeper.get(`${project.path}/offspring`)).json()).toHaveLength(1)
    const again = await keeper.post('/api/eggs/hatch', { eggs: [{ id: eggs[1]?.id }] })
    expect(again.status, again.text).toBe(201)
  })
})
