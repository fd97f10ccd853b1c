import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }
const feeding = { recordType: 'feeding', recordDate: '2026-06-01' }

async function addAnimal(keeper: Visitor, fields: object = {}) {
  const animal = (await keeper.post('/api/animals', { ...ember, ...fields })).json()
  return { animal, path: `/api/animals/${animal.id}/records` }
}

const readAnimal = async (keeper: Visitor, id: number) => (await keeper.get(`/api/animals/${id}`)).json()

onBothDatabases('records of an animal', (dialect) => {
  test('COL-106 COL-134 a record is answered as it was written, with its number, day and moment', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { animal, path } = await addAnimal(keeper)
    const full = { ...feeding, details: 'Took it at once', measurement: 2, unit: 'mice' }
    const answer = await keeper.post(path, full)
    expect(answer.status).toBe(201)
    expect(answer.json()).toEqual({
      ...full,
      measurement: '2',
      id: expect.any(Number),
      animalId: animal.id,
      version: 1,
      ...{ recordTime: null, endDate: null, data: null, clientId: null, placeId: null },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
    expect(answer.headers.get('etag')).toBe('"1"')
    const bare = (await keeper.post(path, { recordType: 'Vet visit', recordDate: '2026-06-02' })).json()
    expect(bare).toMatchObject({ recordType: 'Vet visit', details: null, measurement: null, unit: null })
    expect((await keeper.get(path)).json()).toEqual([bare, answer.json()])
  })

  test.each([
    [{ recordType: 'feeding' }, 'recordDate', 'Please enter the day of the record'],
    [{ ...feeding, recordDate: '' }, 'recordDate', 'Please enter the day of the record'],
    [{ ...feeding, recordDate: '2026-02-30' }, 'recordDate', 'Please enter a date as YYYY-MM-DD'],
    [{ recordDate: '2026-06-01' }, 'recordType', 'Please say what kind of record it is'],
    [{ ...feeding, recordType: ' ' }, 'recordType', 'Please say what kind of record it is'],
    [{ ...feeding, details: 'a\0b' }, 'details', 'Please remove the invisible control characters'],
    [{ ...feeding, measurement: 'x'.repeat(101) }, 'measurement', 'Please use at most 100 characters'],
    [
      { ...feeding, recordType: 'weight', measurement: 'heavy' },
      'measurement',
      'Please enter the weight as a number of 0 or more, such as 450 or 450 g',
    ],
    [
      { ...feeding, updateAnimalWeight: true },
      'updateAnimalWeight',
      'Only a weight record can change the weight of the animal',
    ],
  ])(
    'COL-106 COL-128 the record %j is refused by its field and nothing is stored',
    async (body, field, message) => {
      const keeper = await (await startApp(dialect)).keeper()
      const { path } = await addAnimal(keeper)
      const answer = await keeper.post(path, body)
      expect([answer.status, answer.json()]).toEqual([
        400,
        { message, code: 'not-valid', errors: { [field]: message } },
      ])
      expect((await keeper.get(path)).json()).toEqual([])
    },
  )

  test('COL-133 records are listed newest day first, also in pages and by kind, under both path families', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { animal, path } = await addAnimal(keeper)
    const days = ['2026-03-01', '2026-05-01', '2026-01-01', '2026-05-01', '2025-12-31', '2026-04-01']
    const ids: number[] = []
    for (const [n, recordDate] of days.entries()) {
      const recordType = n % 2 === 0 ? 'shed' : 'Feeding'
      ids.push((await keeper.post(path, { recordType, recordDate })).json().id)
    }
    const newestFirst = [3, 1, 5, 0, 2, 4].map((n) => ids[n])
    const all = (await keeper.get(path)).json()
    expect(all.map(({ id }: { id: number }) => id)).toEqual(newestFirst)
    expect((await keeper.get(`/api/reptiles/${animal.id}/records`)).json()).toEqual(all)
    const paged: unknown[] = []
    for (let next: string | undefined = `${path}?limit=2`; next; ) {
      const page = await keeper.get(next)
      expect(page.json().length).toBe(2)
      paged.push(...page.json())
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
    }
    expect(paged).toEqual(all)
    const feedings = (await keeper.get(`${path}?recordType=FEEDING`)).json()
    expect(feedings.map(({ id }: { id: number }) => id)).toEqual([3, 1, 5].map((n) => ids[n]))
    expect((await keeper.get(`${path}?cursor=nonsense`)).status).toBe(400)
  })

  test('U1 the latest meal, weights and shed are answered, with the refusals since the meal', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { animal, path } = await addAnimal(keeper)
    const latest = async () => (await keeper.get(`${path}/latest`)).json()
    const none = { meal: null, refusals: 0, weights: [], shed: null }
    expect(await latest()).toEqual(none)
    const add = async (recordType: string, recordDate: string, measurement?: string) =>
      (await keeper.post(path, { recordType, recordDate, measurement: measurement ?? null })).json()
    for (let day = 10; day < 32; day += 1) await add('feeding', `2026-05-${day}`, '0 mice')
    expect(await latest()).toEqual({ ...none, refusals: 22 })
    const meal = await add('Feeding', '2026-05-01', '2')
    await add('feeding', '2026-04-30', '1')
    const weights = [await add('weight', '2026-05-09', '420 g'), await add('weight', '2026-05-09', '410 g')]
    await add('weight', '2026-05-08', '400 g')
    const shed = await add('SHED', '2026-05-20', 'whole')
    await add('shed', '2026-05-19')
    const all = { meal, refusals: 22, weights: weights.reverse(), shed }
    expect(await latest()).toEqual(all)
    expect((await keeper.get(`/api/reptiles/${animal.id}/records/latest`)).json()).toEqual(all)
    const eaten = await add('feeding', '2026-05-31')
    expect(await latest()).toMatchObject({ meal: eaten, refusals: 0 })
    await keeper.remove(`${path}/${eaten.id}`)
    expect(await latest()).toEqual(all)
  })

  test('COL-135 a change keeps what it does not name; from a stale version it is refused', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { path } = await addAnimal(keeper)
    const before = (await keeper.post(path, { ...feeding, details: 'One rat', measurement: '1' })).json()
    const changed = await keeper.patch(`${path}/${before.id}`, { details: 'Two rats', measurement: 2 })
    expect([changed.status, changed.json()]).toEqual([
      200,
      { ...before, details: 'Two rats', measurement: '2', version: 2 },
    ])
    const stale = await keeper.patch(`${path}/${before.id}`, { details: 'None' }, { 'if-match': '"1"' })
    expect([stale.status, stale.json().code]).toEqual([412, 'stale-version'])
    const noWeight = await keeper.patch(`${path}/${before.id}`, { recordType: 'weight', measurement: null })
    expect([noWeight.status, Object.keys(noWeight.json().errors)]).toEqual([400, ['measurement']])
    expect((await keeper.get(path)).json()).toEqual([changed.json()])
  })

  test('COL-136 a record is removed, once', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { path } = await addAnimal(keeper)
    const { id } = (await keeper.post(path, feeding)).json()
    const kept = (await keeper.post(path, feeding)).json()
    const removed = await keeper.remove(`${path}/${id}`)
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect((await keeper.remove(`${path}/${id}`)).status).toBe(404)
    expect((await keeper.get(path)).json()).toEqual([kept])
  })

  test('COL-Q14 a weight record becomes the weight of the animal only when it is asked to', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { animal, path } = await addAnimal(keeper, { weight: 400, weightUnit: 'grams' })
    const weighed = { recordType: 'weight', recordDate: '2026-06-01', measurement: '2.5 lbs' }
    const { id } = (await keeper.post(path, weighed)).json()
    expect(await readAnimal(keeper, animal.id)).toMatchObject({ weight: 400, version: 1 })
    await keeper.post(path, { ...weighed, updateAnimalWeight: true })
    expect(await readAnimal(keeper, animal.id)).toMatchObject({
      weight: 2.5,
      weightUnit: 'pounds',
      version: 2,
    })
    await keeper.patch(`${path}/${id}`, { measurement: '1,150', unit: 'grams', updateAnimalWeight: true })
    expect(await readAnimal(keeper, animal.id)).toMatchObject({
      weight: 1150,
      weightUnit: 'grams',
      version: 3,
    })
  })

  test('COL-97 COL-Q08 weighing a sold animal that was taken out of the archive leaves it out', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { animal, path } = await addAnimal(keeper, { priceStatus: 'Sold' })
    await keeper.post(`/api/animals/${animal.id}/unarchive`)
    await keeper.post(path, { ...feeding, recordType: 'weight', measurement: 500, updateAnimalWeight: true })
    expect(await readAnimal(keeper, animal.id)).toMatchObject({ weight: 500, isArchived: false })
  })

  test('COL-127 R20 R21 records of another keeper’s animal, and of another animal, are not found', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [owner, stranger] = [await newKeeper(), await newKeeper()]
    const { path } = await addAnimal(owner)
    const record = (await owner.post(path, feeding)).json()
    const other = await addAnimal(owner)
    const own = await addAnimal(stranger)
    const calls = [
      [stranger, 'GET', path, undefined],
      [stranger, 'GET', `${path}/latest`, undefined],
      [stranger, 'POST', path, feeding],
      [stranger, 'PATCH', `${path}/${record.id}`, { details: 'Mine' }],
      [stranger, 'DELETE', `${path}/${record.id}`, undefined],
      [stranger, 'PATCH', `${own.path}/${record.id}`, { details: 'Mine' }],
      [stranger, 'DELETE', `${own.path}/${record.id}`, undefined],
      [owner, 'PATCH', `${other.path}/${record.id}`, { details: 'Wrong animal' }],
      [owner, 'DELETE', `${other.path}/${record.id}`, undefined],
    ] as const
    for (const [keeper, method, at, body] of calls) {
      const answer = await keeper.call(method, at, { body })
      expect([method, at, answer.status]).toEqual([method, at, 404])
    }
    expect((await owner.get(path)).json()).toEqual([record])
    expect((await stranger.get(own.path)).json()).toEqual([])
  })

  test('SHELL-59 R14 R23 a repeated create makes one record, and none can be written into another place', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { animal, path } = await addAnimal(keeper)
    const other = await addAnimal(keeper)
    const key = { 'idempotency-key': 'record-1' }
    const forged = {
      ...feeding,
      id: 7,
      animalId: other.animal.id,
      version: 9,
      createdAt: 'never',
      typeKey: 'x',
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => keeper.post(path, forged, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({ animalId: animal.id, version: 1 })
    expect((await keeper.get(path)).json()).toHaveLength(1)
    expect((await keeper.get(other.path)).json()).toEqual([])
    expect((await keeper.post(other.path, forged, key)).status).toBe(422)
  })

  test('records go with their animal', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const { animal, path } = await addAnimal(keeper)
    await keeper.post(path, feeding)
    await keeper.remove(`/api/animals/${animal.id}`)
    expect((await keeper.get(path)).status).toBe(404)
    expect(await app.db.selectFrom('animalRecord').selectAll().execute()).toEqual([])
  })
})

onBothDatabases('a weight that is taken back', (dialect) => {
  /** An animal, and a record that became its weight. */
  async function weigh(former: { weight: number | null; weightUnit: string }) {
    const keeper = await (await startApp(dialect)).keeper()
    const { animal, path } = await addAnimal(keeper, former)
    const weight = { recordType: 'weight', recordDate: '2026-06-01', measurement: '455 g' }
    const record = (await keeper.post(path, { ...weight, updateAnimalWeight: true })).json()
    const body = { weight: animal.weight, weightUnit: animal.weightUnit, version: animal.version }
    const takeBack = (version = record.version) =>
      keeper.post(`${path}/${record.id}/take-back`, body, { 'if-match': `"${version}"` })
    return { keeper, animal, path, record, takeBack }
  }

  test.each([
    { weight: 14.5, weightUnit: 'ounces' },
    { weight: null, weightUnit: 'grams' },
  ])('U7 R03 the record goes and the animal weighs %j again, in one call', async (former) => {
    const { keeper, animal, path, takeBack } = await weigh(former)
    expect(await readAnimal(keeper, animal.id)).toMatchObject({ weight: 455, weightUnit: 'grams' })
    const answer = await takeBack()
    expect([answer.status, answer.json()]).toEqual([200, { weightStays: false }])
    expect(await readAnimal(keeper, animal.id)).toMatchObject(former)
    expect((await keeper.get(path)).json()).toEqual([])
    expect((await takeBack()).status).toBe(404)
  })

  test('U7 R13 an animal that was changed since keeps its weight, and a record that was changed stays', async () => {
    const { keeper, animal, path, record, takeBack } = await weigh({ weight: 420, weightUnit: 'grams' })
    await keeper.patch(`${path}/${record.id}`, { details: 'After a meal' })
    expect((await takeBack()).status).toBe(412)
    expect((await keeper.get(path)).json()).toHaveLength(1)
    await keeper.patch(`/api/animals/${animal.id}`, { weight: 470 })
    expect((await takeBack(record.version + 1)).json()).toEqual({ weightStays: true })
    expect((await readAnimal(keeper, animal.id)).weight).toBe(470)
  })

  test('R55 nobody takes back the record of another keeper', async () => {
    const { record, animal } = await weigh({ weight: 420, weightUnit: 'grams' })
    const other = await (await startApp(dialect)).keeper()
    const body = { weight: 1, weightUnit: 'grams', version: 1 }
    const answer = await other.post(`/api/animals/${animal.id}/records/${record.id}/take-back`, body)
    expect(answer.status).toBe(404)
  })
})
