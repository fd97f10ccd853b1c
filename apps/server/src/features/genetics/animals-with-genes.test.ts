import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'

const species = 'Python regius'
const pastel = { gene: 'bp-pastel', copies: 1, evidence: 'visual' }
const carried = (gene: string, copies: number, more: object = {}) => ({
  entries: [{ gene, copies, evidence: copies === 2 ? 'visual' : 'stated', ...more }],
})

onBothDatabases('animals with their genes', (dialect) => {
  test('GEN-58 a new animal is stored with its genes in one call, and its morph is written where that is asked for', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const genotype = { entries: [pastel], writeMorph: true }
    const added = await keeper.post('/api/animals', { name: 'Ember', species, genotype })
    expect([added.status, added.json()]).toMatchObject([201, { morph: 'Pastel', version: 1 }])
    const kept = (await keeper.get(`/api/animals/${added.json().id}/genotype`)).json()
    expect(kept).toMatchObject({ version: 1, name: 'Pastel', differs: false })
    const unwritten = await keeper.post('/api/reptiles', {
      ...{ name: 'Ash', species, morph: 'Enchi', genotype: { entries: [pastel] } },
    })
    expect(unwritten.json()).toMatchObject({ morph: 'Enchi' })
    expect((await keeper.get(`/api/animals/${unwritten.json().id}/genotype`)).json().differs).toBe(true)
  })

  test('GEN-58 GEN-10 a new animal whose genes cannot be is not stored at all', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const genotype = { entries: [{ ...pastel, copies: 3 }] }
    const refused = await keeper.post('/api/animals', { name: 'Ember', species, genotype })
    expect([refused.status, refused.json().errors]).toEqual([
      ...[400, { genotype: expect.stringContaining('Pastel') }],
    ])
    expect((await keeper.get('/api/animals')).json()).toEqual([])
  })

  test('GEN-58 hatchlings are stored with their genes, several and one by one, all or nothing', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: breedingProjectId } = await createProject(keeper)
    const lay = { breedingProjectId, layDate: '2026-06-01', count: 3 }
    const [first, second, third] = (await keeper.post('/api/eggs/clutch', lay)).json()
    const eggs = [first, second].map(({ id }) => ({ id, genotype: { entries: [pastel], writeMorph: true } }))
    const wrong = { id: third.id, genotype: { entries: [{ ...pastel, gene: 'bp-none' }] } }
    const refused = await keeper.post('/api/eggs/hatch', { species, eggs: [...eggs, wrong] })
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([400, ['eggs']])
    const before = (await keeper.get('/api/animals')).json().length
    const hatched = await keeper.post('/api/eggs/hatch', { species, eggs })
    expect(hatched.status, hatched.text).toBe(201)
    expect((await keeper.get('/api/animals')).json()).toHaveLength(before + 2)
    const one = await keeper.post(`/api/eggs/${third.id}/hatchling`, {
      ...{ name: 'Glow', species, genotype: { entries: [] } },
    })
    const animals: { id: number; morph: string | null }[] = [
      ...hatched.json().map(({ animal }: { animal: object }) => animal),
      one.json().animal,
    ]
    expect(animals.map(({ morph }) => morph)).toEqual(['Pastel', 'Pastel', null])
    for (const { id } of animals)
      expect((await keeper.get(`/api/animals/${id}/genotype`)).json()).toMatchObject({ isKept: true })
  })

  test('GEN-58 a list is narrowed to a gene and to how it is carried, by the entries of the strongest evidence', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const kept: Record<string, object> = {
      visual: carried('bp-clown', 2),
      het: carried('bp-clown', 1),
      possible: carried('bp-clown', 1, { chance: '2/3' }),
      clear: carried('bp-clown', 0),
      single: carried('bp-pastel', 1),
      super: carried('bp-pastel', 2),
      half: carried('bp-pastel', 2, { chance: '1/3' }),
      tested: {
        entries: [
          { gene: 'bp-clown', copies: 1, chance: '1/2', evidence: 'stated' },
          { gene: 'bp-clown', copies: 1, evidence: 'lab', laboratory: 'Rare', testedOn: '2026-01-01' },
        ],
      },
      paradox: { entries: [{ gene: 'bp-paradox', evidence: 'visual' }] },
    }
    for (const [name, genotype] of Object.entries(kept)) {
      await addAnimal(keeper, { name, genotype })
      await addAnimal(other, { name, genotype })
    }
    await addAnimal(keeper, { name: 'unkept', morph: 'Clown' })
    const names = async (query: string) =>
      (await keeper.get(`/api/animals?${query}`)).json().map(({ name }: { name: string }) => name)
    for (const [query, expected] of [
      ['gene=bp-clown', ['tested', 'possible', 'het', 'visual']],
      ['gene=bp-clown&form=visual', ['visual']],
      ['gene=bp-clown&form=het', ['tested', 'het']],
      ['gene=bp-clown&form=possible', ['possible']],
      ['gene=bp-pastel&form=visual', ['half', 'super', 'single']],
      ['gene=bp-pastel&form=het', []],
      ['gene=bp-pastel&form=possible', ['half']],
      ['gene=bp-paradox&form=visual', ['paradox']],
      ['gene=bp-clow', []],
      ['gene=bp-none&form=het', []],
      ['gene=bp-clown&sex=Male', []],
      ['gene=bp-clown&q=het&limit=1', ['het']],
    ] as const)
      expect([query, await names(query)]).toEqual([query, expected])
    const ids = (await keeper.get('/api/animals/ids?list=all&gene=bp-clown&form=het')).json()
    expect(ids).toHaveLength(2)
    for (const [query, field] of [
      ['gene=%25', 'gene'],
      ['form=het', 'gene'],
      ['gene=bp-clown&form=seen', 'form'],
    ] as const) {
      const refused = await keeper.get(`/api/animals?${query}`)
      expect([refused.status, Object.keys(refused.json().errors)]).toEqual([400, [field]])
    }
  })
})
