import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'

const entry = (gene: string, copies: number, evidence: string, chance = '1') => ({
  ...{ gene, copies, evidence, chance },
})

type Outcome = { name: string; lethal: boolean; young: { name: string; entries: object[] } }

onBothDatabases('the looks of what hatched', (dialect) => {
  test('GEN-64 GEN-58 GEN-49 what a pair says of each look is taken as the genes of a hatchling, and reads the same', async () => {
    const app = await startApp(dialect)
    const keeper = await app.keeper()
    const maleId = await addAnimal(keeper, {
      ...{ name: 'Ash', sex: 'Male' },
      genotype: { entries: [entry('bp-clown', 1, 'stated', '2/3'), entry('bp-spider', 1, 'visual')] },
    })
    const femaleId = await addAnimal(keeper, {
      ...{ name: 'Birch', sex: 'Female' },
      genotype: { entries: [entry('bp-clown', 1, 'lab'), entry('bp-spider', 1, 'visual')].map(tested) },
    })
    const answer = await keeper.get(`/api/genetics/pairing?sireId=${maleId}&damId=${femaleId}`)
    const outcomes: Outcome[] = answer.json().outcomes
    expect(outcomes.find(({ name }) => name === 'Spider 60% het Clown')?.young).toEqual({
      name: 'Spider 60% het Clown',
      entries: [
        { gene: 'bp-clown', copies: 1, chance: '3/5', maker: null, percent: null, evidence: 'parentage' },
        { gene: 'bp-spider', copies: 1, chance: '1', maker: null, percent: null, evidence: 'visual' },
      ],
    })
    const looks = outcomes.filter(({ lethal }) => !lethal)
    expect([outcomes.length, looks.length]).toEqual([6, 4])
    const project = await keeper.post('/api/breeding-projects', {
      ...{ name: 'Ash × Birch', maleId, femaleId, startDate: '2026-05-01', status: 'Pairing' },
    })
    const lay = { breedingProjectId: project.json().id, layDate: '2026-06-01', count: looks.length }
    const laid: { id: number }[] = (await keeper.post('/api/eggs/clutch', lay)).json()
    const eggs = laid.map(({ id }, place) => ({
      ...{ id, genotype: { entries: looks[place]?.young.entries, writeMorph: true } },
    }))
    const hatched = await keeper.post('/api/eggs/hatch', { eggs })
    expect(hatched.status, hatched.text).toBe(201)
    for (const [place, { animal }] of hatched.json().entries()) {
      const { young, name } = looks[place] ?? {}
      const kept = (await keeper.get(`/api/animals/${animal.id}/genotype`)).json()
      expect([animal.morph, kept.name, kept.differs]).toEqual([young?.name, young?.name, false])
      expect(kept.entries).toMatchObject(young?.entries ?? [])
      expect(name).toBe(young?.name)
    }
  })

  test('GEN-48 what visitors are told of a pair has no entries of young', async () => {
    const visitor = (await startApp(dialect)).visitor()
    const answer = await visitor.get('/api/genetics/odds?species=Python%20regius&sire=Clown&dam=Pastel')
    expect(answer.json().outcomes).toHaveLength(2)
    for (const outcome of answer.json().outcomes) expect(outcome).not.toHaveProperty('young')
  })
})

const tested = (one: ReturnType<typeof entry>) =>
  one.evidence === 'lab' ? { ...one, laboratory: 'Rare Genetics', testedOn: '2026-01-05' } : one
