import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const species = 'Python regius'
const genes = '/api/genetics/genes'
const words = '/api/genetics/words'

const ashfall = { species, name: 'Ashfall', inheritance: 'recessive' }

async function addGene(keeper: Visitor, fields: object = {}) {
  const added = await keeper.post(genes, { ...ashfall, ...fields })
  expect(added.status, added.text).toBe(201)
  return added.json()
}

async function listGenes(keeper: Visitor, q: string, of = species) {
  const listed = await keeper.get(`${genes}?species=${encodeURIComponent(of)}&q=${encodeURIComponent(q)}`)
  expect(listed.status, listed.text).toBe(200)
  return listed.json() as Record<string, unknown>[]
}

const readText = async (keeper: Visitor, text: string, of = species) =>
  (await keeper.post('/api/genetics/readings', { species: of, texts: [text] })).json().readings[0]

onBothDatabases('own genes and changes', (dialect) => {
  test('GEN-06 GEN-55 an own gene is read, kept, found in lists and counted, by its keeper alone', async () => {
    const app = await startApp(dialect)
    const [keeper, other] = [await app.keeper(), await app.keeper()]
    const gene = await addGene(keeper, { aliases: ['Sootfall'], note: 'From the first clutch' })
    expect(gene).toMatchObject({ species, isOwn: true, isChanged: false, note: 'From the first clutch' })
    expect(gene.id).toMatch(/^own-\d+$/)
    expect(await listGenes(keeper, 'soot')).toEqual([gene])
    expect(await listGenes(other, 'soot')).toEqual([])
    const mine = `${genes}?species=${encodeURIComponent(species)}&mine=`
    expect((await keeper.get(`${mine}true`)).json()).toEqual([gene])
    expect((await keeper.get(`${mine}false`)).json().length).toBeGreaterThan(100)
    expect((await keeper.get(`${mine}maybe`)).status).toBe(400)
    expect(await readText(keeper, 'het Sootfall')).toMatchObject({ verdict: 'clear', name: 'het Ashfall' })
    expect(await readText(other, 'het Sootfall')).toMatchObject({ verdict: 'unknown' })
    const id = await addAnimal(keeper, { sex: 'Male' })
    const entries = [{ gene: gene.id, copies: 2, evidence: 'visual' }]
    const kept = await keeper.put(`/api/animals/${id}/genotype`, { entries })
    expect([kept.status, kept.json().name]).toEqual([200, 'Ashfall'])
    const found = await keeper.get(`/api/animals?gene=${gene.id}&form=visual`)
    expect(found.json().map((animal: { id: number }) => animal.id)).toEqual([id])
    const odds = (await keeper.get(`/api/genetics/pairing?sireId=${id}&dam=het+Ashfall`)).json()
    expect(
      odds.outcomes.map((one: { name: string; probability: string }) => [one.name, one.probability]),
    ).toEqual([
      ['Ashfall', '1/2'],
      ['het Ashfall', '1/2'],
    ])
    expect(odds.notices).toEqual([{ gene: gene.id, text: expect.stringContaining('You added this gene') }])
  })

  test('GEN-06 GEN-07 a gene that was removed is added again by the id that it had, unless another has it by now', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = await addGene(keeper)
    const { id: allele } = await addGene(keeper, { name: 'Sootfall', complex: id })
    expect((await keeper.remove(`${genes}/${id}`)).status).toBe(204)
    const later = await addGene(keeper, { name: 'Emberfall' })
    expect([id, allele]).not.toContain(later.id)
    expect((await addGene(keeper, { id })).id).toBe(id)
    expect(await readText(keeper, 'Ashfall Sootfall')).toMatchObject({
      verdict: 'clear',
      entries: [
        { gene: id, copies: 1 },
        { gene: allele, copies: 1 },
      ],
    })
    const taken = await keeper.post(genes, { ...ashfall, name: 'Clinker', id })
    expect([taken.status, Object.keys(taken.json().errors)]).toEqual([409, ['id']])
    for (const wrong of ['own-0', 'own-07', 'own-1234567890', 'bp-clown', 7]) {
      const refused = await keeper.post(genes, { ...ashfall, name: 'Clinker', id: wrong })
      expect([wrong, refused.status, Object.keys(refused.json().errors)]).toEqual([wrong, 400, ['id']])
    }
    expect(await listGenes(keeper, 'clinker')).toEqual([])
  })

  test('GEN-02 GEN-06 a species without a catalogue has the own genes of its keeper, whatever its case', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    await addGene(keeper, { species: 'Boaedon capensis' })
    expect(await readText(keeper, 'Ashfall', 'boaedon  Capensis')).toMatchObject({ verdict: 'clear' })
    const [sire, dam] = [
      await addAnimal(keeper, { species: 'Boaedon capensis', sex: 'Male', morph: 'Ashfall' }),
      await addAnimal(keeper, { species: 'boaedon capensis', sex: 'Female', morph: 'Ashfall' }),
    ]
    const odds = await keeper.get(`/api/genetics/pairing?sireId=${sire}&damId=${dam}`)
    expect(odds.json().outcomes).toMatchObject([{ name: 'Ashfall', probability: '1' }])
  })

  test('GEN-06 GEN-34 a change of the catalogue counts, stands beside its word, and is taken back by one call', async () => {
    const app = await startApp(dialect)
    const keeper = await app.keeper()
    const [before] = await listGenes(keeper, 'Clown')
    const changed = await keeper.patch(`${genes}/bp-clown`, { inheritance: 'dominant' })
    expect(changed.json()).toMatchObject({
      ...{ id: 'bp-clown', inheritance: 'dominant', isOwn: false, isChanged: true },
      catalogue: { inheritance: 'recessive' },
    })
    expect(await listGenes(keeper, 'Clown')).toContainEqual(changed.json())
    const pairing = `/api/genetics/pairing?species=${encodeURIComponent(species)}&sire=Clown&dam=Normal`
    const odds = (await keeper.get(pairing)).json()
    expect(odds.outcomes).toMatchObject([{ name: 'Clown', probability: '1/2' }, { name: 'Normal' }])
    expect(odds.notices).toEqual([{ gene: 'bp-clown', text: expect.stringContaining('You changed') }])
    const visitors = `/api/genetics/odds?species=${encodeURIComponent(species)}&sire=Clown&dam=Normal`
    expect((await app.visitor().get(visitors)).json().outcomes).toMatchObject([{ name: 'het Clown' }])
    expect((await keeper.remove(`${genes}/bp-clown`)).status).toBe(204)
    expect(await listGenes(keeper, 'Clown')).toContainEqual(before)
    const kept = await keeper.patch(`${genes}/bp-clown`, { inheritance: 'recessive' })
    expect(kept.json()).toMatchObject({ isChanged: false, catalogue: null })
  })

  test('GEN-07 GEN-55 own genes share a locus by naming each other; three alleles of it are refused', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const first = await addGene(keeper)
    const second = await addGene(keeper, { name: 'Emberfall', complex: first.id })
    expect(second.complex).toBe(first.id)
    expect(await readText(keeper, 'Ashfall Emberfall')).toMatchObject({
      entries: [
        { gene: first.id, copies: 1 },
        { gene: second.id, copies: 1 },
      ],
    })
    const apart = await keeper.patch(`${genes}/${second.id}`, { complex: null })
    expect(apart.json().complex).toBeNull()
    expect(await readText(keeper, 'Ashfall Emberfall')).toMatchObject({
      entries: [
        { gene: first.id, copies: 2 },
        { gene: second.id, copies: 2 },
      ],
    })
  })

  test('GEN-55 a known name and a carried gene are 409 and say why; what no gene can be is 400 by field', async () => {
    const app = await startApp(dialect)
    const [keeper, other] = [await app.keeper(), await app.keeper()]
    const gene = await addGene(keeper)
    for (const name of ['clown', 'ASH fall', 'Killer Bee', 'Super Pastel']) {
      const refused = await keeper.post(genes, { ...ashfall, name })
      expect([name, refused.status, Object.keys(refused.json().errors)]).toEqual([name, 409, ['name']])
    }
    for (const [field, fields] of [
      ['name', { name: ' ' }],
      ['inheritance', { inheritance: 'magic' }],
      ['dominance', { inheritance: 'sex_linked', sexLinkage: { kind: 'one-copy' } }],
      ['sexLinkage', { sexLinkage: { kind: 'one-copy' } }],
      ['complex', { complex: 'own-999999' }],
    ] as const) {
      const refused = await keeper.post(genes, { ...ashfall, name: 'Emberfall', ...fields })
      expect([field, refused.status, Object.keys(refused.json().errors)]).toEqual([field, 400, [field]])
    }
    expect((await keeper.patch(`${genes}/bp-clown`, { name: 'Jester' })).status).toBe(400)
    for (const id of [gene.id, 'own-0', 'no-gene'])
      expect((await other.patch(`${genes}/${id}`, { note: 'Mine' })).status).toBe(404)
    expect((await other.remove(`${genes}/${gene.id}`)).status).toBe(404)
    const id = await addAnimal(keeper, {})
    const entries = [{ gene: gene.id, copies: 1, evidence: 'stated' }]
    expect((await keeper.put(`/api/animals/${id}/genotype`, { entries })).status).toBe(200)
    const carried = await keeper.remove(`${genes}/${gene.id}`)
    expect([carried.status, carried.json().message]).toEqual([
      409,
      expect.stringMatching(/^1 animal carries/),
    ])
    const tag = await keeper.patch(`${genes}/${gene.id}`, { inheritance: 'polygenic' })
    expect([tag.status, tag.json().message]).toEqual([409, expect.stringContaining('1 animal')])
    expect(await listGenes(keeper, 'Ashfall')).toEqual([gene])
    expect((await keeper.remove(`/api/animals/${id}/genotype`)).status).toBe(204)
    expect((await keeper.remove(`${genes}/${gene.id}`)).status).toBe(204)
    expect(await listGenes(keeper, 'Ashfall')).toEqual([])
  })
})

onBothDatabases('own words', (dialect) => {
  test('GEN-20 GEN-56 a word stands for its text until it is removed, for its keeper and species alone', async () => {
    const app = await startApp(dialect)
    const [keeper, other] = [await app.keeper(), await app.keeper()]
    const added = await keeper.post(words, { species: 'ball python', word: 'Klaun', text: 'Clown' })
    expect([added.status, added.json()]).toEqual([
      201,
      { id: expect.any(Number), species, word: 'Klaun', text: 'Clown' },
    ])
    expect((await keeper.get(words)).json()).toEqual([added.json()])
    expect((await other.get(words)).json()).toEqual([])
    expect(await readText(keeper, '66% het klaun')).toMatchObject({ verdict: 'clear', name: '66% het Clown' })
    expect(await readText(other, '66% het klaun')).toMatchObject({ verdict: 'unknown' })
    expect(await readText(keeper, 'Klaun', 'Boa imperator')).toMatchObject({ verdict: 'unknown' })
    expect((await other.remove(`${words}/${added.json().id}`)).status).toBe(404)
    expect((await keeper.remove(`${words}/${added.json().id}`)).status).toBe(204)
    expect(await readText(keeper, '66% het klaun')).toMatchObject({ verdict: 'unknown' })
  })

  test('GEN-20 GEN-56 a name of the catalogue and an unclear text are 400, a word twice is 409', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (const [field, word, text] of [
      ['word', 'Clown', 'Pastel'],
      ['word', 'het', 'Pastel'],
      ['word', 'Clown Klaun', 'Pastel'],
      ['text', 'Klaun', 'Klown'],
      ['text', 'Klaun', 'poss het Clown'],
    ] as const) {
      const refused = await keeper.post(words, { species, word, text })
      expect([word, text, refused.status, Object.keys(refused.json().errors)]).toEqual([
        word,
        text,
        400,
        [field],
      ])
    }
    expect((await keeper.post(words, { species: 'Boaedon', word: 'Klaun', text: '' })).status).toBe(400)
    expect((await keeper.post(words, { species, word: 'Klaun', text: '' })).status).toBe(201)
    expect((await keeper.post(words, { species, word: 'KLAUN', text: 'Clown' })).status).toBe(409)
    expect(await readText(keeper, 'Klaun')).toMatchObject({ verdict: 'clear', entries: [] })
  })
})
