import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { createProject } from '../../testing/pair.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { readRecords } from '../../testing/records.ts'
import { addSeason } from '../../testing/season.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const restore = async (keeper: Visitor, path: string) => {
  const answer = await keeper.post(`/api/trash/${path}/restore`)
  return { status: answer.status, ...answer.json() }
}
const withoutLimits = { env: { PLAN_LIMITS: 'off' } }

onBothDatabases('what comes back from the trash', (dialect) => {
  test('R74 is one record, also when it is asked for twice, or eight times at once', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    const id = await addAnimal(keeper)
    const before = await readRecords(running)
    await keeper.remove(`/api/animals/${id}`)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => keeper.post(`/api/trash/animals/${id}/restore`)),
    )
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
      Array.from({ length: 8 }, () => `200 ${JSON.stringify({ kind: 'animals', id, unlinked: 0 })}`),
    )
    expect(await readRecords(running)).toBe(before)
    expect((await keeper.get('/api/trash')).json()).toEqual([])
  })

  test('R17 R74 waits in the trash while the plan is full, and comes back once there is room', async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    const first = await addAnimal(keeper)
    await keeper.remove(`/api/animals/${first}`)
    const others: number[] = []
    for (let n = 0; n < 10; n += 1) others.push(await addAnimal(keeper))
    const refused = await restore(keeper, `animals/${first}`)
    expect(refused).toMatchObject({ status: 403, code: 'plan-limit' })
    expect((await keeper.post('/api/animals', { name: 'Ash', species: 'Boa' })).json().message).toBe(
      refused.message,
    )
    expect((await keeper.get('/api/trash')).json()).toMatchObject([{ id: first }])
    await keeper.remove(`/api/animals/${others[0]}`)
    expect(await restore(keeper, `animals/${first}`)).toMatchObject({ status: 200, unlinked: 0 })
    expect((await keeper.get('/api/plan-limits/animals')).json()).toMatchObject({ count: 10, limit: 10 })
  })

  test('R74 leaves what was written since: a link that names someone else by now stays, and that is said', async () => {
    const keeper = await (await startApp(dialect, withoutLimits)).keeper()
    const sire = await addAnimal(keeper, { name: 'Rook', sex: 'Male' })
    const other = await addAnimal(keeper, { name: 'Jay', sex: 'Male' })
    const [kept, moved] = [
      await addAnimal(keeper, { fatherId: sire }),
      await addAnimal(keeper, { fatherId: sire }),
    ]
    await keeper.remove(`/api/animals/${sire}`)
    await keeper.patch(`/api/animals/${moved}`, { fatherId: other })
    await keeper.patch(`/api/animals/${kept}`, { name: 'Renamed' })
    expect(await restore(keeper, `animals/${sire}`)).toMatchObject({ status: 200, unlinked: 1 })
    expect((await keeper.get(`/api/animals/${kept}`)).json()).toMatchObject({
      ...{ name: 'Renamed', fatherId: sire, fatherName: null },
    })
    expect((await keeper.get(`/api/animals/${moved}`)).json()).toMatchObject({ fatherId: other })
  })

  test('LIN-41 R74 nobody becomes their own ancestor by coming back', async () => {
    const keeper = await (await startApp(dialect, withoutLimits)).keeper()
    const grandsire = await addAnimal(keeper, { sex: 'Male' })
    const sire = await addAnimal(keeper, { sex: 'Male', fatherId: grandsire })
    const child = await addAnimal(keeper, { sex: 'Male', fatherId: sire })
    await keeper.remove(`/api/animals/${sire}`)
    expect((await keeper.patch(`/api/animals/${grandsire}`, { fatherId: child })).status).toBe(200)
    expect(await restore(keeper, `animals/${sire}`)).toMatchObject({ status: 200, unlinked: 1 })
    expect((await keeper.get(`/api/animals/${sire}`)).json()).toMatchObject({ fatherId: grandsire })
    expect((await keeper.get(`/api/animals/${child}`)).json()).toMatchObject({ fatherId: null })
  })

  test('EGG-43 R74 an egg waits while its number is in use again, and the message says what to do', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: breedingProjectId, path } = await createProject(keeper)
    const egg = { breedingProjectId, layDate: '2026-06-01', eggNumber: '1' }
    const first = (await keeper.post('/api/eggs', egg)).json()
    await keeper.remove(`/api/eggs/${first.id}`)
    const second = (await keeper.post('/api/eggs', egg)).json()
    expect(await restore(keeper, `eggs/${first.id}`)).toMatchObject({
      ...{ status: 409, code: 'taken' },
      message: 'Its project has another egg #1 by now. Give that one another number, then restore this one.',
    })
    await keeper.patch(`/api/eggs/${second.id}`, { eggNumber: '2' })
    // The project may even be deleted meanwhile, and come back last.
    await keeper.remove(path)
    expect(await restore(keeper, `eggs/${first.id}`)).toMatchObject({ status: 200, unlinked: 0 })
    expect((await keeper.get(`/api/eggs/${first.id}`)).json()).toMatchObject({ breedingProjectId: null })
    await keeper.patch(`/api/eggs/${second.id}`, { eggNumber: '1' })
    expect(await restore(keeper, path.slice('/api/'.length))).toMatchObject({ status: 200, unlinked: 1 })
    const eggs = (await keeper.get(`/api/eggs/by-breeding-project/${breedingProjectId}`)).json()
    expect(eggs.map(({ id }: { id: number }) => id)).toEqual([first.id])
  })

  test('PLC-02 R74 of two places that had one code not both come back together, nor one for a moment', async () => {
    const keeper = await (await startApp(dialect, withoutLimits)).keeper()
    const place = async (): Promise<number> => {
      const answer = await keeper.post('/api/places', { kind: 'room', name: 'Snake room', code: 'T1' })
      expect(answer.status, answer.text).toBe(201)
      return answer.json().id
    }
    const first = await place()
    const animal = await addAnimal(keeper, { placeId: first })
    for (const gone of [`animals/${animal}`, `places/${first}`])
      expect((await keeper.remove(`/api/${gone}`)).status).toBe(204)
    const second = await place()
    // The animal needs a place that can't stand meanwhile.
    expect(await restore(keeper, `animals/${animal}`)).toMatchObject({ status: 200, unlinked: 1 })
    expect((await keeper.get(`/api/animals/${animal}`)).json()).toMatchObject({ placeId: null })
    expect((await keeper.remove(`/api/places/${second}`)).status).toBe(204)
    const entries = [first, second].map((id) => ({ kind: 'places', id }))
    const refused = await keeper.post('/api/trash/restore', { entries })
    expect({ status: refused.status, ...refused.json() }).toMatchObject({
      ...{ status: 409, code: 'taken' },
      message: 'Another place has the code T1 by now. Give that one another code, then restore this one.',
    })
  })

  test('COL-132 R73 names its parents in words when they were deleted for good while it lay in the trash', async () => {
    const running = await startApp(dialect, { ...withoutLimits, ownDatabase: true })
    const keeper = await running.keeper()
    const { maleId, path } = await createProject(keeper)
    const child = await addAnimal(keeper, { fatherId: maleId })
    for (const gone of [path.slice('/api/'.length), `animals/${child}`, `animals/${maleId}`])
      expect((await keeper.remove(`/api/${gone}`)).status).toBe(204)
    expect((await keeper.remove(`/api/trash/animals/${maleId}`)).status).toBe(204)
    expect(await restore(keeper, path.slice('/api/'.length))).toMatchObject({ status: 200, unlinked: 0 })
    expect(await restore(keeper, `animals/${child}`)).toMatchObject({ status: 200, unlinked: 0 })
    expect((await keeper.get(path)).json()).toMatchObject({ maleId: null, maleName: 'Cinder' })
    expect((await keeper.get('/api/breeding-projects?q=cinder')).json()).toHaveLength(1)
    expect((await keeper.get(`/api/animals/${child}`)).json()).toMatchObject({
      ...{ fatherId: null, fatherName: 'Cinder', fatherMorph: 'Clown' },
    })
    expect((await keeper.get('/api/trash')).json()).toEqual([])
  })

  test.each(['records', 'ancestors'])(
    'U7 R74 %s of an animal come back in their place and as they were, also while it lies in the trash itself',
    async (kind) => {
      const running = await startApp(dialect, { ...withoutLimits, ownDatabase: true })
      const keeper = await running.keeper()
      const { sire, child } = await addSeason(keeper)
      const path = `/api/animals/${sire}/${kind}`
      const [first] = (await keeper.get(path)).json()
      const { id: second } = (await keeper.post(path, { ...first, photos: first.photos ?? [] })).json()
      const before = await readRecords(running)
      const listed = (await keeper.get(path)).text
      expect((await keeper.remove(`${path}/${first.id}`)).status).toBe(204)
      expect((await keeper.get('/api/trash')).json()).toMatchObject([{ kind, id: first.id }])
      await keeper.remove(`${path}/${second}`)
      expect(await restore(keeper, `${kind}/${second}`)).toMatchObject({ status: 200, unlinked: 0 })
      expect(await restore(keeper, `${kind}/${first.id}`)).toMatchObject({ status: 200, unlinked: 0 })
      expect((await keeper.get(path)).text).toBe(listed)
      expect(await readRecords(running)).toBe(before)
      // Brought back while its animal is in the trash, it comes along with that.
      for (const gone of [`${path}/${first.id}`, `/api/animals/${child}`, `/api/animals/${sire}`])
        expect((await keeper.remove(gone)).status).toBe(204)
      for (const back of [`${kind}/${first.id}`, `animals/${sire}`, `animals/${child}`])
        expect(await restore(keeper, back)).toMatchObject({ status: 200, unlinked: 0 })
      expect(await readRecords(running)).toBe(before)
    },
  )

  test('R74 a record and an ancestor in the trash go for good with their animal, and so do their photos', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { ...withoutLimits, clock })
    const keeper = await running.keeper({ username: 'mara' })
    const id = await addAnimal(keeper)
    const path = `/api/animals/${id}`
    const photos = [dataUrl(await plainJpeg())]
    const ancestor = (await keeper.post(`${path}/ancestors`, { relation: 'ancestor', photos })).json()
    const shed = { recordType: 'shed', recordDate: '2026-06-01' }
    const record = (await keeper.post(`${path}/records`, shed)).json()
    for (const gone of [`${path}/ancestors/${ancestor.id}`, `${path}/records/${record.id}`, path])
      expect((await keeper.remove(gone)).status).toBe(204)
    expect((await keeper.remove(`/api/trash/animals/${id}`)).status).toBe(204)
    expect((await keeper.get('/api/trash')).json()).toEqual([])
    expect((await restore(keeper, `records/${record.id}`)).status).toBe(404)
    clock.moveOn({ hours: 25 })
    await running.app.services.media.sweep()
    expect(await running.app.db.selectFrom('media').selectAll().execute()).toEqual([])
  })

  test('R74 R20 of another keeper is neither seen nor touched', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const [owner, stranger] = [await running.keeper(), await running.keeper()]
    const photos = [dataUrl(await plainJpeg())]
    const id = await addAnimal(owner, { photos })
    await owner.remove(`/api/animals/${id}`)
    const before = await readRecords(running)
    expect((await stranger.get('/api/trash')).json()).toEqual([])
    expect((await restore(stranger, `animals/${id}`)).status).toBe(404)
    expect((await stranger.remove(`/api/trash/animals/${id}`)).status).toBe(404)
    expect((await stranger.remove('/api/trash')).json()).toEqual({ count: 0 })
    expect((await restore(owner, `dragons/${id}`)).status).toBe(400)
    expect(await readRecords(running)).toBe(before)
    const [{ photo }] = (await owner.get('/api/trash')).json()
    expect((await owner.get(`${photo}?size=thumb`)).status).toBe(200)
    expect((await stranger.get(`${photo}?size=thumb`)).status).toBe(404)
  })
})
