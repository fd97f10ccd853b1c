import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addIncubator, putBox } from '../../testing/incubators.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Named = { name: string }

const names = async (keeper: Visitor, path = '/api/incubators'): Promise<string[]> =>
  (await keeper.get(path)).json().map(({ name }: Named) => name)

onBothDatabases('incubators', (dialect) => {
  test('CLU-20 are kept with what they are set to and outside of what they ring, and changed', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const plain = (await keeper.post('/api/incubators', { name: ' Small ' })).json()
    expect(plain).toMatchObject({
      ...{ name: 'Small', version: 1, temperature: null, temperatureUnit: 'C', humidity: null },
      ...{ lowTemperature: null, highHumidity: null, graceMinutes: 15, silentMinutes: null },
      ...{ capacity: null, placeId: null, boxCount: 0, isOverfull: false },
    })
    const { id: placeId } = (await keeper.post('/api/places', { kind: 'room', name: 'Room' })).json()
    const fields = {
      ...{ name: 'Left', temperature: 88.7, temperatureUnit: 'F', highTemperature: 89.6, humidity: 90 },
      ...{ lowHumidity: 80, highHumidity: 100, graceMinutes: 0, silentMinutes: 60, capacity: 1, placeId },
    }
    const id = await addIncubator(keeper, fields)
    const stored = (await keeper.get(`/api/incubators/${id}`)).json()
    expect(stored).toMatchObject({ ...fields, temperature: expect.any(Number), highTemperature: 32 })
    expect(stored.temperature).toBeCloseTo(31.5, 9)
    const changed = await keeper.patch(`/api/incubators/${id}`, { name: 'LEFT', placeId: null, capacity: 2 })
    expect(changed.json()).toMatchObject({ name: 'LEFT', placeId: null, capacity: 2, version: 2 })
    expect(await names(keeper)).toEqual(['LEFT', 'Small'])
  })

  test('CLU-20 what can’t be is refused by its field, and nothing is stored', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await addIncubator(keeper, { name: 'Left', lowTemperature: 30 })
    for (const [field, body] of [
      ['name', { name: ' ' }],
      ['temperature', { temperature: 88 }],
      ['lowTemperature', { lowTemperature: -1 }],
      ['humidity', { humidity: 101 }],
      ['temperatureUnit', { temperatureUnit: 'K' }],
      ['highTemperature', { lowTemperature: 31, highTemperature: 30 }],
      ['highHumidity', { lowHumidity: 90, highHumidity: 80 }],
      ['graceMinutes', { graceMinutes: 241 }],
      ['graceMinutes', { graceMinutes: 1.5 }],
      ['silentMinutes', { silentMinutes: 9 }],
      ['silentMinutes', { silentMinutes: 10_081 }],
      ['capacity', { capacity: 0 }],
    ] as const) {
      const answer = await keeper.post('/api/incubators', { name: 'New', ...body })
      const told = [JSON.stringify(body), answer.status, Object.keys(answer.json().errors ?? {})]
      expect(told).toEqual([JSON.stringify(body), 400, [field]])
    }
    const crossed = await keeper.patch(`/api/incubators/${id}`, { highTemperature: 29 })
    expect([crossed.status, Object.keys(crossed.json().errors)]).toEqual([400, ['highTemperature']])
    expect(await names(keeper)).toEqual(['Left'])
  })

  test('CLU-20 a name is there once, in any case; that of a box once in its incubator', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [left, right] = [await addIncubator(keeper), await addIncubator(keeper, { name: 'Right' })]
    const box = await putBox(keeper, left, { name: 'A1' })
    const elsewhere = await putBox(keeper, right, { name: 'A1' })
    for (const taken of [
      await keeper.post('/api/incubators', { name: 'left' }),
      await keeper.patch(`/api/incubators/${right}`, { name: ' LEFT ' }),
      await keeper.post(`/api/incubators/${left}/boxes`, { name: 'a1' }),
      await keeper.patch(`/api/boxes/${elsewhere}`, { incubatorId: left }),
    ])
      expect([taken.status, taken.json().code, Object.keys(taken.json().errors)]).toEqual([
        409,
        'taken',
        ['name'],
      ])
    expect((await keeper.patch(`/api/boxes/${box}`, { name: 'a1' })).status).toBe(200)
    const moved = await keeper.patch(`/api/boxes/${elsewhere}`, { incubatorId: left, name: 'A2' })
    expect(moved.json()).toMatchObject({ incubatorId: left, name: 'A2', version: 2 })
  })

  test('CLU-20 more boxes than it holds are shown, not refused', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await addIncubator(keeper, { capacity: 1 })
    await putBox(keeper, id, { name: 'B', capacity: 6 })
    const full = (await keeper.get(`/api/incubators/${id}`)).json()
    expect(full).toMatchObject({ boxCount: 1, isOverfull: false })
    await putBox(keeper, id, { name: 'A' })
    expect((await keeper.get('/api/incubators')).json()).toMatchObject([{ boxCount: 2, isOverfull: true }])
    expect((await keeper.get(`/api/incubators/${id}/boxes`)).json()).toMatchObject([
      { name: 'A', capacity: null, incubatorId: id, version: 1 },
      { name: 'B', capacity: 6 },
    ])
    for (const [field, body] of [
      ['name', { name: '' }],
      ['capacity', { name: 'C', capacity: 1.5 }],
    ] as const) {
      const refused = await keeper.post(`/api/incubators/${id}/boxes`, body)
      expect([refused.status, Object.keys(refused.json().errors)]).toEqual([400, [field]])
    }
  })

  test('CLU-20 U7 an incubator goes with its boxes as one entry of the trash, and comes back with them', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await addIncubator(keeper, { temperature: 31.5 })
    const box = await putBox(keeper, id)
    const before = [await keeper.get('/api/incubators'), await keeper.get(`/api/incubators/${id}/boxes`)]
    expect((await keeper.remove(`/api/boxes/${box}`)).status).toBe(204)
    expect((await keeper.get('/api/trash')).json()).toMatchObject([
      { kind: 'boxes', id: box, label: 'Box 1', note: 'Left' },
    ])
    expect((await keeper.post(`/api/trash/boxes/${box}/restore`)).status).toBe(200)
    expect((await keeper.remove(`/api/incubators/${id}`)).status).toBe(204)
    expect((await keeper.get('/api/trash')).json()).toMatchObject([{ kind: 'incubators', id, label: 'Left' }])
    expect((await keeper.patch(`/api/boxes/${box}`, { capacity: 2 })).status).toBe(404)
    expect((await keeper.post(`/api/trash/incubators/${id}/restore`)).status).toBe(200)
    const after = [await keeper.get('/api/incubators'), await keeper.get(`/api/incubators/${id}/boxes`)]
    expect(after.map((answer) => answer.json())).toEqual(before.map((answer) => answer.json()))
  })

  test('CLU-20 one whose name is in use again waits in the trash', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await addIncubator(keeper)
    const box = await putBox(keeper, id)
    await keeper.remove(`/api/boxes/${box}`)
    const another = await putBox(keeper, id, { name: 'BOX 1' })
    const restoreBox = () => keeper.post(`/api/trash/boxes/${box}/restore`)
    expect((await restoreBox()).json()).toMatchObject({ code: 'taken', message: /BOX 1/ })
    await keeper.patch(`/api/boxes/${another}`, { name: 'Box 2' })
    expect((await restoreBox()).status).toBe(200)
    await keeper.remove(`/api/incubators/${id}`)
    const twin = await addIncubator(keeper, { name: 'LEFT' })
    const restore = () => keeper.post(`/api/trash/incubators/${id}/restore`)
    expect((await restore()).json()).toMatchObject({ code: 'taken', message: /LEFT/ })
    await keeper.patch(`/api/incubators/${twin}`, { name: 'Other' })
    expect((await restore()).status).toBe(200)
    expect(await names(keeper, `/api/incubators/${id}/boxes`)).toEqual(['Box 1', 'Box 2'])
    await keeper.remove(`/api/incubators/${id}`)
    const sameName = await addIncubator(keeper, { name: 'left' })
    await keeper.remove(`/api/incubators/${sameName}`)
    const entries = [id, sameName].map((of) => ({ kind: 'incubators', id: of }))
    expect((await keeper.post('/api/trash/restore', { entries })).json()).toMatchObject({ code: 'taken' })
    expect(await names(keeper)).toEqual(['Other'])
  })

  test('CLU-20 PLC-05 an incubator stays when its place goes, and stands there again when that is back', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: room } = (await keeper.post('/api/places', { kind: 'room', name: 'Room' })).json()
    const rack = { kind: 'rack', name: 'Shelf', parentId: room }
    const { id: placeId } = (await keeper.post('/api/places', rack)).json()
    const id = await addIncubator(keeper, { placeId })
    const placeOf = async () => (await keeper.get(`/api/incubators/${id}`)).json().placeId
    expect((await keeper.remove(`/api/places/${room}`)).status).toBe(204)
    expect(await placeOf()).toBe(null)
    expect((await keeper.post(`/api/trash/places/${room}/restore`)).json()).toMatchObject({ unlinked: 0 })
    expect(await placeOf()).toBe(placeId)
  })

  test('CLU-20 an archive carries incubators and boxes, and brings them back equal', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect, { ownDatabase: true })
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const { id: placeId } = (await keeper.post('/api/places', { kind: 'room', name: 'Room' })).json()
    const fields = { placeId, temperature: 88, temperatureUnit: 'F', silentMinutes: 30, lowHumidity: 70 }
    await putBox(keeper, await addIncubator(keeper, fields), { capacity: 8 })
    expect((await bringArchive(other, await exportArchive(url, keeper))).status).toBe(201)
    const [there, here] = await Promise.all(
      [keeper, other].map(async (one) => {
        const [incubator] = (await one.get('/api/incubators')).json()
        const [box] = (await one.get(`/api/incubators/${incubator.id}/boxes`)).json()
        const [place] = (await one.get('/api/places')).json()
        expect([incubator.placeId, box.incubatorId]).toEqual([place.id, incubator.id])
        expect([incubator.latest, box.latest]).toEqual([null, null])
        const { id: _i, userId: _u, placeId: _p, ...said } = incubator
        const { id: _b, userId: _o, incubatorId: _in, ...kept } = box
        return { said, kept }
      }),
    )
    expect(here).toEqual(there)
  })

  test('CLU-20 R20 another keeper’s incubator and box are not found, and nothing of them is changed', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [owner, other] = [await newKeeper(), await newKeeper()]
    const id = await addIncubator(owner)
    const box = await putBox(owner, id)
    const before = (await owner.get('/api/incubators')).json()
    for (const answer of [
      await other.get(`/api/incubators/${id}`),
      await other.patch(`/api/incubators/${id}`, { capacity: 3 }),
      await other.remove(`/api/incubators/${id}`),
      await other.get(`/api/incubators/${id}/boxes`),
      await other.post(`/api/incubators/${id}/boxes`, { name: 'Mine' }),
      await other.patch(`/api/boxes/${box}`, { capacity: 3 }),
      await other.remove(`/api/boxes/${box}`),
    ])
      expect(answer.status).toBe(404)
    expect((await owner.get('/api/incubators')).json()).toEqual(before)
    await addIncubator(other)
  })

  test('CLU-20 R13 a change from an earlier version is refused with the box as it is now', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const box = await putBox(keeper, await addIncubator(keeper))
    await keeper.patch(`/api/boxes/${box}`, { capacity: 3 }, { 'if-match': '"1"' })
    const stale = await keeper.patch(`/api/boxes/${box}`, { capacity: 4 }, { 'if-match': '"1"' })
    expect([stale.status, stale.json().current]).toMatchObject([412, { capacity: 3, version: 2 }])
  })
})
