import { stayMessages } from '@clutchbook/domain/incubation/stays.rules'
import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { addIncubator, putBox } from '../../testing/incubators.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const now = '2026-06-15T12:00:00.000Z'
const second = (moment: string): number => Date.parse(moment) / 1000

async function start(dialect: Parameters<typeof startApp>[0]) {
  const clock = createTestClock(now)
  const running = await startApp(dialect, { clock })
  const keeper = await running.keeper({ timeZone: 'UTC' })
  const incubatorId = await addIncubator(keeper)
  const [first, other] = [
    await putBox(keeper, incubatorId, { capacity: 2 }),
    await putBox(keeper, incubatorId, { name: 'Box 2' }),
  ]
  const femaleId = await addAnimal(keeper, { sex: 'Female' })
  return { ...running, clock, owner: keeper, incubatorId, first, other, femaleId }
}

async function lay(keeper: Visitor, fields: object): Promise<{ id: number; eggs: { id: number }[] }> {
  const laid = await keeper.post('/api/clutches', { layDate: '2026-06-10', kind: 'eggs', eggs: 3, ...fields })
  expect(laid.status, laid.text).toBe(201)
  return laid.json()
}

onBothDatabases('boxes of clutches and eggs', (dialect) => {
  test('CLU-01 CLU-06 CLU-20 a clutch stands in a box, an egg in its own where it was put elsewhere, and boxes count them', async () => {
    const { owner, incubatorId, first, other, femaleId } = await start(dialect)
    const clutch = await lay(owner, { femaleId, boxId: first })
    expect(clutch).toMatchObject({ boxId: first, incubatorId, eggs: [{ boxId: null }, {}, {}] })
    const counted = async () =>
      (await owner.get(`/api/incubators/${incubatorId}/boxes`))
        .json()
        .map(({ eggCount, isOverfull }: { eggCount: number; isOverfull: boolean }) => [eggCount, isOverfull])
    expect(await counted()).toEqual([
      [3, true],
      [0, false],
    ])
    const [egg] = clutch.eggs
    expect((await owner.patch(`/api/eggs/${egg?.id}`, { boxId: other })).json()).toMatchObject({
      boxId: other,
    })
    expect(await counted()).toEqual([
      [2, false],
      [1, false],
    ])
    await owner.patch(`/api/eggs/${egg?.id}`, { status: 'Failed' })
    expect(await counted()).toEqual([
      [2, false],
      [0, false],
    ])
    const another = await addIncubator(owner, { name: 'Right' })
    await owner.patch(`/api/boxes/${first}`, { incubatorId: another })
    expect((await owner.get(`/api/clutches?incubatorId=${another}`)).json()).toMatchObject([
      { id: clutch.id, incubatorId: another },
    ])
    expect((await owner.get(`/api/clutches?incubatorId=${incubatorId}`)).json()).toEqual([])
  })

  test('CLU-03 a litter has no box', async () => {
    const { owner, first, femaleId } = await start(dialect)
    const litter = { femaleId, layDate: '2026-06-10', kind: 'litter', live: 3 }
    const refused = await owner.post('/api/clutches', { ...litter, boxId: first })
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([400, ['boxId']])
    const { id } = (await owner.post('/api/clutches', litter)).json()
    expect((await owner.patch(`/api/clutches/${id}`, { boxId: first })).status).toBe(400)
  })

  test('CLU-20 neither a box nor its incubator goes while eggs incubate in it', async () => {
    const { owner, incubatorId, first, other, femaleId } = await start(dialect)
    const { id, eggs } = await lay(owner, { femaleId, boxId: first, eggs: 1 })
    for (const path of [`/api/boxes/${first}`, `/api/incubators/${incubatorId}`]) {
      const refused = await owner.remove(path)
      expect([path, refused.status, refused.json().code]).toEqual([path, 409, 'taken'])
    }
    expect((await owner.remove(`/api/boxes/${other}`)).status).toBe(204)
    await owner.patch(`/api/eggs/${eggs[0]?.id}`, { status: 'Failed' })
    const before = (await owner.get(`/api/clutches/${id}`)).json()
    expect((await owner.remove(`/api/incubators/${incubatorId}`)).status).toBe(204)
    expect((await owner.get(`/api/clutches/${id}`)).json()).toMatchObject({ boxId: null, incubatorId: null })
    const restored = await owner.post(`/api/trash/incubators/${incubatorId}/restore`)
    expect(restored.json()).toMatchObject({ unlinked: 0 })
    const { version: _v, ...after } = (await owner.get(`/api/clutches/${id}`)).json()
    const { version: _b, ...was } = before
    expect(after).toEqual(was)
  })

  test('CLU-21 another box ends one stay and begins the next, at the moment that is said or now', async () => {
    const { app, owner, clock, first, other, femaleId } = await start(dialect)
    const { id, eggs } = await lay(owner, { femaleId, boxId: first, movedAt: '2026-06-11T08:00:00Z' })
    const path = `/api/clutches/${id}`
    for (const movedAt of ['2026-06-15T12:00:01Z', '2026-06-11T07:59:59Z', 'yesterday']) {
      const refused = await owner.patch(path, { boxId: other, movedAt })
      expect([movedAt, refused.status, Object.keys(refused.json().errors)]).toEqual([
        movedAt,
        400,
        ['movedAt'],
      ])
    }
    expect((await owner.patch(path, { boxId: other, movedAt: '2026-06-12T08:00:00+02:00' })).status).toBe(200)
    clock.moveOn({ minutes: 5 })
    await owner.patch(path, { boxId: null })
    await owner.patch(`/api/eggs/${eggs[0]?.id}`, { boxId: first })
    await owner.patch(path, { notes: 'Dented' })
    const stays = await app.db
      .selectFrom('eggStay')
      .select(['clutchId', 'eggId', 'boxId', 'begin', 'end'])
      .orderBy('id')
      .execute()
    const later = second(now) + 300
    expect(stays).toEqual([
      ...[
        { boxId: first, begin: second('2026-06-11T08:00:00Z'), end: second('2026-06-12T06:00:00Z') },
        { boxId: other, begin: second('2026-06-12T06:00:00Z'), end: later },
      ].map((stay) => ({ clutchId: id, eggId: null, ...stay })),
      { clutchId: null, eggId: eggs[0]?.id, boxId: first, begin: later, end: null },
    ])
    expect(stayMessages.early).toBe('It was put where it is after that')
  })

  test('CLU-21 a box moves with its content, and where it stood is kept', async () => {
    const { app, owner, incubatorId, first } = await start(dialect)
    const right = await addIncubator(owner, { name: 'Right' })
    const path = `/api/boxes/${first}`
    expect((await owner.patch(path, { incubatorId: right, movedAt: '2026-06-15T12:00:01Z' })).status).toBe(
      400,
    )
    expect((await owner.patch(path, { incubatorId: right, movedAt: now })).json()).toMatchObject({
      incubatorId: right,
    })
    const stays = await app.db
      .selectFrom('boxStay')
      .select(['incubatorId', 'begin', 'end'])
      .where('boxId', '=', first)
      .orderBy('id')
      .execute()
    expect(stays).toEqual([
      { incubatorId, begin: second(now), end: second(now) },
      { incubatorId: right, begin: second(now), end: null },
    ])
  })

  test('CLU-21 an archive carries boxes and stays, and brings them back', async () => {
    const { app, owner, first, other, femaleId, keeper, url } = await start(dialect)
    const { id } = await lay(owner, { femaleId, boxId: first })
    await owner.patch(`/api/clutches/${id}`, { boxId: other })
    const stranger = await keeper()
    const brought = await bringArchive(stranger, await exportArchive(url, owner))
    expect(brought.status, brought.text).toBe(201)
    const [clutch] = (await stranger.get('/api/clutches')).json()
    const [incubator] = (await stranger.get('/api/incubators')).json()
    const boxes = (await stranger.get(`/api/incubators/${incubator.id}/boxes`)).json()
    expect(clutch).toMatchObject({ boxId: boxes[1].id, incubatorId: incubator.id })
    const stays = await app.db
      .selectFrom('eggStay')
      .select(['boxId', 'begin', 'end'])
      .where('clutchId', '=', clutch.id)
      .orderBy('id')
      .execute()
    expect(stays).toEqual([
      { boxId: boxes[0].id, begin: second(now), end: second(now) },
      { boxId: boxes[1].id, begin: second(now), end: null },
    ])
  })
})
