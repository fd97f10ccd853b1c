import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'

onBothDatabases('what may hatch in a project', (dialect) => {
  test('GEN-57 the pair of a project has the odds that it has beside it, kept genes before the morph text', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { maleId, femaleId, path } = await createProject(keeper)
    const odds = await keeper.get(`${path}/odds`)
    expect(odds.status, odds.text).toBe(200)
    expect(odds.json()).toMatchObject({
      ...{ species: 'Python regius', eggs: null, target: null, looks: 4, lost: '0', inbreeding: 0 },
      sire: { animalId: maleId, name: 'Cinder', from: 'morph', text: 'Clown' },
      dam: { animalId: femaleId, name: 'Dahlia', from: 'morph', text: 'Pastel het Clown' },
    })
    const pairing = (await keeper.get(`/api/genetics/pairing?sireId=${maleId}&damId=${femaleId}`)).json()
    // What is written down of each look is a matter of those that hatch.
    const outcomes = pairing.outcomes.map(({ young: _young, ...outcome }: { young: unknown }) => outcome)
    expect(odds.json()).toEqual({ ...pairing, outcomes })
    await keeper.put(`/api/animals/${femaleId}/genotype`, { entries: [] })
    expect((await keeper.get(`${path}/odds`)).json()).toMatchObject({
      ...{ looks: 1, dam: { from: 'genotype', text: 'Normal' } },
      outcomes: [{ name: 'het Clown', probability: '1' }],
    })
  })

  test('GEN-57 its eggs are those neither slugged nor infertile, without any the clutch size, else none are counted', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id, path } = await createProject(keeper)
    const eggs = async () => (await keeper.get(`${path}/odds?target=Pastel%20Clown`)).json()
    expect(await eggs()).toMatchObject({ eggs: null, target: { probability: '1/4', expected: null } })
    await keeper.put(path, { clutchSize: 8 })
    expect(await eggs()).toMatchObject({ eggs: 8, target: { expected: '2' } })
    for (const status of ['Incubating', 'Hatched', 'Failed', 'Slugged', 'Infertile']) {
      const egg = { breedingProjectId: id, layDate: '2026-06-02', status }
      expect((await keeper.post('/api/eggs', egg)).status).toBe(201)
    }
    expect(await eggs()).toMatchObject({ eggs: 3, target: { expected: '3/4', atLeastOne: '37/64' } })
  })

  test('GEN-57 target and limit are judged as in the odds of any pair', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { path } = await createProject(keeper)
    const short = (await keeper.get(`${path}/odds?limit=1`)).json()
    expect([short.outcomes.length, short.rest]).toEqual([1, { looks: 3, probability: '3/4' }])
    for (const [query, field] of [
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['target=66%25%20het%20Clown', 'target'],
      ['target=Clwon', 'target'],
    ]) {
      const refused = await keeper.get(`${path}/odds?${query}`)
      expect([query, refused.status, Object.keys(refused.json().errors)]).toEqual([query, 400, [field]])
    }
  })

  test('GEN-57 without genes of its species there are none; who can’t be a pair is told why', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { maleId, femaleId, path } = await createProject(keeper)
    await keeper.patch(`/api/animals/${femaleId}`, { species: 'Boa imperator' })
    const mixed = await keeper.get(`${path}/odds`)
    expect([mixed.status, mixed.json().errors]).toEqual([
      400,
      { request: 'This animal is of another species; please choose one of Python regius' },
    ])
    await keeper.patch(`/api/animals/${femaleId}`, { species: 'Naja naja' })
    const unknown = await keeper.get(`${path}/odds`)
    expect([unknown.status, unknown.json().message]).toEqual([
      404,
      'No genes are known of Naja naja, so this project has no odds',
    ])
    await keeper.patch(`/api/animals/${femaleId}`, { species: 'Python regius' })
    await keeper.patch(`/api/animals/${maleId}`, { sex: 'Female' })
    const female = await keeper.get(`${path}/odds`)
    expect([female.status, female.json().errors]).toEqual([400, { request: 'A father is male' }])
  })

  test('GEN-57 a partner that was deleted counts by the morph that the project keeps of it, and refuses nothing', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { maleId, femaleId, path } = await createProject(keeper, { male: { morph: 'Clown glitter' } })
    const odds = async () => (await keeper.get(`${path}/odds`)).json()
    const { outcomes } = await odds()
    await keeper.remove(`/api/animals/${maleId}`)
    expect(await odds()).toMatchObject({
      ...{ species: 'Python regius', inbreeding: null, outcomes },
      sire: { animalId: null, name: 'Cinder', from: 'morph', text: 'Clown glitter' },
      dam: { animalId: femaleId, name: 'Dahlia', from: 'morph' },
    })
    await keeper.remove(`/api/animals/${femaleId}`)
    expect(await odds()).toMatchObject({ dam: { animalId: null, name: 'Dahlia', from: 'morph' }, outcomes })

    // What could not be mended any more is left out, as of an animal with such a text.
    const crowded = await createProject(keeper, { male: { morph: '0.1 Mojave Lesser Butter' } })
    await keeper.remove(`/api/animals/${crowded.maleId}`)
    const left = await keeper.get(`${crowded.path}/odds`)
    expect([left.status, left.json().sire.traits]).toEqual([200, []])
  })
})
