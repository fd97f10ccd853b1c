import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addIncubator, putBox } from '../../testing/incubators.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const laid = { layDate: '2026-04-16' }

onBothDatabases('a project that follows its eggs', (dialect) => {
  const begin = async () => {
    const keeper = await (await startApp(dialect, { clock: createTestClock() })).keeper()
    const project = await createProject(keeper, { project: { status: 'Pairing' } })
    const set = (status: string) => keeper.put(project.path, { status })
    const read = async () => (await keeper.get(project.path)).json()
    return { keeper, project, set, read }
  }
  const lay = async (keeper: Visitor, breedingProjectId: number | null, more: object = {}) =>
    (await keeper.post('/api/eggs', { ...laid, breedingProjectId, ...more })).json()

  test('BRD-52 laying and hatching move it on, and the answer tells what it was', async () => {
    const { keeper, project, set, read } = await begin()
    await set('Gravid')
    const clutch = { ...laid, breedingProjectId: project.id, count: 2 }
    const [first, second] = (await keeper.post('/api/eggs/clutch', clutch)).json()
    const now = await read()
    expect(now.status).toBe('Eggs Laid')
    const { id, name, version } = now
    expect(first.projectMoved).toEqual({ id, name, from: 'Gravid', to: 'Eggs Laid', version })
    expect(second).not.toHaveProperty('projectMoved')
    expect((await keeper.get(`/api/eggs/${first.id}`)).json()).not.toHaveProperty('projectMoved')
    const [hatched] = (await keeper.post('/api/eggs/hatch', { eggs: [{ id: first.id }] })).json()
    expect(hatched.egg.projectMoved).toMatchObject({ from: 'Eggs Laid', to: 'Hatched' })
    expect(await read()).toMatchObject({ status: 'Hatched', version: version + 1 })
    expect(await lay(keeper, project.id)).not.toHaveProperty('projectMoved')
    const byHand = await keeper.post(`/api/eggs/${second.id}/hatchling`, { name: 'Ash', species: 'Boa' })
    expect(byHand.json().egg).not.toHaveProperty('projectMoved')
    expect((await read()).version).toBe(version + 1)
  })

  test('BRD-52 so do an egg that is marked as hatched and one that is attached', async () => {
    const { keeper, project, set, read } = await begin()
    const egg = await lay(keeper, null)
    const attach = await keeper.patch(`/api/eggs/${egg.id}`, { breedingProjectId: project.id })
    expect(attach.json().projectMoved).toMatchObject({ from: 'Pairing', to: 'Eggs Laid' })
    const marked = await keeper.patch(`/api/eggs/${egg.id}`, { status: 'Hatched' })
    expect(marked.json().projectMoved).toMatchObject({ from: 'Eggs Laid', to: 'Hatched' })
    await set('Gravid')
    await keeper.patch(`/api/eggs/${egg.id}`, { notes: 'Pipped' })
    await keeper.patch(`/api/eggs/${egg.id}`, { status: 'Incubating' })
    expect((await read()).status).toBe('Gravid')
  })

  test('BRD-52 it never moves back or from an end, nor for an egg of a day to come', async () => {
    const { keeper, project, set, read } = await begin()
    await lay(keeper, project.id, { layDate: '2026-06-16' })
    expect((await read()).status).toBe('Pairing')
    for (const status of ['Incubating', 'Hatched', 'Completed', 'Complete', 'Failed', 'Active']) {
      await set(status)
      await lay(keeper, project.id)
      expect((await read()).status).toBe(status)
    }
    await set('Failed')
    await lay(keeper, project.id, { status: 'Hatched' })
    expect((await read()).status).toBe('Failed')
  })

  test('BRD-52 the former status is set back by its version, and a change since is kept', async () => {
    const { keeper, project, set, read } = await begin()
    const { projectMoved: move } = await lay(keeper, project.id)
    const back = () => keeper.put(project.path, { status: move.from }, { 'if-match': `"${move.version}"` })
    expect((await back()).status).toBe(200)
    expect((await read()).status).toBe('Pairing')
    await set('Gravid')
    expect((await back()).status).toBe(412)
    expect((await read()).status).toBe('Gravid')
  })

  test('SEA-05 a clutch of it that is put into a box has it incubate, and never goes back or leaves an end', async () => {
    const { keeper, project, set, read } = await begin()
    const boxId = await putBox(keeper, await addIncubator(keeper))
    const status = async () => (await read()).status
    const clutch = { breedingProjectId: project.id, layDate: '2026-06-01', eggs: 1 }
    const { id } = (await keeper.post('/api/clutches', clutch)).json()
    expect(await status()).toBe('Eggs Laid')
    const put = await keeper.patch(`/api/clutches/${id}`, { boxId })
    expect(put.status, put.text).toBe(200)
    expect(await status()).toBe('Incubating')
    await set('Hatched')
    await keeper.patch(`/api/clutches/${id}`, { boxId: null })
    await keeper.patch(`/api/clutches/${id}`, { boxId })
    expect(await status()).toBe('Hatched')
    await set('Failed')
    await keeper.post('/api/clutches', { ...clutch, boxId })
    expect(await status()).toBe('Failed')
    await set('Gravid')
    await keeper.post('/api/clutches', { ...clutch, boxId })
    expect(await status()).toBe('Incubating')
  })
})
