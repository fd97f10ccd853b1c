import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Written = readonly [recordType: string, recordDate: string, data?: object, fields?: object]

/** Writes records of an animal. */
async function write(keeper: Visitor, animal: number, ...records: readonly Written[]): Promise<void> {
  for (const [recordType, recordDate, data = {}, fields = {}] of records) {
    const body = { recordType, recordDate, data, ...fields }
    const answer = await keeper.post(`/api/animals/${animal}/records`, body)
    expect(answer.status, answer.text).toBe(201)
  }
}

const careOf = async (keeper: Visitor, animal: number) => {
  const answer = await keeper.get(`/api/animals/${animal}/care`)
  expect(answer.status, answer.text).toBe(200)
  return answer.json()
}

const mouse = { prey: 'mouse', size: 'adult', state: 'frozen-thawed', count: 2 }

onBothDatabases('the care of an animal', (dialect) => {
  const open = async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const running = await startApp(dialect, { clock })
    return { ...running, clock, keeper: await running.keeper({ timeZone: 'UTC' }) }
  }

  test('HUS-44 plans, care and feeders that are unchanged are not sent again, and are once the clock has changed them', async () => {
    const { keeper, clock } = await open()
    const animal = await addAnimal(keeper)
    const { id: feeder } = (await keeper.post('/api/feeders', { ...mouse, count: 1 })).json()
    const plan = { kind: 'feeding', minDays: 1, times: ['13:00'], startsOn: '2026-06-15', food: mouse }
    await keeper.put('/api/plans', { animalIds: [animal], ...plan })
    const held = new Map<string, string>()
    const ask = async (address: string): Promise<number> => {
      const answer = await keeper.get(address, { 'If-None-Match': held.get(address) ?? '""' })
      held.set(address, answer.headers.get('etag') ?? '')
      return answer.status
    }
    const [plans, care, feeders] = ['/api/plans', `/api/animals/${animal}/care`, '/api/feeders']
    const askAll = async () => [await ask(plans), await ask(care), await ask(feeders)]
    expect([await askAll(), await askAll()]).toEqual([
      [200, 200, 200],
      [304, 304, 304],
    ])
    clock.moveTo('2026-06-15T14:00:00.000Z')
    expect(await askAll()).toEqual([304, 304, 304])
    // An hour and a minute late.
    clock.moveTo('2026-06-15T14:01:00.000Z')
    expect(await askAll()).toEqual([200, 200, 304])
    await write(keeper, animal, ['feeding', '2026-06-15', { ...mouse, feederId: null }])
    expect(await askAll()).toEqual([200, 200, 304])
    await keeper.patch(`/api/feeders/${feeder}`, { notes: 'Upper drawer' })
    expect(await askAll()).toEqual([304, 304, 200])
  })

  test('HUS-38 of an animal of which nothing is known tells nothing', async () => {
    const { keeper } = await open()
    expect(await careOf(keeper, await addAnimal(keeper, { species: 'Boa imperator' }))).toEqual({
      ...{ plans: [], defaultFood: null, suggestion: null, conditions: [], watch: [] },
      figures: {
        ...{ lastMealOn: null, refusalRate: null, medianGapDays: null },
        ...{ preyPercent: null, preyHint: null, gapHint: null },
      },
      ...{ strip: [], weights: [] },
    })
  })

  test('HUS-38 HUS-28 tells its usual meal and interval, figures, feedings of a year and weights', async () => {
    const { keeper } = await open()
    const animal = await addAnimal(keeper, { species: 'Corn snake', weight: 400, dateOfBirth: '2025-01-01' })
    await write(
      keeper,
      animal,
      ['feeding', '2025-06-15', mouse],
      ['feeding', '2025-06-16', mouse],
      ['feeding', '2026-05-20', mouse],
      ['feeding', '2026-05-28', { ...mouse, outcome: 'refused' }],
      ['feeding', '2026-05-28', { ...mouse, outcome: 'skipped' }],
      ['feeding', '2026-05-30', mouse],
      ['feeding', '2026-06-06', { ...mouse, outcome: 'partly', eaten: 1, grams: 20 }],
      ['weight', '2026-06-01', { basis: 'empty' }, { measurement: '400', unit: 'g' }],
      ['weight', '2026-06-02', {}, { measurement: '1', unit: 'lb' }],
    )
    const care = await careOf(keeper, animal)
    expect(care.defaultFood).toEqual(mouse)
    expect(care.suggestion).toEqual({ minDays: 1, maxDays: 10 })
    expect(care.figures).toEqual({
      ...{ lastMealOn: '2026-06-06', refusalRate: 0.2, medianGapDays: 10, preyPercent: 5 },
      preyHint: { min: 10, max: 15, source: 'mtedr.com, thehowtodo.com' },
      gapHint: { minDays: 7, maxDays: 10, source: 'mtedr.com, thehowtodo.com' },
    })
    expect(care.strip).toEqual([
      { day: '2025-06-16', outcome: 'eaten' },
      { day: '2026-05-20', outcome: 'eaten' },
      { day: '2026-05-28', outcome: 'refused' },
      { day: '2026-05-30', outcome: 'eaten' },
      { day: '2026-06-06', outcome: 'partly' },
    ])
    expect(care.weights).toEqual([
      { day: '2026-06-01', grams: 400, basis: 'empty' },
      { day: '2026-06-02', grams: 453.59237, basis: null },
    ])
    const rat = { prey: 'rat', size: 'weaned', state: 'live', count: 1 }
    await keeper.put('/api/plans', { animalIds: [animal], kind: 'feeding', minDays: 7, food: rat })
    const planned = await careOf(keeper, animal)
    expect(planned).toMatchObject({ defaultFood: rat, suggestion: null, plans: [{ kind: 'feeding' }] })
  })

  test('HUS-35 HUS-36 HUS-37 each alarm follows from what is written down, with its source, and goes with it', async () => {
    const { keeper, clock } = await open()
    const animal = await addAnimal(keeper)
    await write(
      keeper,
      animal,
      ['feeding', '2026-05-01'],
      ['feeding', '2026-05-08', { outcome: 'refused' }],
      ['feeding', '2026-05-15', { outcome: 'refused' }],
      ['feeding', '2026-05-20', { outcome: 'skipped' }],
      ['feeding', '2026-05-22', { outcome: 'refused' }],
      ['feeding', '2026-04-20', { outcome: 'regurgitated', regurgitatedOn: '2026-04-22' }],
      ['feeding', '2026-04-10', { outcome: 'regurgitated', regurgitatedOn: '2026-04-17' }],
      ['weight', '2026-06-01', { basis: 'empty' }, { measurement: '1', unit: 'kg' }],
      ['weight', '2026-06-10', { basis: 'empty' }, { measurement: '31.7', unit: 'oz' }],
      ['weight', '2026-06-11', { basis: 'after-meal' }, { measurement: '895', unit: 'g' }],
      ['shed', '2026-01-01'],
      ['shed', '2026-02-01'],
      ['shed', '2026-03-01'],
      ['shed', '2026-04-01', { result: 'pieces', retained: ['eye-caps'] }],
      ['quarantine', '2026-01-01', { plannedEnd: '2026-03-01' }],
      ['blue', '2026-05-20'],
    )
    const told = async () =>
      (await careOf(keeper, animal)).watch.map(
        ({ alarm, since, source }: Record<string, string>) => `${alarm} ${since} ${source}`,
      )

    expect(await told()).toEqual([
      'regurgitations 2026-04-22 null',
      'refusals 2026-05-22 null',
      'stuck 2026-04-01 null',
      'blue 2026-06-04 enviroliteracy.org',
      'no-shed 2026-06-03 null',
      'quarantine 2026-03-02 enviroliteracy.org',
    ])
    await write(keeper, animal, [
      'weight',
      '2026-06-12',
      { basis: 'empty' },
      { measurement: '895', unit: 'g' },
    ])
    const [, loss] = (await careOf(keeper, animal)).watch
    expect(loss).toEqual({
      ...{
        alarm: 'weight-loss',
        animalId: animal,
        placeId: null,
        name: 'Ember',
        since: '2026-06-12',
        source: null,
      },
      values: {
        ...{ percent: 10.5, threshold: 10, days: 11 },
        ...{ lastOn: '2026-06-01', fromGrams: 1000, toGrams: 895 },
      },
    })
    // The shed ends blue, and what was left went with it.
    await write(keeper, animal, ['shed', '2026-06-13'], ['feeding', '2026-06-14'])
    expect(await told()).toEqual([
      'regurgitations 2026-04-22 null',
      'weight-loss 2026-06-12 null',
      'quarantine 2026-03-02 enviroliteracy.org',
    ])
    clock.moveOn({ hours: 13 })
    expect((await told())[0]).toBe('weight-loss 2026-06-12 null')
    await keeper.patch('/api/husbandry/settings', { lossPercent: null })
    expect(await told()).toEqual(['quarantine 2026-03-02 enviroliteracy.org'])
  })

  test('HUS-36 HUS-37 brumation and a project that is gravid change what is told', async () => {
    const { keeper } = await open()
    const add = (sex: string) => addAnimal(keeper, { sex, name: sex })
    const [male, female] = [await add('Male'), await add('Female')]
    for (const animal of [male, female])
      await write(
        keeper,
        animal,
        ['feeding', '2026-02-01'],
        ['weight', '2025-12-01', {}, { measurement: '1000', unit: 'g' }],
        ['weight', '2026-04-20', {}, { measurement: '880', unit: 'g' }],
        ['weight', '2026-04-01', {}, { measurement: '980', unit: 'g' }],
      )
    const told = async (animal: number) =>
      (await careOf(keeper, animal)).watch.map(({ alarm }: { alarm: string }) => alarm)
    expect([await told(male), await told(female)]).toEqual([
      ['weight-loss', 'unfed'],
      ['weight-loss', 'unfed'],
    ])
    const pair = { maleId: male, femaleId: female, name: 'Pair', startDate: '2026-01-01' }
    await keeper.post('/api/breeding-projects', { ...pair, status: 'Gravid' })
    expect(await told(female)).toEqual([])
    await write(keeper, male, ['brumation', '2025-12-01'])
    expect((await careOf(keeper, male)).watch).toMatchObject([
      { alarm: 'weight-loss', values: { fromGrams: 1000, percent: 12 }, source: 'enviroliteracy.org' },
    ])
    expect((await careOf(keeper, male)).conditions).toEqual([
      { kind: 'brumation', from: '2025-12-01', until: null },
    ])
  })

  test('HUS-38 R20 ACC-104 a foreign animal is not found', async () => {
    const { keeper, keeper: own } = await open()
    const other = await (await startApp(dialect)).keeper()
    const animal = await addAnimal(own)
    expect((await keeper.get(`/api/animals/${animal + 1000}/care`)).status).toBe(404)
    expect((await other.get(`/api/animals/${animal}/care`)).status).toBe(404)
  })
})
