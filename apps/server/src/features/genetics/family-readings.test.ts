import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const visual = { gene: 'bp-clown', copies: 2, evidence: 'visual' }
const stated = { gene: 'bp-clown', copies: 1, evidence: 'stated' }
const kept = (...entries: object[]) => ({ genotype: { entries } })

const read = async (keeper: Visitor, id: number) => (await keeper.get(`/api/animals/${id}/genotype`)).json()

async function addPair(keeper: Visitor, sire: object, dam: object) {
  const fatherId = await addAnimal(keeper, { name: 'Cinder', sex: 'Male', ...sire })
  const motherId = await addAnimal(keeper, { name: 'Dahlia', sex: 'Female', ...dam })
  return { fatherId, motherId }
}

onBothDatabases('what a family says', (dialect) => {
  test('GEN-36 GEN-39 GEN-41 a visual young makes both parents sure, and is named by the code of its project', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const pair = await addPair(keeper, kept({ ...stated, chance: '2/3' }), kept({ ...stated, chance: '1/2' }))
    const open = await read(keeper, pair.fatherId)
    expect(open).toMatchObject({ name: '66% het Clown', nowName: '66% het Clown' })
    const project = await keeper.post('/api/breeding-projects', {
      ...{ maleId: pair.fatherId, femaleId: pair.motherId, name: 'Clowns', projectCode: '24-07' },
      ...{ startDate: '2026-06-01', status: 'Pairing' },
    })
    const { id: breedingProjectId } = project.json()
    const reptileId = await addAnimal(keeper, { ...pair, ...kept(visual) })
    await keeper.post(`/api/breeding-projects/${breedingProjectId}/offspring`, { reptileId })
    const proven = await read(keeper, pair.fatherId)
    expect(proven).toMatchObject({
      ...{ name: '66% het Clown', nowName: 'het Clown', entries: open.entries, version: 1 },
      readings: [
        {
          ...{ gene: 'bp-clown', name: 'Clown', status: 'sure', text: 'het Clown', disagrees: false },
          ...{ chances: ['0', '1', '0'], before: ['1/3', '2/3', '0'] },
          stated: { copies: 1, chance: '2/3', evidence: 'stated' },
          young: { count: 1, showing: 1 },
          proof: { clutch: '24-07', breedingProjectId, animalId: reptileId },
        },
      ],
    })
    // Taking back the young takes its effect back.
    await keeper.remove(`/api/animals/${reptileId}`)
    expect((await read(keeper, pair.fatherId)).readings).toEqual(open.readings)
  })

  test('GEN-41 CLU-05 a young that hatched in a clutch is named by the code of that', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const pair = await addPair(keeper, kept({ ...stated, chance: '2/3' }), kept({ ...stated, chance: '1/2' }))
    const project = await keeper.post('/api/breeding-projects', {
      ...{ maleId: pair.fatherId, femaleId: pair.motherId, name: 'Clowns', projectCode: '24-07' },
      ...{ startDate: '2026-06-01', status: 'Pairing' },
    })
    const laid = { breedingProjectId: project.json().id, layDate: '2026-06-02', eggs: 1, code: 'C-7' }
    const clutch = await keeper.post('/api/clutches', laid)
    expect(clutch.status, clutch.text).toBe(201)
    const [egg] = clutch.json().eggs
    const eggs = [{ id: egg.id, genotype: { entries: [visual] } }]
    const hatched = await keeper.post('/api/eggs/hatch', { eggs })
    expect(hatched.status, hatched.text).toBe(201)
    const { readings } = await read(keeper, pair.fatherId)
    expect(readings).toMatchObject([{ gene: 'bp-clown', proof: { clutch: 'C-7' } }])
  })

  test.each([
    { laid: { kind: 'litter', live: 1 }, of: 'a litter without a project' },
    { laid: { eggs: 1 }, of: 'a clutch without a project' },
  ])('GEN-41 CLU-05 CLU-15 a young of $of is named by its code', async ({ laid }) => {
    const keeper = await (await startApp(dialect)).keeper()
    const pair = await addPair(keeper, kept({ ...stated, chance: '2/3' }), kept({ ...stated, chance: '1/2' }))
    const clutch = await keeper.post('/api/clutches', {
      ...{ femaleId: pair.motherId, sireIds: [pair.fatherId], layDate: '2026-06-02', code: 'L-3' },
      ...laid,
    })
    expect(clutch.status, clutch.text).toBe(201)
    const genotypes = [{ entries: [visual] }]
    const hatched = await keeper.post(`/api/clutches/${clutch.json().id}/hatch`, { count: 1, genotypes })
    expect(hatched.status, hatched.text).toBe(201)
    const { readings } = await read(keeper, pair.fatherId)
    const proof = { clutch: 'L-3', breedingProjectId: null, animalId: hatched.json().animals[0].id }
    expect(readings).toMatchObject([{ gene: 'bp-clown', proof }])
  })

  test('GEN-37 GEN-41 plain young lower the chance of a possible het, and young that are not kept say nothing', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const pair = await addPair(keeper, kept({ ...stated, chance: '2/3' }), kept(visual))
    await addAnimal(keeper, pair)
    const young = await addAnimal(keeper, { ...pair, morph: 'Normal' })
    expect((await read(keeper, pair.fatherId)).readings[0]).toMatchObject({
      ...{ chances: ['1/3', '2/3', '0'], young: { count: 0, showing: 0 } },
    })
    await keeper.put(`/api/animals/${young}/genotype`, { entries: [] })
    expect((await read(keeper, pair.fatherId)).readings[0]).toMatchObject({
      ...{ chances: ['1/2', '1/2', '0'], before: ['1/3', '2/3', '0'], status: 'possible' },
      ...{ young: { count: 1, showing: 0 }, text: '50% het Clown' },
    })
  })

  test('GEN-36 GEN-41 an animal that is not kept is read by its parents, another species and another keeper are no kin', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const keeper = await newKeeper()
    const pair = await addPair(keeper, kept(stated), kept(stated))
    const child = await addAnimal(keeper, { ...pair, species: 'Ball python' })
    expect(await read(keeper, child)).toMatchObject({
      ...{ isKept: false, version: 0, name: '' },
      readings: [{ gene: 'bp-clown', chances: ['1/4', '1/2', '1/4'], stated: null, status: 'possible' }],
    })
    const corn = await addAnimal(keeper, { ...pair, species: 'Pantherophis guttatus' })
    expect((await read(keeper, corn)).readings).toEqual([])
    expect((await read(keeper, await addAnimal(keeper))).readings).toEqual([])
  })

  test('GEN-40 facts that cannot all be true are shown as stated, with the parent they speak against', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const lab = { evidence: 'lab', laboratory: 'Rare Genetics', testedOn: '2026-01-01' }
    const pair = await addPair(keeper, kept({ gene: 'bp-clown', copies: 0, ...lab }), kept(visual))
    const child = await addAnimal(keeper, { ...pair, ...kept(visual) })
    expect(await read(keeper, child)).toMatchObject({
      nowName: 'Clown',
      readings: [
        { status: 'conflict', chances: null, before: null, clash: { parent: 'father' }, text: 'Clown' },
      ],
    })
  })
})
