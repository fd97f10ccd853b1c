import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const stated = { gene: 'bp-clown', copies: 1, chance: '2/3', evidence: 'stated' }
const visual = { gene: 'bp-clown', copies: 2, evidence: 'visual' }
const kept = (...entries: object[]) => ({ genotype: { entries } })

/** A possible het and a visual with a project. */
async function breeder(dialect: Parameters<typeof startApp>[0]) {
  const keeper = await (await startApp(dialect)).keeper()
  const maleId = await addAnimal(keeper, { name: 'Cinder', sex: 'Male', ...kept(stated) })
  const femaleId = await addAnimal(keeper, { name: 'Dahlia', sex: 'Female', ...kept(visual) })
  const body = { maleId, femaleId, name: 'Clowns', startDate: '2026-06-01', status: 'Pairing' }
  const { id } = (await keeper.post('/api/breeding-projects', { ...body, projectCode: '24-07' })).json()
  return { keeper, maleId, femaleId, id, path: `/api/breeding-projects/${id}/young` }
}

async function count(keeper: Visitor, path: string, ...young: [number, string][]): Promise<void> {
  const answer = await keeper.put(path, { young: young.map(([count, text]) => ({ count, text })) })
  expect(answer.status, answer.text).toBe(200)
}

const clownOf = async (keeper: Visitor, id: number) =>
  (await keeper.get(`/api/animals/${id}/genotype`)).json().readings[0]

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

onBothDatabases('young that are counted on a project', (dialect) => {
  test('GEN-57 they are counted in rows, with a version of their own', async () => {
    const { keeper, id, path } = await breeder(dialect)
    const none = await keeper.get(path)
    expect(none.json()).toEqual({ breedingProjectId: id, version: 0, young: [] })
    const young = [
      { count: 7, text: ' Normal ' },
      { count: 1, text: 'super pastel male' },
    ]
    const saved = await keeper.call('PUT', path, { body: { young }, ...ifMatch(0) })
    expect(saved.status, saved.text).toBe(200)
    expect(saved.json()).toEqual({
      ...{ breedingProjectId: id, version: 1 },
      young: [
        { count: 7, text: 'Normal', name: 'Normal' },
        { count: 1, text: 'super pastel male', name: 'Super Pastel' },
      ],
    })
    const read = await keeper.get(path)
    expect(read.json()).toEqual(saved.json())
    const again = { headers: { 'if-none-match': read.headers.get('etag') ?? '' } }
    expect((await keeper.call('GET', path, again)).status).toBe(304)
    const stale = await keeper.call('PUT', path, { body: { young: [] }, ...ifMatch(0) })
    expect([stale.status, stale.json().code, stale.json().current]).toEqual([
      412,
      'stale-version',
      saved.json(),
    ])
    expect((await keeper.get(path)).json().version).toBe(1)
    const emptied = await keeper.call('PUT', path, { body: { young: [] }, ...ifMatch(1) })
    expect(emptied.json()).toEqual({ breedingProjectId: id, version: 2, young: [] })
    expect((await keeper.get(`/api/breeding-projects/${id}`)).json().version).toBe(1)
  })

  test('GEN-57 what cannot be is refused by its row, and nothing of it is stored', async () => {
    const { keeper, id, path } = await breeder(dialect)
    const good = { count: 1, text: 'Clown' }
    const wholeCount = 'Row 2: Please give a whole number of young, from 1 to 200'
    for (const [row, message] of [
      [{ count: 0, text: 'Clown' }, wholeCount],
      [{ count: 201, text: 'Clown' }, wholeCount],
      [{ count: 1.5, text: 'Clown' }, wholeCount],
      [{ count: '2', text: 'Clown' }, wholeCount],
      [{ text: 'Clown' }, wholeCount],
      [{ count: 1 }, 'Row 2: Please name what these young show, as in Pastel, or Normal.'],
      [{ count: 1, text: ' ' }, 'Row 2: Please name what these young show, as in Pastel, or Normal.'],
      [{ count: 1, text: 'x'.repeat(501) }, 'Row 2: Please use at most 500 characters'],
      [{ count: 1, text: 'Clown\0' }, 'Row 2: Please remove the invisible control characters'],
      ['seven', 'Row 2: Please give a number of young and what they show'],
      [
        { count: 1, text: 'Clwon' },
        'Row 2: Some words mean nothing here. Please name looks that are known, or Normal.',
      ],
      [
        { count: 1, text: 'Axanthic' },
        'Row 2: This can be read in more than one way. Please name each gene as it is.',
      ],
    ] as const) {
      const refused = await keeper.put(path, { young: [good, row, good] })
      expect([row, refused.status, refused.json().message]).toEqual([row, 400, message])
      expect(refused.json().errors).toMatchObject({ young: message })
    }
    const two = await keeper.put(path, { young: [{ count: 1, text: 'Clwon' }, good, { count: 2, text: '' }] })
    expect(two.json().errors).toEqual({
      young:
        'Row 1: Some words mean nothing here. Please name looks that are known, or Normal. Row 3: Please name what these young show, as in Pastel, or Normal.',
    })
    const many = await keeper.put(path, { young: Array.from({ length: 21 }, () => good) })
    expect([many.status, many.json().errors]).toEqual([400, { young: 'Please use at most 20 rows' }])
    expect((await keeper.put(path, {})).json().errors).toEqual({
      young: 'Please send the young as a list of rows',
    })
    expect((await keeper.get(path)).json()).toEqual({ breedingProjectId: id, version: 0, young: [] })
  })

  test('GEN-57 of a species without known genes none are counted, and the rows that are there can be emptied', async () => {
    const { keeper, maleId, femaleId, id, path } = await breeder(dialect)
    await count(keeper, path, [2, 'Clown'])
    for (const animal of [maleId, femaleId])
      await keeper.patch(`/api/animals/${animal}`, { species: 'Naja naja' })
    expect((await keeper.get(path)).json().young).toEqual([{ count: 2, text: 'Clown', name: null }])
    expect((await keeper.put(path, { young: [{ count: 2, text: 'Clown' }] })).json().errors).toEqual({
      young: 'Row 1: No genes are known of this species, so its young cannot be counted by their looks.',
    })
    expect((await keeper.put(path, { young: [] })).json()).toEqual({
      ...{ breedingProjectId: id, version: 2, young: [] },
    })
  })

  test('GEN-41 GEN-42 GEN-Q05 they tell of their parents like young that are kept, and what died in the egg says nothing', async () => {
    const { keeper, maleId, id, path } = await breeder(dialect)
    const open = await clownOf(keeper, maleId)
    expect(open).toMatchObject({ chances: ['1/3', '2/3', '0'], young: { count: 0 }, before: null })
    const lost = { breedingProjectId: id, layDate: '2026-06-02', status: 'Failed' }
    expect((await keeper.post('/api/eggs', lost)).status).toBe(201)
    expect(await clownOf(keeper, maleId)).toEqual(open)
    await count(keeper, path, [3, 'Normal'])
    expect(await clownOf(keeper, maleId)).toMatchObject({
      ...{ chances: ['4/5', '1/5', '0'], before: ['1/3', '2/3', '0'], text: '20% het Clown' },
      young: { count: 3, showing: 0 },
    })
    await count(keeper, path, [3, 'Normal'], [1, 'Clown'])
    expect(await clownOf(keeper, maleId)).toMatchObject({
      ...{ chances: ['0', '1', '0'], young: { count: 4, showing: 1 } },
      proof: { clutch: '24-07', breedingProjectId: id, animalId: null },
    })
    await count(keeper, path)
    expect(await clownOf(keeper, maleId)).toEqual(open)
  })

  test('GEN-41 without a code the day on which the first egg hatched names the clutch that proved a gene', async () => {
    const { keeper, maleId, id, path } = await breeder(dialect)
    await keeper.put(`/api/breeding-projects/${id}`, { projectCode: '' })
    const hatched = { breedingProjectId: id, layDate: '2026-03-01', status: 'Hatched' }
    for (const hatchDate of ['2026-05-03', '2026-05-01'])
      expect((await keeper.post('/api/eggs', { ...hatched, hatchDate })).status).toBe(201)
    await count(keeper, path, [1, 'Clown'])
    expect((await clownOf(keeper, maleId)).proof).toMatchObject({ clutch: '2026-05-01' })
  })

  test('GEN-42 what they tell reaches the odds of both parents, their kin and the pairs for a target', async () => {
    const { keeper, maleId, femaleId, path } = await breeder(dialect)
    const grandson = await addAnimal(keeper, { sex: 'Male', fatherId: maleId })
    const odds = `/api/genetics/pairing?sireId=${maleId}&damId=${femaleId}&target=Clown`
    const pairs = '/api/genetics/pairings?species=Python%20regius&target=Clown'
    expect((await keeper.get(odds)).json().target.probability).toBe('1/3')
    await count(keeper, path, [1, 'Clown'])
    expect((await keeper.get(odds)).json().target.probability).toBe('1/2')
    expect((await keeper.get(pairs)).json().pairs).toMatchObject([{ sireId: maleId, probability: '1/2' }])
    expect(await clownOf(keeper, grandson)).toMatchObject({ chances: ['1/2', '1/2', '0'] })
  })

  test('GEN-42 a mate of another species, one of the wrong sex and another keeper’s young tell nothing', async () => {
    const { keeper, maleId, femaleId, path } = await breeder(dialect)
    await count(keeper, path, [3, 'Normal'])
    await keeper.patch(`/api/animals/${femaleId}`, { species: 'Boa imperator' })
    // The father’s young of an unknown mother: nothing rare is looked for in her.
    expect(await clownOf(keeper, maleId)).toMatchObject({ chances: ['1/3', '2/3', '0'] })
    await keeper.patch(`/api/animals/${femaleId}`, { species: 'Python regius', sex: 'Male' })
    expect(await clownOf(keeper, maleId)).toMatchObject({ chances: ['1/3', '2/3', '0'] })
    await keeper.patch(`/api/animals/${femaleId}`, { sex: 'Female' })
    expect(await clownOf(keeper, maleId)).toMatchObject({ chances: ['4/5', '1/5', '0'] })
    const other = await breeder(dialect)
    expect(await clownOf(other.keeper, other.maleId)).toMatchObject({ chances: ['1/3', '2/3', '0'] })
  })

  test('GEN-42 GEN-43 they go and come back with their project, with the version that they had', async () => {
    const { keeper, maleId, id, path } = await breeder(dialect)
    await count(keeper, path, [2, 'Normal'])
    await count(keeper, path, [3, 'Normal'])
    const before = [await clownOf(keeper, maleId), (await keeper.get(path)).json()]
    await keeper.remove(`/api/breeding-projects/${id}`)
    expect(await clownOf(keeper, maleId)).toMatchObject({ chances: ['1/3', '2/3', '0'], before: null })
    expect((await keeper.get(path)).status).toBe(404)
    const restored = await keeper.post(`/api/trash/breeding-projects/${id}/restore`)
    expect(restored.status, restored.text).toBe(200)
    expect([await clownOf(keeper, maleId), (await keeper.get(path)).json()]).toEqual(before)
  })
})
