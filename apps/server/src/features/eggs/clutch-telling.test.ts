import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addIncubator, putBox } from '../../testing/incubators.ts'
import { createProject } from '../../testing/pair.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { beginSeason, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Egg = { readonly id: number; readonly status: string }

const laid = { layDate: '2026-06-01', eggs: 3 }

/** Lays a clutch of three eggs in a project. */
async function lay(keeper: Visitor, breedingProjectId: number, fields: object = {}) {
  const { id, eggs } = await taken(keeper.post('/api/clutches', { breedingProjectId, ...laid, ...fields }))
  return { id: id as number, path: `/api/clutches/${id}`, ids: eggs.map((egg: Egg) => egg.id) as number[] }
}

const remove = async (keeper: Visitor, path: string) => expect((await keeper.remove(path)).status).toBe(204)

const restore = (keeper: Visitor, id: number) => taken(keeper.post(`/api/trash/clutches/${id}/restore`))

const deadIn = (...ids: (number | undefined)[]) => ({
  kind: 'candled',
  eggs: ids.map((id) => ({ id, finding: 'dead' })),
})

onBothDatabases('a project that follows its clutches', (dialect) => {
  const begin = async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const season = await beginSeason(keeper)
    const set = (status: string) => taken(keeper.put(season.path, { status }))
    return { keeper, ...season, set }
  }

  test('SEA-05 CLU-10 a clutch that is deleted gives the status back that it gave, and gives it again from the trash', async () => {
    const { keeper, id, status } = await begin()
    const boxId = await putBox(keeper, await addIncubator(keeper))
    const clutch = await lay(keeper, id)
    await taken(keeper.patch(clutch.path, { boxId }))
    expect(await status()).toBe('Incubating')
    await remove(keeper, clutch.path)
    expect(await status()).toBe('Pairing')
    await restore(keeper, clutch.id)
    expect(await status()).toBe('Incubating')
    await remove(keeper, clutch.path)
    expect(await status()).toBe('Pairing')
  })

  test('SEA-05 CLU-10 a status that was set by hand since, or is an end, stays when a clutch is deleted or comes back', async () => {
    const { keeper, id, status, set } = await begin()
    for (const since of ['Gravid', 'Hatched', 'Completed', 'Failed']) {
      await set('Pairing')
      const clutch = await lay(keeper, id)
      await set(since)
      await remove(keeper, clutch.path)
      expect(await status()).toBe(since)
    }
    const clutch = await lay(keeper, id)
    await remove(keeper, clutch.path)
    await restore(keeper, clutch.id)
    expect(await status()).toBe('Failed')
  })

  test('SEA-05 CLU-10 a clutch that is deleted leaves what another of its project tells, which then gives it back', async () => {
    const { keeper, id, status } = await begin()
    const boxId = await putBox(keeper, await addIncubator(keeper))
    const first = await lay(keeper, id)
    const second = await lay(keeper, id, { layDate: '2026-06-20', boxId })
    expect(await status()).toBe('Incubating')
    await remove(keeper, first.path)
    expect(await status()).toBe('Incubating')
    await restore(keeper, first.id)
    await remove(keeper, second.path)
    expect(await status()).toBe('Eggs Laid')
    await remove(keeper, first.path)
    expect(await status()).toBe('Pairing')
  })

  test('SEA-05 facts and clutches that are deleted in any order leave the project as those that stay tell it', async () => {
    const { keeper, id, status, add, facts } = await begin()
    const ovulation = await taken(add({ kind: 'ovulation', day: '2026-04-20' }))
    const first = await lay(keeper, id)
    await remove(keeper, `${facts}/${ovulation.id}`)
    expect(await status()).toBe('Eggs Laid')
    await remove(keeper, first.path)
    expect(await status()).toBe('Pairing')
    const second = await lay(keeper, id, { layDate: '2026-06-02' })
    const lock = await taken(add({ kind: 'lock', day: '2026-03-01' }))
    await remove(keeper, second.path)
    expect(await status()).toBe('Confirmed Lock')
    await remove(keeper, `${facts}/${lock.id}`)
    expect(await status()).toBe('Pairing')
  })

  test('SEA-05 CLU-15 CLU-17 a project has hatched with the last egg of a clutch, and its Undo gives the status back', async () => {
    const { keeper, id, status, path, set } = await begin()
    const clutch = await lay(keeper, id)
    const hatch = (body: object) => taken(keeper.post(`${clutch.path}/hatch`, body))
    await set('Gravid')
    await hatch({ day: '2026-07-30', count: 1 })
    expect(await status()).toBe('Gravid')
    await set('Eggs Laid')
    const ended = [{ id: clutch.ids[2], status: 'Failed' }]
    const { hatchId } = await hatch({ day: '2026-08-01', eggIds: [clutch.ids[1]], ended })
    expect(await status()).toBe('Hatched')
    // A change of the project that leaves its status does not stand in the way.
    await taken(keeper.put(path, { notes: 'All well' }))
    await remove(keeper, `${clutch.path}/hatches/${hatchId}`)
    expect(await status()).toBe('Eggs Laid')
    await set('Incubating')
    const again = await hatch({ day: '2026-08-02', count: 2 })
    expect(await status()).toBe('Hatched')
    await remove(keeper, `${clutch.path}/hatches/${again.hatchId}`)
    expect(await status()).toBe('Incubating')
    const last = await hatch({ day: '2026-08-02', count: 2 })
    await set('Completed')
    await remove(keeper, `${clutch.path}/hatches/${last.hatchId}`)
    expect(await status()).toBe('Completed')
  })

  test('SEA-05 CLU-13 candling ends the incubation too: it hatched where an egg hatched, else the status stays', async () => {
    const { keeper, id, status } = await begin()
    const clutch = await lay(keeper, id)
    const [first, ...others] = clutch.ids
    await taken(keeper.post(`${clutch.path}/hatch`, { day: '2026-07-30', eggIds: [first] }))
    await taken(keeper.post(`${clutch.path}/log`, deadIn(others[0])))
    expect(await status()).toBe('Eggs Laid')
    const entry = await taken(keeper.post(`${clutch.path}/log`, deadIn(others[1])))
    expect(await status()).toBe('Hatched')
    await remove(keeper, `${clutch.path}/log/${entry.id}`)
    expect(await status()).toBe('Eggs Laid')
    const boxId = await putBox(keeper, await addIncubator(keeper))
    const { id: lostId, status: lostStatus } = await beginSeason(keeper)
    const lost = await lay(keeper, lostId, { boxId })
    await taken(keeper.post(`${lost.path}/log`, deadIn(...lost.ids)))
    expect(await lostStatus()).toBe('Incubating')
  })

  test('SEA-05 CLU-04 a clutch of slugs has no project incubate, laid in a box or put into one', async () => {
    const { keeper, id, status, set } = await begin()
    const boxId = await putBox(keeper, await addIncubator(keeper))
    const slugs = { eggs: 0, slugs: 2, boxId }
    const clutch = await lay(keeper, id, slugs)
    expect(await status()).toBe('Eggs Laid')
    await set('Gravid')
    await taken(keeper.patch(clutch.path, { boxId: null }))
    await taken(keeper.patch(clutch.path, { boxId }))
    expect(await status()).toBe('Gravid')
  })

  test('SEA-05 CLU-08 of two clutches the project has hatched once no egg of either incubates', async () => {
    const { keeper, id, status } = await begin()
    const [first, second] = [await lay(keeper, id), await lay(keeper, id, { layDate: '2026-06-20' })]
    await taken(keeper.post(`${first.path}/hatch`, { day: '2026-08-01', count: 3 }))
    expect(await status()).toBe('Eggs Laid')
    const entry = await taken(keeper.post(`${second.path}/log`, deadIn(...second.ids)))
    expect(await status()).toBe('Hatched')
    await remove(keeper, `${second.path}/log/${entry.id}`)
    expect(await status()).toBe('Eggs Laid')
    await taken(keeper.post(`${second.path}/hatch`, { day: '2026-08-20', count: 3 }))
    expect(await status()).toBe('Hatched')
    // What stays has hatched by now.
    await remove(keeper, second.path)
    expect(await status()).toBe('Hatched')
    await remove(keeper, first.path)
    expect(await status()).toBe('Pairing')
  })

  test('SEA-05 BRD-52 a clutch of the old call gives back what it moved; an old hatch moves with the first egg, and stays', async () => {
    const { keeper, id, status } = await begin()
    const { layDate } = laid
    const [old] = await taken(keeper.post('/api/eggs/clutch', { breedingProjectId: id, layDate, count: 2 }))
    expect(old.projectMoved).toMatchObject({ from: 'Pairing', to: 'Eggs Laid' })
    await remove(keeper, `/api/clutches/${old.clutchId}`)
    expect(await status()).toBe('Pairing')
    const clutch = await lay(keeper, id)
    await taken(keeper.post('/api/eggs/hatch', { eggs: [{ id: clutch.ids[0] }] }))
    expect(await status()).toBe('Hatched')
    await remove(keeper, clutch.path)
    expect(await status()).toBe('Hatched')
  })

  test('SEA-05 an egg that is put into a box of its own has its project incubate, in a clutch and without one', async () => {
    const { keeper, id, status, path } = await begin()
    const boxId = await putBox(keeper, await addIncubator(keeper))
    const clutch = await lay(keeper, id)
    const moved = await taken(keeper.patch(`/api/eggs/${clutch.ids[1]}`, { boxId }))
    const { name, version } = await taken(keeper.get(path))
    expect(moved.projectMoved).toEqual({ id, name, from: 'Eggs Laid', to: 'Incubating', version })
    expect(await taken(keeper.patch(`/api/eggs/${clutch.ids[1]}`, { notes: 'Warm' }))).not.toHaveProperty(
      'projectMoved',
    )
    await taken(keeper.patch(`/api/eggs/${clutch.ids[1]}`, { boxId: null }))
    expect(await status()).toBe('Incubating')
    await remove(keeper, clutch.path)
    expect(await status()).toBe('Pairing')
    const loose = await taken(keeper.post('/api/eggs', { breedingProjectId: id, layDate: '2026-06-01' }))
    await taken(keeper.patch(`/api/eggs/${loose.id}`, { boxId, status: 'Failed' }))
    expect(await status()).toBe('Eggs Laid')
    await taken(keeper.patch(`/api/eggs/${loose.id}`, { boxId: null, status: 'Incubating' }))
    expect(await taken(keeper.patch(`/api/eggs/${loose.id}`, { boxId }))).toMatchObject({
      projectMoved: { from: 'Eggs Laid', to: 'Incubating' },
    })
  })

  test('SEA-05 CLU-03 a litter with live young has hatched on the day of its birth, one without was laid', async () => {
    const { keeper, id, status, set } = await begin()
    const litter = { breedingProjectId: id, layDate: '2026-06-01', kind: 'litter' }
    await taken(keeper.post('/api/clutches', { ...litter, stillborn: 2 }))
    expect(await status()).toBe('Eggs Laid')
    await set('Gravid')
    const { id: clutchId } = await taken(keeper.post('/api/clutches', { ...litter, live: 4 }))
    expect(await status()).toBe('Hatched')
    await remove(keeper, `/api/clutches/${clutchId}`)
    expect(await status()).toBe('Eggs Laid')
  })

  test('SEA-05 CLU-06 a clutch that is put into another project gives the first its status back, and moves the other', async () => {
    const { keeper, id, status } = await begin()
    const other = await createProject(keeper, { project: { status: 'Gravid' } })
    const clutch = await lay(keeper, id)
    await taken(keeper.patch(clutch.path, { breedingProjectId: other.id }))
    const otherStatus = async () => (await taken(keeper.get(other.path))).status
    expect([await status(), await otherStatus()]).toEqual(['Pairing', 'Eggs Laid'])
    await remove(keeper, clutch.path)
    expect([await status(), await otherStatus()]).toEqual(['Pairing', 'Gravid'])
    const loose = await taken(keeper.post('/api/eggs', { layDate: '2026-06-01' }))
    const moving = { breedingProjectId: id, layDate: laid.layDate, eggIds: [loose.id] }
    await taken(keeper.post('/api/clutches', moving))
    expect(await status()).toBe('Eggs Laid')
  })

  test('SEA-05 SEA-18 a clutch that an archive brought gives the status back that it gave', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const [keeper, second] = [await newKeeper(), await newKeeper()]
    const { id } = await beginSeason(keeper)
    await lay(keeper, id)
    await taken(bringArchive(second, await exportArchive(url, keeper)))
    const [clutch] = await taken(second.get('/api/clutches'))
    const project = `/api/breeding-projects/${clutch.breedingProjectId}`
    expect((await taken(second.get(project))).status).toBe('Eggs Laid')
    await remove(second, `/api/clutches/${clutch.id}`)
    expect((await taken(second.get(project))).status).toBe('Pairing')
  })
})
