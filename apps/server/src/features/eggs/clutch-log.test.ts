import { expect, test } from 'vitest'
import { bringArchive, comparable } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { exportArchive, readArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

type Egg = { id: number; status: string }

async function layClutch(keeper: Visitor) {
  const project = await createProject(keeper)
  const body = { breedingProjectId: project.id, layDate: '2026-06-01', eggs: 4 }
  const answer = await keeper.post('/api/clutches', body)
  expect(answer.status, answer.text).toBe(201)
  const { id, eggs } = answer.json()
  const path = `/api/clutches/${id}`
  const statuses = async () => (await keeper.get(path)).json().eggs.map(({ status }: Egg) => status)
  return { id, path, log: `${path}/log`, ids: eggs.map((egg: Egg) => egg.id) as number[], statuses }
}

const incubating = async (keeper: Visitor) => (await keeper.get('/api/dashboard')).json().incubatingEggs

onBothDatabases('the log of a clutch', (dialect) => {
  test('CLU-12 CLU-13 candling ends eggs that were found infertile or dead, and its removal gives back what still stands', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { log, ids, statuses } = await layClutch(keeper)
    const eggs = ids.map((id, n) => ({ id, finding: ['good', 'infertile', 'dead', 'unclear'][n] }))
    const candled = await keeper.post(log, { kind: 'candled', day: '2026-06-15', note: ' Veins ', eggs })
    expect(candled.status, candled.text).toBe(201)
    const entry = candled.json()
    expect(entry).toMatchObject({
      ...{ kind: 'candled', day: '2026-06-15', note: 'Veins' },
      eggs: eggs.map((egg, n) => ({ ...egg, massGrams: null, isSet: n === 1 || n === 2 })),
    })
    expect(await statuses()).toEqual(['Incubating', 'Infertile', 'Failed', 'Incubating'])
    expect(await incubating(keeper)).toBe(2)
    await keeper.patch(`/api/eggs/${ids[2]}`, { status: 'Slugged' })
    expect((await keeper.remove(`${log}/${entry.id}`)).status).toBe(204)
    expect(await statuses()).toEqual(['Incubating', 'Incubating', 'Slugged', 'Incubating'])
    expect(await incubating(keeper)).toBe(3)
    expect((await keeper.remove(`${log}/${entry.id}`)).status).toBe(404)
  })

  test('CLU-13 neither setStatus false nor another kind of entry ends an egg, and one that ended is left as it is', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { log, ids, statuses } = await layClutch(keeper)
    const eggs = [{ id: ids[0], finding: 'dead' }]
    await keeper.post(log, { kind: 'candled', eggs, setStatus: false })
    await keeper.post(log, { kind: 'mould', eggs })
    expect(await statuses()).toEqual(Array(4).fill('Incubating'))
    await keeper.patch(`/api/eggs/${ids[0]}`, { status: 'Infertile' })
    const { id } = (await keeper.post(log, { kind: 'candled', eggs })).json()
    expect((await statuses())[0]).toBe('Infertile')
    await keeper.remove(`${log}/${id}`)
    expect((await statuses())[0]).toBe('Infertile')
  })

  test('CLU-13 an entry that is removed leaves what a later one set, and that one gives it back', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { log, ids, statuses } = await layClutch(keeper)
    const body = { kind: 'candled', eggs: [{ id: ids[0], finding: 'dead' }] }
    const add = async (day: string) => (await keeper.post(log, { ...body, day })).json().id
    // The later one is of an earlier day.
    const first = await add('2026-06-20')
    await keeper.patch(`/api/eggs/${ids[0]}`, { status: 'Incubating' })
    const second = await add('2026-06-10')
    await keeper.remove(`${log}/${first}`)
    expect((await statuses())[0]).toBe('Failed')
    await keeper.remove(`${log}/${second}`)
    expect((await statuses())[0]).toBe('Incubating')
  })

  test('CLU-12 entries follow by days; what can’t be is refused, and nothing is stored', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const [{ log, ids }, other] = [await layClutch(keeper), await layClutch(keeper)]
    await keeper.post(log, { kind: 'watered', day: '2026-06-20' })
    await keeper.post(log, { kind: 'weighed', day: '2026-06-10', eggs: [{ id: ids[0], massGrams: 81.5 }] })
    const listed = (await keeper.get(log)).json()
    expect(listed.map(({ kind }: { kind: string }) => kind)).toEqual(['weighed', 'watered'])
    expect(listed[0].eggs).toEqual([{ id: ids[0], finding: null, massGrams: 81.5, isSet: false }])
    const before = await readWholeDatabase(app.db)
    const good = { id: ids[0], finding: 'good' }
    const refusals = [
      [{ kind: 'kissed' }, 400, 'kind'],
      [{ kind: 'note' }, 400, 'note'],
      [{ kind: 'note', note: 'x'.repeat(2001) }, 400, 'note'],
      [{ kind: 'candled', day: '2026-05-31' }, 400, 'day'],
      [{ kind: 'candled', day: '2199-01-01' }, 400, 'day'],
      [{ kind: 'candled', eggs: [good, good] }, 400, 'eggs'],
      [{ kind: 'candled', eggs: [{ ...good, finding: 'nice' }] }, 400, 'eggs'],
      [{ kind: 'candled', eggs: [{ id: ids[1], finding: 'dead' }, { id: other.ids[0] }] }, 404, 'eggs'],
    ] as const
    for (const [body, status, field] of refusals) {
      const refused = await keeper.post(log, body)
      const told = [refused.status, Object.keys(refused.json().errors ?? {})[0]]
      expect([JSON.stringify(body), ...told]).toEqual([JSON.stringify(body), status, field])
    }
    expect(await readWholeDatabase(app.db)).toBe(before)
  })

  test('CLU-12 a clutch keeps 500 entries', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const { id: clutchId, log } = await layClutch(keeper)
    const { id: keeperId } = (await keeper.get('/api/user')).json()
    const row = { keeperId, clutchId, createdAt: '2026-06-02T08:00:00.000Z', day: '2026-06-02', note: null }
    await app.db
      .insertInto('clutchEntry')
      .values(Array.from({ length: 499 }, () => ({ ...row, kind: 'watered' as const, eggs: '[]' })))
      .execute()
    expect((await keeper.post(log, { kind: 'rolled' })).status).toBe(201)
    expect((await keeper.post(log, { kind: 'rolled' })).status).toBe(400)
    expect((await keeper.get(log)).json()).toHaveLength(500)
  })

  test('CLU-10 CLU-12 the log goes and comes back with its clutch, and to another account by an archive', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const [keeper, second] = [await newKeeper(), await newKeeper()]
    const { id, path, log, ids } = await layClutch(keeper)
    await keeper.post(log, { kind: 'candled', eggs: [{ id: ids[1], finding: 'dead' }] })
    const listed = (await keeper.get(log)).json()
    await keeper.remove(path)
    expect((await keeper.get(log)).status).toBe(404)
    expect((await keeper.post(`/api/trash/clutches/${id}/restore`)).status).toBe(200)
    expect((await keeper.get(log)).json()).toEqual(listed)
    const brought = await bringArchive(second, await exportArchive(url, keeper))
    expect(brought.status, brought.text).toBe(201)
    const [clutch] = (await second.get('/api/clutches')).json()
    const own = `/api/clutches/${clutch.id}`
    const [entry] = (await second.get(`${own}/log`)).json()
    const { eggs } = (await second.get(own)).json()
    expect(entry.eggs).toEqual([{ id: eggs[1].id, finding: 'dead', massGrams: null, isSet: true }])
    const [there, here] = [await exportArchive(url, second), await exportArchive(url, keeper)]
    expect(comparable(await readArchive(there))).toEqual(comparable(await readArchive(here)))
  })
})
