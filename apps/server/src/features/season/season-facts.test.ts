import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createPair, createProject } from '../../testing/pair.ts'
import { beginSeason, factsOf, refusalOf, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

onBothDatabases('facts of a season', (dialect) => {
  test('SEA-02 each kind is written down with what it says, today unless a day is said, and listed by days', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { maleId, femaleId } = await createPair(keeper)
    const facts = factsOf(femaleId)
    const said = [
      { kind: 'target', day: '2025-09-01', grams: 1800.5 },
      { kind: 'cooling', day: '2025-11-01', until: '2026-01-15' },
      { kind: 'introduced', day: '2026-01-20', until: '2026-01-25', maleId },
      { kind: 'lock', day: '2026-01-21', time: '21:30' },
      { kind: 'follicles', day: '2026-02-01', mm: 28 },
      { kind: 'sign', day: '2026-02-10', note: ' Lies on the warm side ' },
      { kind: 'ovulation', day: '2026-02-20' },
      { kind: 'shed', day: '2026-03-12' },
      { kind: 'rest', day: '2026-05-01' },
    ]
    for (const fact of [...said].reverse()) await taken(keeper.post(facts, fact))
    const listed = (await keeper.get(facts)).json()
    expect(listed).toMatchObject([
      ...said.slice(0, 2),
      { ...said[2], maleName: 'Cinder' },
      // Later facts were written down first, so the lock met no introduction yet.
      ...said.slice(3, 5),
      { kind: 'sign', note: 'Lies on the warm side' },
      ...said.slice(6),
    ])
    const today = await taken(keeper.post(facts, { kind: 'sign' }))
    const { timeZone } = (await keeper.get('/api/user')).json()
    expect(today.day).toBe(civilDayOf(new Date(), timeZone))
    expect(await taken(keeper.get(`/api/reptiles/${femaleId}/season-facts`))).toHaveLength(10)
  })

  test('SEA-02 SEA-01 a season is asked for by the year in which it ends', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { femaleId } = await createPair(keeper)
    for (const day of ['2025-09-30', '2025-10-01', '2026-09-30', '2026-10-01'])
      await taken(keeper.post(factsOf(femaleId), { kind: 'sign', day }))
    const daysOf = async (season: number) =>
      (await keeper.get(`${factsOf(femaleId)}?season=${season}`))
        .json()
        .map(({ day }: { day: string }) => day)
    expect(await daysOf(2025)).toEqual(['2025-09-30'])
    expect(await daysOf(2026)).toEqual(['2025-10-01', '2026-09-30'])
    expect((await keeper.get(`${factsOf(femaleId)}?season=soon`)).status).toBe(400)
  })

  test('SEA-02 a lock is of the male that is with her, and takes the one of the project that is named', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { maleId, femaleId, id } = await createProject(keeper)
    const facts = factsOf(femaleId)
    expect(await taken(keeper.post(facts, { kind: 'lock', day: '2026-01-01' }))).toMatchObject({
      maleId: null,
    })
    const named = { kind: 'lock', day: '2026-01-02', breedingProjectId: id }
    expect(await taken(keeper.post(facts, named))).toMatchObject({ maleId, maleName: 'Cinder' })
    const other = await taken(
      keeper.post('/api/animals', { name: 'Ash', species: 'Python regius', sex: 'Male' }),
    )
    await taken(keeper.post(facts, { kind: 'introduced', day: '2026-01-03', maleId: other.id }))
    expect(await taken(keeper.post(facts, { kind: 'lock', day: '2026-01-04' }))).toMatchObject({
      ...{ maleId: other.id, maleName: 'Ash' },
    })
  })

  test('SEA-03 what can’t be is refused by its field, and nothing is stored', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const { maleId, femaleId } = await createPair(keeper, { female: { dateOfBirth: '2022-05-01' } })
    const other = await createProject(keeper)
    const facts = factsOf(femaleId)
    await taken(keeper.post(facts, { kind: 'ovulation', day: '2026-02-20' }))
    await taken(keeper.post(facts, { kind: 'shed', day: '2026-03-10' }))
    const before = await readWholeDatabase(app.db)
    const refused: [body: object, ...told: unknown[]][] = [
      [{ kind: 'kissed' }, 400, 'kind', 'not-valid'],
      [{}, 400, 'kind', 'not-valid'],
      [{ kind: 'sign', day: '2026-02-30' }, 400, 'day', 'not-valid'],
      [{ kind: 'sign', time: '25:00' }, 400, 'time', 'not-valid'],
      [{ kind: 'sign', note: 'x'.repeat(2001) }, 400, 'note', 'not-valid'],
      [{ kind: 'sign', day: '2199-01-01' }, 400, 'day', 'not-valid'],
      [{ kind: 'sign', day: '2022-04-30' }, 400, 'day', 'not-valid'],
      [{ kind: 'cooling', day: '2026-01-10', until: '2026-01-09' }, 400, 'until', 'not-valid'],
      [{ kind: 'lock', until: '2026-01-09' }, 400, 'until', 'not-valid'],
      [{ kind: 'introduced' }, 400, 'maleId', 'not-valid'],
      [{ kind: 'introduced', maleId: femaleId }, 400, 'maleId', 'not-valid'],
      [{ kind: 'ovulation', maleId }, 400, 'maleId', 'not-valid'],
      [{ kind: 'follicles', mm: 0 }, 400, 'mm', 'not-valid'],
      [{ kind: 'target' }, 400, 'grams', 'not-valid'],
      [{ kind: 'lock', breedingProjectId: other.id }, 400, 'breedingProjectId', 'not-valid'],
      [{ kind: 'introduced', maleId, overlap: 'perhaps' }, 400, 'overlap', 'not-valid'],
      [{ kind: 'ovulation', day: '2026-03-01' }, 409, 'day', 'taken'],
      [{ kind: 'shed', day: '2026-03-20' }, 409, 'day', 'taken'],
      [{ kind: 'lock', maleId: 987_654 }, 404, 'maleId', 'not-found'],
      [{ kind: 'lock', breedingProjectId: 987_654 }, 404, 'breedingProjectId', 'not-found'],
    ]
    for (const [body, ...told] of refused)
      expect([body, ...refusalOf(await keeper.post(facts, body))]).toEqual([body, ...told])
    const second = await keeper.post(facts, { kind: 'ovulation', day: '2026-03-01' })
    expect(second.json().message).toContain('2026-02-20')
    const ofMale = await keeper.post(factsOf(maleId), { kind: 'sign' })
    expect(refusalOf(ofMale)).toEqual([400, 'id', 'not-valid'])
    expect((await keeper.post(factsOf(987_654), { kind: 'sign' })).status).toBe(404)
    expect(await readWholeDatabase(app.db)).toBe(before)
  })

  test('SEA-03 a shed does not come before its ovulation, and a clutch ends the cycle', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { femaleId } = await createPair(keeper)
    const facts = factsOf(femaleId)
    const { id } = await taken(keeper.post(facts, { kind: 'ovulation', day: '2026-02-20' }))
    expect(refusalOf(await keeper.post(facts, { kind: 'shed', day: '2026-02-19' }))).toEqual([
      400,
      'day',
      'not-valid',
    ])
    await taken(keeper.post(facts, { kind: 'shed', day: '2026-03-10' }))
    expect((await keeper.patch(`${facts}/${id}`, { day: '2026-03-11' })).status).toBe(400)
    expect((await keeper.patch(`${facts}/${id}`, { day: '2026-03-10' })).status).toBe(200)
    await taken(keeper.post('/api/clutches', { femaleId, layDate: '2026-04-12', eggs: 2 }))
    await taken(keeper.post(facts, { kind: 'ovulation', day: '2026-05-20' }))
  })

  test('SEA-03 cooling and an introduction may be planned, and a planned one moves no project yet', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { add, status, maleId } = await beginSeason(keeper)
    const planned = await taken(add({ kind: 'introduced', day: '2199-01-01', maleId }))
    expect(planned).not.toHaveProperty('projectMoved')
    await taken(add({ kind: 'cooling', day: '2199-01-02', until: '2199-02-01' }))
    expect(await status()).toBe('Pairing')
  })

  test('SEA-04 a male who is with another female is asked for: her name is told, he leaves her, or they are a group', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { maleId, femaleId } = await createPair(keeper)
    const second = await createPair(keeper, { female: { name: 'Rose' } })
    const there = await taken(
      keeper.post(factsOf(femaleId), { kind: 'introduced', day: '2026-01-10', maleId }),
    )
    const here = { kind: 'introduced', day: '2026-01-20', maleId }
    const asked = await keeper.post(factsOf(second.femaleId), here)
    expect(refusalOf(asked)).toEqual([409, 'overlap', 'taken'])
    expect(asked.json().message).toContain('Dahlia')
    const group = await taken(keeper.post(factsOf(second.femaleId), { ...here, overlap: 'keep' }))
    const untilOf = async () => (await keeper.get(factsOf(femaleId))).json()[0].until
    expect(await untilOf()).toBeNull()
    // Who leaves one of two meets no other.
    await taken(keeper.patch(`${factsOf(second.femaleId)}/${group.id}`, { until: '2026-01-22' }))
    expect((await keeper.patch(`${factsOf(second.femaleId)}/${group.id}`, { until: null })).status).toBe(409)
    await taken(keeper.post(factsOf(second.femaleId), { ...here, day: '2026-01-25', overlap: 'end' }))
    expect(await untilOf()).toBe('2026-01-25')
    expect((await keeper.get(factsOf(femaleId))).json()[0].version).toBe(there.version + 1)
    await taken(keeper.post(factsOf(second.femaleId), { ...here, day: '2026-01-26' }))
  })

  test('SEA-04 a visit that ends because he comes to several females ends once', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { maleId, femaleId } = await createPair(keeper)
    const ids = [(await createPair(keeper)).femaleId, (await createPair(keeper)).femaleId]
    const visit = { kind: 'introduced', maleId }
    const there = await taken(keeper.post(factsOf(femaleId), { ...visit, day: '2026-01-10' }))
    const here = { ...visit, day: '2026-01-20', ids }
    expect(refusalOf(await keeper.post('/api/animals/season-facts', here))[1]).toBe('overlap')
    await taken(keeper.post('/api/animals/season-facts', { ...here, overlap: 'end' }))
    expect(await taken(keeper.get(factsOf(femaleId)))).toMatchObject([
      { id: there.id, until: '2026-01-20', version: there.version + 1 },
    ])
    for (const id of ids) expect(await taken(keeper.get(factsOf(id)))).toMatchObject([{ until: null }])
  })

  test('SEA-22 of a male is told what names him, with each female, and of no other keeper', async () => {
    const app = await startApp(dialect)
    const keeper = await app.keeper()
    const { maleId, femaleId } = await createPair(keeper)
    const second = await createPair(keeper, { female: { name: 'Rose' } })
    const visit = { kind: 'introduced', maleId }
    await taken(keeper.post(factsOf(femaleId), { ...visit, day: '2026-01-10', until: '2026-01-14' }))
    await taken(keeper.post(factsOf(femaleId), { kind: 'lock', day: '2026-01-11' }))
    await taken(keeper.post(factsOf(femaleId), { kind: 'follicles', day: '2026-01-12', mm: 18 }))
    await taken(keeper.post(factsOf(second.femaleId), { ...visit, day: '2025-01-20' }))
    await taken(keeper.post(factsOf(second.femaleId), { ...visit, day: '2026-01-20', maleId: second.maleId }))
    expect(await taken(keeper.get(factsOf(maleId)))).toMatchObject([
      { kind: 'introduced', day: '2025-01-20', animalId: second.femaleId, femaleName: 'Rose' },
      { kind: 'introduced', day: '2026-01-10', animalId: femaleId, femaleName: 'Dahlia', maleId },
      { kind: 'lock', day: '2026-01-11', femaleName: 'Dahlia' },
    ])
    expect(await taken(keeper.get(`${factsOf(maleId)}?season=2026`))).toHaveLength(2)
    expect((await (await app.keeper()).get(factsOf(maleId))).status).toBe(404)
  })

  test('SEA-05 an introduction, a lock, an ovulation and a shed move their project on, never back', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { add, status, maleId, id, path } = await beginSeason(keeper)
    const moved = await taken(add({ kind: 'introduced', day: '2026-01-10', maleId }))
    expect(moved).toMatchObject({
      breedingProjectId: id,
      projectMoved: { id, from: 'Pairing', to: 'Paired', version: 2 },
    })
    await taken(add({ kind: 'lock', day: '2026-01-11' }))
    expect((await keeper.get(path)).json()).toMatchObject({ status: 'Confirmed Lock', confirmedLock: true })
    await taken(add({ kind: 'ovulation', day: '2026-02-20' }))
    expect(await status()).toBe('Gravid')
    expect(await taken(add({ kind: 'lock', day: '2026-02-21' }))).not.toHaveProperty('projectMoved')
    expect(await status()).toBe('Gravid')
    await taken(keeper.put(path, { status: 'Failed' }))
    await taken(add({ kind: 'shed', day: '2026-03-12', breedingProjectId: id }))
    expect(await status()).toBe('Failed')
  })

  test('SEA-05 without a project that is named it is the only active one with that male, or none', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { add, status, femaleId, maleId } = await beginSeason(keeper)
    const other = await taken(
      keeper.post('/api/animals', { name: 'Ash', species: 'Python regius', sex: 'Male' }),
    )
    const pair = { maleId: other.id, femaleId, name: 'Second', startDate: '2026-01-01', status: 'Pairing' }
    const second = await taken(keeper.post('/api/breeding-projects', pair))
    expect(await taken(add({ kind: 'ovulation', day: '2026-02-20' }))).toMatchObject({
      breedingProjectId: null,
    })
    expect(await status()).toBe('Pairing')
    await taken(add({ kind: 'lock', day: '2026-02-21', maleId: other.id }))
    expect((await keeper.get(`/api/breeding-projects/${second.id}`)).json().status).toBe('Confirmed Lock')
    await taken(add({ kind: 'lock', day: '2026-02-22', maleId }))
    expect(await status()).toBe('Confirmed Lock')
  })

  test('SEA-05 a fact that is removed gives the status back where it stands, and moves it again from the trash', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { add, status, facts, maleId, path } = await beginSeason(keeper)
    await taken(add({ kind: 'introduced', day: '2026-01-10', maleId }))
    const lock = await taken(add({ kind: 'lock', day: '2026-01-11' }))
    expect((await keeper.remove(`${facts}/${lock.id}`)).status).toBe(204)
    expect((await keeper.get(path)).json()).toMatchObject({ status: 'Paired', confirmedLock: false })
    await taken(keeper.post(`/api/trash/season-facts/${lock.id}/restore`))
    expect(await status()).toBe('Confirmed Lock')
    expect((await keeper.get(facts)).json()).toMatchObject([{ kind: 'introduced' }, { id: lock.id }])
    // A second lock tells the same once the first is gone.
    await taken(add({ kind: 'lock', day: '2026-01-12' }))
    await keeper.remove(`${facts}/${lock.id}`)
    expect(await status()).toBe('Confirmed Lock')
    const ovulation = await taken(add({ kind: 'ovulation', day: '2026-02-20' }))
    await taken(keeper.put(path, { status: 'Eggs Laid' }))
    await keeper.remove(`${facts}/${ovulation.id}`)
    expect(await status()).toBe('Eggs Laid')
  })

  test('SEA-05 a fact that is changed gives back what it moved and tells anew', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { add, status, facts } = await beginSeason(keeper)
    const { id } = await taken(add({ kind: 'ovulation', day: '2026-02-20' }))
    expect(await status()).toBe('Gravid')
    const changed = await taken(keeper.patch(`${facts}/${id}`, { kind: 'sign' }))
    expect(changed).not.toHaveProperty('projectMoved')
    expect(await status()).toBe('Pairing')
    expect(await taken(keeper.patch(`${facts}/${id}`, { kind: 'lock' }))).toMatchObject({
      projectMoved: { from: 'Pairing', to: 'Confirmed Lock' },
    })
    const noted = await taken(keeper.patch(`${facts}/${id}`, { note: 'At night' }))
    expect(noted).toMatchObject({ note: 'At night', kind: 'lock', version: 4 })
    expect(await status()).toBe('Confirmed Lock')
  })
})
