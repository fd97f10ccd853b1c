import { expect, test } from 'vitest'
import { bringArchive, comparable } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { exportArchive, readArchive } from '../../testing/read-archive.ts'
import { beginSeason, factsOf, refusalOf, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

onBothDatabases('facts of several females, and facts that leave', (dialect) => {
  test('SEA-02 several females get the same in one call, all of them or none, and a repeated call makes one set', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const first = await beginSeason(keeper)
    const second = await beginSeason(keeper)
    const ids = [first.femaleId, second.femaleId]
    const several = '/api/animals/season-facts'
    const cooled = { ids, kind: 'cooling', day: '2025-11-01', until: '2026-01-15' }
    const headers = { 'idempotency-key': 'cooling-2026' }
    const once = await keeper.call('POST', several, { body: cooled, headers })
    const again = await keeper.call('POST', several, { body: cooled, headers })
    expect([once.status, again.json()]).toEqual([201, once.json()])
    expect(once.json().ids).toHaveLength(2)
    await taken(keeper.post(first.facts, { kind: 'ovulation', day: '2026-02-20' }))
    const before = await readWholeDatabase(app.db)
    for (const [body, ...told] of [
      [{ ids, kind: 'ovulation', day: '2026-02-25' }, 409, 'day', 'taken'],
      [{ ids: [...ids, first.maleId], kind: 'sign' }, 400, 'ids', 'not-valid'],
      [{ ids: [...ids, 987_654], kind: 'sign' }, 404, undefined, 'not-found'],
      [{ ids: [], kind: 'sign' }, 400, 'ids', 'not-valid'],
      [{ ids, kind: 'introduced', day: '2026-01-20', maleId: first.maleId }, 409, 'overlap', 'taken'],
    ] as const)
      expect([body, ...refusalOf(await keeper.post(several, body))]).toEqual([body, ...told])
    expect(await readWholeDatabase(app.db)).toBe(before)
    const trio = { ids, kind: 'introduced', day: '2026-01-20', maleId: first.maleId, overlap: 'keep' }
    await taken(keeper.post(several, trio))
    expect((await keeper.get(second.facts)).json()).toMatchObject([
      { kind: 'cooling' },
      { maleName: 'Cinder' },
    ])
  })

  test('SEA-05 facts that come back together move their project as far as before', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { add, facts, maleId, status } = await beginSeason(keeper)
    const ids: number[] = []
    for (const fact of [
      { kind: 'introduced', day: '2026-01-10', maleId },
      { kind: 'lock', day: '2026-01-11' },
      { kind: 'ovulation', day: '2026-02-20' },
    ])
      ids.push((await taken(add(fact))).id)
    const [first, ...others] = ids
    // The first goes first, so that the others count from where it came.
    for (const id of [first, ...others.reverse()]) await keeper.remove(`${facts}/${id}`)
    expect(await status()).toBe('Pairing')
    const entries = ids.map((id) => ({ kind: 'season-facts', id }))
    await taken(keeper.post('/api/trash/restore', { entries }))
    expect(await status()).toBe('Gravid')
  })

  test('SEA-02 a deleted male leaves his name, a deleted project leaves its facts, and a female takes hers along', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { add, facts, femaleId, maleId, id, path } = await beginSeason(keeper)
    await taken(add({ kind: 'introduced', day: '2026-01-10', maleId, breedingProjectId: id }))
    const listed = (await keeper.get(facts)).json()
    await keeper.remove(`/api/animals/${maleId}`)
    const [alone] = (await keeper.get(facts)).json()
    expect(alone).toMatchObject({ maleId: null, maleName: 'Cinder' })
    expect(await taken(keeper.patch(`${facts}/${alone.id}`, { until: '2026-01-12' }))).toMatchObject({
      ...{ maleName: 'Cinder', until: '2026-01-12' },
    })
    await taken(keeper.patch(`${facts}/${alone.id}`, { until: null }))
    await keeper.remove(path)
    expect((await keeper.get(facts)).json()).toMatchObject([{ breedingProjectId: null }])
    await keeper.remove(`/api/animals/${femaleId}`)
    expect((await keeper.get(facts)).status).toBe(404)
    for (const [kind, number] of [
      ['animals', femaleId],
      ['breeding-projects', id],
      ['animals', maleId],
    ] as const)
      await taken(keeper.post(`/api/trash/${kind}/${number}/restore`))
    const [back] = (await keeper.get(facts)).json()
    expect({ ...back, version: 1 }).toEqual(listed[0])
  })

  test('SEA-02 an archive brings facts to another account, with males and projects of their own', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const [keeper, second] = [await newKeeper(), await newKeeper()]
    const { add, maleId, facts } = await beginSeason(keeper)
    await taken(add({ kind: 'introduced', day: '2026-01-10', until: '2026-01-12', maleId, note: 'Calm' }))
    await taken(add({ kind: 'follicles', day: '2026-02-01', mm: 28.5 }))
    const brought = await bringArchive(second, await exportArchive(url, keeper))
    expect(brought.status, brought.text).toBe(201)
    const [project] = (await second.get('/api/breeding-projects')).json()
    const [introduced] = (await second.get(factsOf(project.femaleId))).json()
    expect(introduced).toMatchObject({ maleId: project.maleId, breedingProjectId: project.id, note: 'Calm' })
    await second.remove(`${factsOf(project.femaleId)}/${introduced.id}`)
    expect((await second.get(`/api/breeding-projects/${project.id}`)).json().status).toBe('Pairing')
    await taken(second.post(`/api/trash/season-facts/${introduced.id}/restore`))
    const [there, here] = [await exportArchive(url, second), await exportArchive(url, keeper)]
    expect(comparable(await readArchive(there))).toEqual(comparable(await readArchive(here)))
    expect((await keeper.get(facts)).json()).toHaveLength(2)
  })
})
