import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { factsOf, refusalOf, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const planner = '/api/pairing-planner?species=Python%20regius'

const addMale = (keeper: Visitor, fields: object = {}) => addAnimal(keeper, { sex: 'Male', ...fields })
const addFemale = (keeper: Visitor, fields: object = {}) => addAnimal(keeper, { sex: 'Female', ...fields })

/** Sibs whose parents are in the archive, and a female that is no kin. */
async function sibsAndStranger(keeper: Visitor) {
  const [fatherId, motherId] = [await addMale(keeper), await addFemale(keeper)]
  await taken(keeper.post('/api/animals/archive', { ids: [fatherId, motherId] }))
  const parents = { fatherId, motherId }
  return {
    brother: await addMale(keeper, { name: 'Ash', morph: 'Clown', ...parents }),
    sister: await addFemale(keeper, { name: 'Birch', ...parents }),
    stranger: await addFemale(keeper, { name: 'Cedar' }),
    parents,
  }
}

onBothDatabases('the pairing planner', (dialect) => {
  test('PLN-01 PLN-02 every own pair of the species, with kinship, gene diversity and how much is known', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { brother, sister, stranger } = await sibsAndStranger(keeper)
    await addMale(keeper, { name: 'Boa', species: 'Boa imperator' })
    const matrix = await taken(keeper.get(planner))
    const near = (value: number) => expect.closeTo(value, 12)
    expect(matrix).toMatchObject({
      species: 'Python regius',
      males: [
        {
          ...{ id: brother, name: 'Ash', morph: 'Clown', meanKinship: near(0.25), inbreeding: 0 },
          ...{ known: near(1 / 15), isReady: false, reasons: ['no-weight'] },
        },
      ],
      females: [
        { id: sister, meanKinship: near(0.25), known: near(1 / 15) },
        { id: stranger, meanKinship: near(1 / 6), known: 0 },
      ],
      inbreeding: [[0.25, 0]],
      ...{ paired: [], geneDiversity: near(7 / 9), odds: null },
    })
    expect(await taken(keeper.get('/api/pairing-planner?species=ball%20python'))).toMatchObject({
      inbreeding: [[0.25, 0]],
    })
  })

  test('PLN-01 others see none of it, nobody is asked who is not signed in, and an unchanged answer is a 304', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    await sibsAndStranger(keeper)
    const first = await keeper.get(planner)
    const etag = first.headers.get('etag') ?? ''
    const again = await keeper.call('GET', planner, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    await addFemale(keeper, { name: 'Dogwood' })
    const later = await keeper.call('GET', planner, { headers: { 'if-none-match': etag } })
    expect(later.status).toBe(200)
    expect(await taken(other.get(planner))).toEqual({
      ...{ species: 'Python regius', males: [], females: [], inbreeding: [], paired: [] },
      ...{ geneDiversity: null, odds: null },
    })
    expect((await visitor().get(planner)).status).toBe(401)
    expect(refusalOf(await keeper.get('/api/pairing-planner'))).toEqual([400, 'species', 'not-valid'])
  })

  test('PLN-01 the inbreeding of an animal that came without a father is unknown, not 0', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const femaleId = await addFemale(keeper)
    const laid = { femaleId, layDate: '2025-03-01', eggs: 1, isParthenogenetic: true }
    const clutch = await taken(keeper.post('/api/clutches', laid))
    const hatch = await taken(
      keeper.post(`/api/clutches/${clutch.id}/hatch`, { day: '2025-05-01', count: 1 }),
    )
    const [{ id }] = hatch.animals
    await taken(keeper.patch(`/api/animals/${id}`, { sex: 'Female' }))
    const { females } = await taken(keeper.get(planner))
    expect(females.find((female: { id: number }) => female.id === id)).toMatchObject({ inbreeding: null })
  })

  test('PLN-03 reasons follow weights, age, facts, clutches and projects, and those that nothing speaks against are ready', async () => {
    const clock = createTestClock('2026-11-20T12:00:00Z')
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const weigh = (id: number, recordDate: string, measurement: string) =>
      taken(keeper.post(`/api/animals/${id}/records`, { recordType: 'weight', recordDate, measurement }))
    const addWeighed = async (add: typeof addMale, name: string, grams: string, day = '2026-11-01') => {
      const id = await add(keeper, { name })
      await weigh(id, day, grams)
      return id
    }
    const male = await addWeighed(addMale, 'Ash', '700 g')
    await addMale(keeper, { name: 'Aspen', weight: 700, weightUnit: 'grams' })
    const ready = await addWeighed(addFemale, 'Birch', '1.7 kg')
    await weigh(ready, '2026-06-01', '900 g')
    const light = await addWeighed(addFemale, 'Cedar', '1700 g')
    await taken(keeper.post(factsOf(light), { kind: 'target', day: '2026-10-05', grams: 1900 }))
    const passed = await addWeighed(addFemale, 'Dogwood', '1700 g')
    await taken(keeper.post(factsOf(passed), { kind: 'target', day: '2026-09-05', grams: 1900 }))
    await addWeighed(addFemale, 'Elm', '1700 g', '2026-08-21')
    const gravid = await addWeighed(addFemale, 'Fir', '1700 g')
    await taken(keeper.post(factsOf(gravid), { kind: 'ovulation', day: '2026-10-20' }))
    const visited = await addWeighed(addFemale, 'Gorse', '1700 g')
    await taken(keeper.post(factsOf(visited), { kind: 'introduced', day: '2026-11-18', maleId: male }))
    const laid = await addWeighed(addFemale, 'Holly', '1700 g')
    await taken(keeper.post('/api/clutches', { femaleId: laid, layDate: '2026-10-01', eggs: 1 }))
    const inProject = await addWeighed(addFemale, 'Ivy', '1700 g')
    const pairs = [{ maleId: male, femaleId: inProject }]
    await taken(keeper.post('/api/pairing-planner/projects', { pairs }))
    const { males, females, paired } = await taken(keeper.get(planner))
    const reasonsOf = (animals: { name: string; reasons: string[] }[]) =>
      Object.fromEntries(animals.map(({ name, reasons }) => [name, reasons]))
    expect(reasonsOf(males)).toEqual({ Ash: ['paired'], Aspen: ['weight-old'] })
    expect(reasonsOf(females)).toEqual({
      ...{ Birch: [], Cedar: ['too-light'], Dogwood: [], Elm: ['weight-old'], Fir: ['gravid'] },
      ...{ Gorse: ['paired'], Holly: ['laid-recently'], Ivy: ['paired'] },
    })
    expect(females[0]).toMatchObject({ id: ready, isReady: true })
    expect(paired).toMatchObject([{ maleId: male, femaleId: inProject }])
  })

  test('PLN-04 GEN-45 GEN-46 the odds of a target and what speaks against a pair come with the matrix', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const male = await addMale(keeper, { name: 'Ash', morph: 'Clown Spider' })
    const carrier = await addFemale(keeper, { name: 'Birch', morph: 'het Clown' })
    const spider = await addFemale(keeper, { name: 'Cedar', morph: 'Clown Spider' })
    await addFemale(keeper, { name: 'Dogwood', morph: 'Piebald' })
    const clown = await taken(keeper.get(`${planner}&target=clown`))
    expect(clown.odds).toMatchObject({ target: 'Clown', reach: 1, isAll: true })
    expect(clown.odds.pairs).toHaveLength(2)
    expect(clown.odds.pairs).toContainEqual(
      expect.objectContaining({ maleId: male, femaleId: carrier, probability: '1/2' }),
    )
    const risky = clown.odds.pairs.find((pair: { femaleId: number }) => pair.femaleId === spider)
    expect(risky.warnings.length).toBeGreaterThan(0)
    const both = await taken(keeper.get(`${planner}&target=clown%20piebald`))
    expect(both.odds.reach).toBe(2)
    expect(refusalOf(await keeper.get(`${planner}&target=nonsense`))).toEqual([400, 'target', 'not-valid'])
  })

  test('PLN-01 more than 40,000 pairs are refused in words that say how many there are', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const keeper = await newKeeper()
    const { id: keeperId } = (await keeper.get('/api/user')).json()
    const row = (sex: 'Male' | 'Female') => ({
      ...{ keeperId, version: 1, createdAt: '2026-01-01T00:00:00.000Z', name: 'Ember', sex },
      ...{ species: 'Python regius', isHoldback: false, isArchived: false, weightUnit: 'grams' as const },
      ...{ priceStatus: 'Not For Sale' as const, priceCurrency: 'USD' as const, profilePhotoIndex: 0 },
      ...{ searchText: 'ember', customIdKey: '' },
    })
    const rows = [
      ...Array.from({ length: 200 }, () => row('Male')),
      ...Array.from({ length: 201 }, () => row('Female')),
    ]
    for (let at = 0; at < rows.length; at += 100)
      await app.db
        .insertInto('animal')
        .values(rows.slice(at, at + 100))
        .execute()
    const refused = await keeper.get(planner)
    expect(refusalOf(refused)).toEqual([400, 'species', 'not-valid'])
    expect(refused.json().message).toContain('200 males and 201 females are 40,200 pairs')
  })
})
