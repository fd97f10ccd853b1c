import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { readRecords } from '../../testing/records.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

const weekly = { kind: 'feeding', minDays: 7, startsOn: '2026-06-01' }

/** Makes or replaces plans; answers what the call answers. */
async function put(keeper: Visitor, body: object): Promise<{ ids: number[]; created: number }> {
  const answer = await keeper.put('/api/plans', body)
  expect(answer.status, answer.text).toBe(200)
  return answer.json()
}

/** Makes a plan for one animal and answers its number. */
const plan = async (keeper: Visitor, animal: number, fields: object = {}): Promise<number> =>
  (await put(keeper, { animalIds: [animal], ...weekly, ...fields })).ids[0] ?? 0

const list = async (keeper: Visitor, query = '') => (await keeper.get(`/api/plans${query}`)).json()
const from = (version: number) => ({ 'if-match': `"${version}"` })

onBothDatabases('plans', (dialect) => {
  test('HUS-20 a plan is answered as it was stated, with what follows from the rest', async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const { keeper: newKeeper } = await startApp(dialect, { clock })
    const keeper = await newKeeper({ timeZone: 'Europe/Paris' })
    const { id: userId } = (await keeper.get('/api/user')).json()
    const animal = await addAnimal(keeper)
    const bare = await plan(keeper, animal, { startsOn: undefined })
    const blank = {
      ...{
        userId,
        animalId: animal,
        placeId: null,
        of: null,
        version: 1,
        createdAt: clock.now().toISOString(),
      },
      ...{ title: null, minDays: 7, maxDays: 7, weekdays: [], times: [], endsOn: null, retryDays: null },
      ...{ food: null, dose: null, scope: null, pauses: [], remind: true, isOn: true },
    }
    const today = '2026-06-15'
    const due = { state: 'due', from: today, to: today, time: null, reasons: [] }
    const own = { kind: 'feeding', startsOn: today, pauses: ['blue', 'brumation'], next: due }
    expect(await list(keeper)).toEqual([{ ...blank, ...own, id: bare }])
    const whole = {
      ...{ kind: 'Feeding', title: 'Insects', minDays: 2, maxDays: 3, retryDays: 1, remind: false },
      ...{ weekdays: [1, 5], times: ['08:00', '20:00'], startsOn: '2026-06-16', endsOn: '2026-07-01' },
      food: { prey: 'cricket', size: 'adult', state: 'live', count: 12, grams: 0.4, supplement: 'calcium' },
      ...{ pauses: ['gravid', 'medication'], isOn: false },
    }
    const id = await plan(keeper, animal, { ...whole, weekdays: [5, 1, 5], pauses: ['medication', 'gravid'] })
    const ended = { state: 'ended', from: null, to: null, time: null, reasons: ['off'] }
    expect((await list(keeper))[1]).toEqual({ ...blank, ...whole, id, next: ended })
    const dose = { drug: 'Baytril', dose: '0.1 ml', route: 'injected' }
    await plan(keeper, animal, { kind: 'medication', minDays: undefined, times: ['09:00'], dose })
    await plan(keeper, animal, { kind: 'cleaning', minDays: undefined, weekdays: [6] })
    expect((await list(keeper)).slice(2)).toMatchObject([
      { kind: 'medication', minDays: 1, maxDays: 1, dose, scope: null, pauses: [] },
      { kind: 'cleaning', minDays: 1, maxDays: 1, dose: null, scope: 'spot' },
    ])
  })

  test('HUS-20 what can’t be a plan is refused by its field, and nothing is stored', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const animal = await addAnimal(keeper)
    const before = await readWholeDatabase(app.db)
    const feeding = { animalIds: [animal], ...weekly }
    const dose = { drug: 'Baytril' }
    const wrong: [object, string][] = [
      [{ animalIds: [] }, 'animalIds'],
      [{ animalIds: undefined }, 'animalIds'],
      [{ kind: ' ' }, 'kind'],
      [{ kind: 'blue' }, 'kind'],
      [{ title: 'x'.repeat(121) }, 'title'],
      ...[undefined, null, 0, 366, 1.5, 'often'].map((minDays): [object, string] => [{ minDays }, 'minDays']),
      ...[6, 731].map((maxDays): [object, string] => [{ maxDays }, 'maxDays']),
      ...[[7], [-1], ['Monday'], 'daily', null].map((weekdays): [object, string] => [
        { weekdays },
        'weekdays',
      ]),
      ...[['20:00', '08:00'], ['08:00', '08:00'], ['24:00'], ['8:00'], '08:00'].map(
        (times): [object, string] => [{ times }, 'times'],
      ),
      [{ times: ['01:00', '02:00', '03:00', '04:00', '05:00', '06:00', '07:00'] }, 'times'],
      [{ startsOn: '2026-02-30' }, 'startsOn'],
      [{ endsOn: '2026-05-31' }, 'endsOn'],
      [{ retryDays: 0 }, 'retryDays'],
      [{ food: { count: 0 } }, 'food.count'],
      [{ food: { count: 1001 } }, 'food.count'],
      [{ food: { grams: 0 } }, 'food.grams'],
      [{ food: { state: 'raw' } }, 'food.state'],
      [{ food: { prey: 'x'.repeat(61) } }, 'food.prey'],
      [{ food: 'rat' }, 'food'],
      [{ kind: 'weight', food: { prey: 'rat' } }, 'food'],
      [{ dose }, 'dose'],
      [{ kind: 'medication' }, 'dose'],
      [{ kind: 'medication', dose: { drug: ' ' } }, 'dose.drug'],
      [{ kind: 'medication', dose: { ...dose, route: 'air' } }, 'dose.route'],
      [{ scope: 'full' }, 'scope'],
      [{ kind: 'cleaning', scope: 'half' }, 'scope'],
      [{ pauses: ['winter'] }, 'pauses'],
      [{ remind: 'yes' }, 'remind'],
      [{ isOn: 1 }, 'isOn'],
    ]
    for (const [fields, field] of wrong) {
      const refused = await keeper.put('/api/plans', { ...feeding, ...fields })
      const told = [JSON.stringify(fields), refused.status, Object.keys(refused.json().errors ?? {})]
      const named = expect.arrayContaining([expect.stringMatching(new RegExp(`^${field}(\\.|$)`))])
      expect(told).toEqual([JSON.stringify(fields), 400, named])
    }
    expect(await readWholeDatabase(app.db)).toBe(before)
  })

  test('HUS-21 a plan of that kind and title is replaced as a whole, for several animals at once', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const animals = [await addAnimal(keeper), await addAnimal(keeper), await addAnimal(keeper)]
    const [first = 0, , third = 0] = animals
    const own = await plan(keeper, third, { maxDays: 10, retryDays: 3 })
    const made = await put(keeper, { animalIds: animals, ...weekly, kind: ' FEEDING' })
    expect(made).toEqual({ ids: [expect.any(Number), expect.any(Number), own], created: 2 })
    expect(await list(keeper, `?animalId=${third}`)).toMatchObject([
      { id: own, version: 2, kind: 'FEEDING', maxDays: 7, retryDays: null },
    ])
    const versions = async () => (await list(keeper)).map(({ version }: { version: number }) => version)
    const before = await versions()
    const again = await put(keeper, { animalIds: animals.toReversed(), ...weekly, kind: 'FEEDING' })
    expect(again).toEqual({ ids: made.ids.toReversed(), created: 0 })
    expect(await versions()).toEqual(before)
    const titled = await plan(keeper, first, { title: 'Insects' })
    expect(await plan(keeper, first, { title: ' insects ', minDays: 2 })).toBe(titled)
    const course = { kind: 'medication', times: ['08:00'] }
    const baytril = await plan(keeper, first, { ...course, title: 'Morning', dose: { drug: 'Baytril' } })
    expect(await plan(keeper, first, { ...course, dose: { drug: 'BAYTRIL' } })).toBe(baytril)
    expect(await plan(keeper, first, { ...course, dose: { drug: 'Panacur' } })).not.toBe(baytril)
    const ofKind = async (query: string) =>
      (await list(keeper, query)).map(({ animalId }: { animalId: number }) => animalId)
    expect(await ofKind(`?animalId=${first}`)).toEqual([first, first, first, first])
    expect(await ofKind('?kind=Medication')).toEqual([first, first])
    expect(await ofKind(`?animalId=${third}&kind=medication`)).toEqual([])
  })

  test('HUS-21 an animal has at most 20 plans, and the one too many refuses the whole call', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const [full, empty] = [await addAnimal(keeper, { name: 'Cinder' }), await addAnimal(keeper)]
    for (let n = 0; n < 20; n += 1) await plan(keeper, full, { title: `Plan ${n}` })
    const before = await readWholeDatabase(app.db)
    const refused = await keeper.put('/api/plans', { animalIds: [empty, full], ...weekly })
    expect([refused.status, refused.json().errors]).toEqual([
      400,
      { animalIds: 'Cinder has 20 plans, and more are not kept. Remove one first.' },
    ])
    expect(await readWholeDatabase(app.db)).toBe(before)
    await plan(keeper, full, { title: 'Plan 19', minDays: 9 })
  })

  test('HUS-21 a change keeps what it leaves out, and null is what follows from the rest', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const animal = await addAnimal(keeper)
    const food = { prey: 'rat', size: 'small', state: 'frozen-thawed', count: 1, grams: 30, supplement: null }
    const id = await plan(keeper, animal, { maxDays: 10, food, pauses: [], times: ['20:00'], title: 'Rats' })
    const change = async (fields: object) => {
      const answer = await keeper.patch(`/api/plans/${id}`, fields)
      expect(answer.status, answer.text).toBe(200)
      return answer.json()
    }
    const [stored] = await list(keeper)
    const changed = await change({ minDays: 5, isOn: false })
    expect(changed).toEqual({
      ...{ ...stored, version: 2, minDays: 5, isOn: false },
      next: { state: 'ended', from: null, to: null, time: null, reasons: ['off'] },
    })
    expect(await change({ maxDays: null, pauses: null, food: null, title: null, isOn: true })).toMatchObject({
      ...{ version: 3, maxDays: 5, pauses: ['blue', 'brumation'], food: null, title: null },
    })
    expect(await change({ minDays: 9 })).toMatchObject({ minDays: 9, maxDays: 9 })
    const refused = await keeper.patch(`/api/plans/${id}`, { minDays: null, times: [] })
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([400, ['minDays']])
    const other = await plan(keeper, animal, { title: 'Insects' })
    const twice = await keeper.patch(`/api/plans/${other}`, { title: '' })
    expect([twice.status, twice.json().code, Object.keys(twice.json().errors)]).toEqual([
      409,
      'taken',
      ['title'],
    ])
    expect((await keeper.patch(`/api/plans/${other}`, { title: 'INSECTS' })).status).toBe(200)
  })

  test('HUS-21 R13 a change and a removal from an earlier version are refused with the plan as it is now', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await plan(keeper, await addAnimal(keeper))
    const path = `/api/plans/${id}`
    const current = (await keeper.patch(path, { minDays: 8 })).json()
    const ask = (method: string, version: number) =>
      keeper.call(method, path, {
        headers: from(version),
        ...(method === 'PATCH' && { body: { minDays: 9 } }),
      })
    for (const method of ['PATCH', 'DELETE']) {
      const refused = await ask(method, 1)
      expect([refused.status, refused.json().code, refused.json().current]).toEqual([
        412,
        'stale-version',
        current,
      ])
    }
    const tagged = (await ask('PATCH', 2)).headers.get('etag') ?? ''
    const removed = await keeper.call('DELETE', path, { headers: { 'if-match': tagged } })
    expect(removed.status).toBe(204)
    for (const method of ['PATCH', 'DELETE']) expect((await ask(method, 3)).status).toBe(404)
  })

  test('HUS-21 R20 ACC-104 a foreign animal or plan is not found, and nothing is changed', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const [owner, stranger] = [await running.keeper(), await running.keeper()]
    const foreign = await addAnimal(owner)
    const [id, own] = [await plan(owner, foreign), await addAnimal(stranger)]
    const before = await readRecords(running)
    for (const animalIds of [[foreign], [own, foreign], [987_654_321]])
      expect((await stranger.put('/api/plans', { animalIds, ...weekly })).status).toBe(404)
    for (const animal of [foreign, 987_654_321])
      expect((await stranger.get(`/api/plans?animalId=${animal}`)).status).toBe(404)
    expect((await stranger.patch(`/api/plans/${id}`, { minDays: 9 })).status).toBe(404)
    expect((await stranger.remove(`/api/plans/${id}`)).status).toBe(404)
    expect(await list(stranger)).toEqual([])
    expect(await readRecords(running)).toBe(before)
  })
})
