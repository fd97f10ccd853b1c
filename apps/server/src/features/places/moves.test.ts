import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { addPlace, addRack, moveAnimal, placeOf } from '../../testing/places.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const clock = createTestClock('2026-06-15T12:00:00.000Z')

const movesOf = async (keeper: Visitor, animal: number) =>
  (await keeper.get(`/api/animals/${animal}/records?recordType=move`)).json()

onBothDatabases('moves', (dialect) => {
  test('PLC-06 an animal that is saved with a place has moved there, and the record says from where', async () => {
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const tubs = await addRack(keeper)
    const [first, second] = [tubs.get('R1-A1') ?? 0, tubs.get('R1-A2') ?? 0]
    const animal = await addAnimal(keeper, { placeId: first })
    const moved = await keeper.patch(`/api/animals/${animal}`, { placeId: second, notes: 'calm' })
    expect(moved.json()).toMatchObject({ placeId: second, notes: 'calm' })
    const version = moved.json().version
    const same = await keeper.patch(`/api/animals/${animal}`, { placeId: second })
    // Where it is already nothing changes, and nothing is written.
    expect(same.json().version).toBe(version)
    expect(await movesOf(keeper, animal)).toMatchObject([
      {
        ...{ recordDate: '2026-06-15', recordTime: '12:00' },
        data: { toPlaceId: second, toCode: 'R1-A2', fromPlaceId: first, fromCode: 'R1-A1' },
      },
      { data: { toPlaceId: first, toCode: 'R1-A1' } },
    ])
    expect((await keeper.get('/api/animals')).json()).toMatchObject([{ id: animal, placeId: second }])
    await keeper.patch(`/api/animals/${animal}`, { placeId: null })
    expect(await placeOf(keeper, animal)).toBe(null)
  })

  test('PLC-06 it is where the latest move leads: an older one is history, and undoing the latest leads back', async () => {
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const tubs = await addRack(keeper)
    const to = (code: string) => tubs.get(`R1-${code}`) ?? 0
    const animal = await addAnimal(keeper)
    await moveAnimal(keeper, animal, to('A1'), { recordDate: '2026-06-10' })
    const latest = await moveAnimal(keeper, animal, to('A2'), { recordDate: '2026-06-12' })
    await moveAnimal(keeper, animal, to('B1'), { recordDate: '2026-06-11', recordTime: '23:00' })
    expect(await placeOf(keeper, animal)).toBe(to('A2'))
    const [{ id }] = latest.json().records
    await keeper.post('/api/log/undo', { ids: [id] })
    expect(await placeOf(keeper, animal)).toBe(to('B1'))
    await keeper.post(`/api/trash/records/${id}/restore`)
    expect(await placeOf(keeper, animal)).toBe(to('A2'))
    await keeper.patch(`/api/animals/${animal}/records/${id}`, { recordDate: '2026-06-09' })
    expect(await placeOf(keeper, animal)).toBe(to('B1'))
    await keeper.patch(`/api/animals/${animal}/records/${id}`, {
      ...{ recordDate: '2026-06-14', data: { toPlaceId: to('B2') } },
    })
    expect(await placeOf(keeper, animal)).toBe(to('B2'))
    await keeper.patch(`/api/animals/${animal}/records/${id}`, { recordType: 'note', data: null })
    expect(await placeOf(keeper, animal)).toBe(to('B1'))
  })

  test('PLC-06 what the server adds is its own to say, and a move without a place says what is missing', async () => {
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const [tub, animal] = [await addPlace(keeper, { code: 'T1' }), await addAnimal(keeper)]
    const lie = { fromPlaceId: tub, fromCode: 'lie', toCode: 'lie' }
    const [record] = (await moveAnimal(keeper, animal, tub, { data: lie })).json().records
    expect(record.data).toEqual({ toPlaceId: tub, toCode: 'T1' })
    const path = `/api/animals/${animal}/records`
    const move = { recordType: 'move', recordDate: '2026-06-14' }
    const refused = await keeper.post(path, { ...move, data: { anyway: true } })
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([400, ['data.toPlaceId']])
    expect((await keeper.post(path, { ...move, details: 'to the shelf' })).status).toBe(201)
    expect(await placeOf(keeper, animal)).toBe(tub)
  })

  test('PLC-07 a full place takes no more, unless anyway; who leaves in the same call makes room', async () => {
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const tubs = await addRack(keeper)
    const [a, b] = [tubs.get('R1-A1') ?? 0, tubs.get('R1-A2') ?? 0]
    const [one, two] = [await addAnimal(keeper, { placeId: a }), await addAnimal(keeper, { placeId: b })]
    const full = 'R1-A1 holds 1 and is full'
    const third = await keeper.post('/api/animals', { name: 'Ash', species: 'Boa', placeId: a })
    expect([third.status, third.json()]).toMatchObject([409, { code: 'taken', errors: { placeId: full } }])
    expect((await keeper.get('/api/animals')).json()).toHaveLength(2)
    const patched = await keeper.patch(`/api/animals/${two}`, { placeId: a })
    expect([patched.status, patched.json().errors]).toEqual([409, { placeId: full }])
    const logged = await moveAnimal(keeper, two, a, { recordDate: '2026-06-15' })
    expect(logged.json()).toMatchObject({ code: 'taken', errors: { 'entries.0.data.toPlaceId': full } })
    const entry = (animalId: number, toPlaceId: number, clientId: string) => ({
      ...{ animalId, clientId, recordType: 'move', recordDate: '2026-06-15', data: { toPlaceId } },
    })
    const swap = { entries: [entry(one, b, 'swap-0001'), entry(two, a, 'swap-0002')] }
    expect((await keeper.post('/api/log', swap)).status).toBe(200)
    expect([await placeOf(keeper, one), await placeOf(keeper, two)]).toEqual([b, a])
    expect((await moveAnimal(keeper, one, a, { recordDate: '2026-06-16' })).status).toBe(409)
    const pairing = { recordDate: '2026-06-16', data: { anyway: true } }
    expect((await moveAnimal(keeper, one, a, pairing)).status).toBe(200)
    expect((await keeper.get(`/api/places/${a}`)).json().animalCount).toBe(2)
    const earlier = await moveAnimal(keeper, one, b, { recordDate: '2026-06-01' })
    expect([earlier.status, await placeOf(keeper, one)]).toEqual([200, a])
  })

  test('PLC-07 archived animals take no room and come back where they were', async () => {
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const tub = await addPlace(keeper, { code: 'T1' })
    const gone = await addAnimal(keeper, { placeId: tub })
    await keeper.post(`/api/animals/${gone}/archive`)
    await addAnimal(keeper, { placeId: tub })
    expect((await keeper.get(`/api/places/${tub}`)).json().animalCount).toBe(1)
    expect((await keeper.post(`/api/animals/${gone}/unarchive`)).json().placeId).toBe(tub)
    expect((await keeper.get(`/api/places/${tub}`)).json().animalCount).toBe(2)
  })

  test('PLC-08 a place tells who was in it and when, and lists of animals are narrowed to it and what stands in it', async () => {
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const room = await addPlace(keeper, { kind: 'room', name: 'Snake room' })
    const tubs = await addRack(keeper, { parentId: room })
    const [a, b] = [tubs.get('R1-A1') ?? 0, tubs.get('R1-A2') ?? 0]
    const [ember, ash] = [await addAnimal(keeper), await addAnimal(keeper, { name: 'Ash' })]
    await addAnimal(keeper, { name: 'Loose' })
    await moveAnimal(keeper, ember, a, { recordDate: '2026-06-01' })
    await moveAnimal(keeper, ember, b, { recordDate: '2026-06-05' })
    await moveAnimal(keeper, ash, a, { recordDate: '2026-06-06' })
    expect((await keeper.get(`/api/places/${a}/history`)).json()).toEqual([
      { animalId: ash, name: 'Ash', from: '2026-06-06', to: null },
      { animalId: ember, name: 'Ember', from: '2026-06-01', to: '2026-06-05' },
    ])
    const names = async (query: string) =>
      (await keeper.get(`/api/animals${query}`)).json().map(({ name }: { name: string }) => name)
    for (const placeId of [room, tubs.get('R1')])
      expect(await names(`?placeId=${placeId}&sort=customId`)).toEqual(['Ember', 'Ash'])
    expect(await names(`/main?placeId=${b}`)).toEqual(['Ember'])
    expect((await keeper.get(`/api/animals/ids?placeId=${room}`)).json()).toEqual([ash, ember])
    expect((await keeper.get('/api/animals?placeId=999999')).status).toBe(404)
  })

  test('PLC-06 an animal that comes back from the trash is where it was, and nowhere where that place is gone', async () => {
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const [tub, other] = [await addPlace(keeper), await addPlace(keeper)]
    const [stays, loses] = [
      await addAnimal(keeper, { placeId: tub }),
      await addAnimal(keeper, { placeId: other }),
    ]
    await keeper.post('/api/animals/remove', { ids: [stays, loses] })
    await keeper.remove(`/api/places/${other}`)
    for (const id of [stays, loses]) await keeper.post(`/api/trash/animals/${id}/restore`)
    expect([await placeOf(keeper, stays), await placeOf(keeper, loses)]).toEqual([tub, null])
    await keeper.post(`/api/trash/places/${other}/restore`)
    expect(await placeOf(keeper, loses)).toBe(other)
  })
})
