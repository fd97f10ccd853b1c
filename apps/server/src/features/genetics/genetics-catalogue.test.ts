import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const ball = 'Python regius'

const oddsOf = (visitor: Visitor, asked: Record<string, string>) =>
  visitor.get(`/api/genetics/odds?${new URLSearchParams({ species: ball, ...asked })}`)

test('GEN-47 a visitor finds the species and the genes of one, by any of its names', async () => {
  const visitor = (await startApp('sqlite')).visitor()
  const species = (await visitor.get('/api/genetics/species')).json()
  expect(species).toHaveLength(17)
  expect(species[0]).toEqual({
    ...{ species: ball, common: 'Ball python', alsoCalled: ['Royal python'] },
    ...{ sexSystem: 'XX/XY', genes: 114, version: '2026.11' },
  })
  const catalogue = (await visitor.get('/api/genetics/catalogue?species=royal%20PYTHON')).json()
  expect(catalogue).toMatchObject({ species: ball, version: '2026.11' })
  expect(catalogue.genes).toHaveLength(114)
  const gene = (id: string) => catalogue.genes.find((one: { id: string }) => one.id === id)
  expect(gene('bp-banana')).toMatchObject({
    ...{ inheritance: 'sex_linked', dominance: 'incomplete_dominant' },
    sexLinkage: { kind: 'recombining', recombination: '7/100' },
  })
  expect(gene('bp-spider').lethalHomozygous).toBe(true)
  const named = new Set(
    [...catalogue.genes, ...catalogue.riskPairs].flatMap((one: { sources: string[] }) => one.sources),
  )
  expect(Object.keys(catalogue.sources).sort()).toEqual([...named].sort())
  expect(catalogue.complexes.length * catalogue.namedCombos.length).toBeGreaterThan(0)
  expect((await visitor.get('/api/genetics/catalogue?species=Tiliqua')).status).toBe(404)
  const absent = await visitor.get('/api/genetics/catalogue')
  expect([absent.status, Object.keys(absent.json().errors)]).toEqual([400, ['species']])
})

test('GEN-48 GEN-28 a visitor is told what two texts give, lethal young among them', async () => {
  const visitor = (await startApp('sqlite')).visitor()
  const asked = { sire: 'Spider glitter', dam: 'Spider', eggs: '6', target: 'Spider' }
  const { status, text, json } = await oddsOf(visitor, asked)
  expect(status, text).toBe(200)
  const odds = json()
  expect(odds).toMatchObject({
    ...{ species: ball, version: '2026.11', eggs: 6, looks: 3, lost: '1/4', inbreeding: null },
    rest: { looks: 0, probability: '0' },
    sire: {
      ...{ animalId: null, name: null, text: 'Spider glitter', from: 'text', questions: [] },
      traits: [{ gene: 'bp-spider', copies: 1, chance: '1', maker: null, percent: null, text: 'Spider' }],
      unknown: [{ text: 'glitter', start: 7, end: 14 }],
    },
    target: { text: 'Spider', probability: '1/2', ofHatchlings: '2/3', expected: '3', eggsFor90: 4 },
  })
  const looks = odds.outcomes.map((one: Record<string, unknown>) => [
    ...[one.name, one.probability, one.ofHatchlings, one.lethal],
  ])
  expect(looks).toEqual([
    ['Spider', '1/2', '2/3', false],
    ['Super Spider', '1/4', null, true],
    ['Normal', '1/4', '1/3', false],
  ])
  const [first] = odds.warnings
  expect(first).toMatchObject({ level: 'lethal', about: 'young', probability: '1/4' })
  expect(first.note.length * first.sources.length).toBeGreaterThan(0)
  expect((await oddsOf(visitor, {})).json().outcomes).toMatchObject([{ name: 'Normal', probability: '1' }])
})

test('GEN-29 the looks are cut at the limit, and what remains is exact', async () => {
  const visitor = (await startApp('sqlite')).visitor()
  const sire = 'Pastel Enchi Fire Mojave Cinnamon Yellow Belly'
  const { outcomes, looks, rest } = (await oddsOf(visitor, { sire, dam: sire, limit: '5' })).json()
  expect([outcomes.length, looks, rest]).toEqual([5, 729, { looks: 724, probability: expect.any(String) }])
  const shown = outcomes.map(({ probability }: { probability: string }) => {
    const [n = 0, d = 1] = probability.split('/').map(Number)
    return n / d
  })
  const [n = 0, d = 1] = rest.probability.split('/').map(Number)
  expect(shown.reduce((all: number, one: number) => all + one, n / d)).toBeCloseTo(1, 12)
  expect(shown).toEqual([...shown].sort((a, b) => b - a))
})

const crowd = 'Pastel Spider Champagne Super Cinnamon'

test('GEN-34 genes that are told by weak sources are noticed, and worst warnings come first', async () => {
  const visitor = (await startApp('sqlite')).visitor()
  const { genes } = (await visitor.get(`/api/genetics/catalogue?species=${ball}`)).json()
  const weak = genes.find(
    ({ confidence, inheritance }: Record<string, string>) =>
      confidence === 'low' && inheritance === 'recessive',
  )
  const { notices } = (await oddsOf(visitor, { sire: weak.name })).json()
  expect(notices).toEqual([{ gene: weak.id, text: expect.stringContaining('disputed') }])
  const { warnings } = (await oddsOf(visitor, { sire: crowd, dam: 'Spider Champagne' })).json()
  const levels = warnings.map(({ level }: { level: string }) => level)
  const worstFirst = ['lethal', 'severe', 'moderate', 'caution']
  expect(levels.length).toBeGreaterThan(2)
  expect(levels).toEqual([...levels].sort((a, b) => worstFirst.indexOf(a) - worstFirst.indexOf(b)))
})

const refused: [what: string, parameter: string, asked: Record<string, string>][] = [
  ['a species that is not known', 'species', { species: 'Tiliqua' }],
  ['a father who is a female', 'sire', { sire: '0.1 Pastel' }],
  ['a mother who is a male', 'dam', { dam: 'male Pastel' }],
  ['three alleles', 'dam', { dam: 'Super Mojave Lesser' }],
  ['a target that is possible', 'target', { sire: 'Clown', target: '66% het Clown' }],
  ['a target that means nothing', 'target', { sire: 'Clown', target: 'glitter' }],
  ['a target that is line-bred or wild type', 'target', { sire: 'Clown', target: 'Normal' }],
  ['no egg', 'eggs', { eggs: '0' }],
  ['61 eggs', 'eggs', { eggs: '61' }],
  ['no look', 'limit', { limit: '0' }],
  ['201 looks', 'limit', { limit: '201' }],
  ['501 characters', 'sire', { sire: 'a'.repeat(501) }],
  ['501 characters of a target', 'target', { target: 'a'.repeat(501) }],
]

test.each(refused)('GEN-48 %s is refused, naming %s', async (_what, parameter, asked) => {
  const visitor = (await startApp('sqlite')).visitor()
  const answer = await oddsOf(visitor, asked)
  expect([answer.status, Object.keys(answer.json().errors)]).toEqual([400, [parameter]])
})

test('GEN-61 genes at more than 24 loci are refused, and 24 with all that may be asked are answered in time', async () => {
  const visitor = (await startApp('sqlite')).visitor()
  const { genes } = (await visitor.get(`/api/genetics/catalogue?species=${ball}`)).json()
  const recessives: string[] = genes
    .filter(
      ({ inheritance, complex }: Record<string, string>) => inheritance === 'recessive' && complex === null,
    )
    .map(({ name }: { name: string }) => name)
  const hets = (from: number, to: number) => `66% het ${recessives.slice(from, to).join(', ')}`
  const tooMany = await oddsOf(visitor, { sire: hets(0, 13), dam: hets(13, 25) })
  expect([tooMany.status, Object.keys(tooMany.json().errors)]).toEqual([400, ['dam']])
  const sire = hets(0, 24)
  expect(sire.length).toBeLessThanOrEqual(500)
  const target = recessives.slice(0, 24).join(', ')
  const begun = performance.now()
  const answer = await oddsOf(visitor, { sire, dam: sire, target, eggs: '60', limit: '200' })
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  expect(answer.json().looks).toBe(2 ** 24)
  expect(performance.now() - begun).toBeLessThan(5000)
})

onBothDatabases('morph texts', (dialect) => {
  test('GEN-52 are read in their order for a keeper, and nothing is stored', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect)
    const keeper = await newKeeper()
    const before = (await keeper.get('/api/animals?limit=1')).headers.get('etag')
    const body = { species: 'ball python', texts: ['Pastel 66% het Clwn', 'BEL', '', '0.1 Clown'] }
    const answer = await keeper.post('/api/genetics/readings', body)
    expect(answer.status, answer.text).toBe(200)
    const [first, second, third, fourth] = answer.json().readings
    const unsaid = {
      ...{ laboratory: null, testedOn: null, marker: null },
      ...{ file: null, statedBy: null, note: null },
    }
    expect(first).toMatchObject({
      ...{ text: 'Pastel 66% het Clwn', verdict: 'unknown', sex: null, name: 'Pastel', tradeName: null },
      unknown: [{ text: 'Clwn', start: 15, end: 19, suggestions: ['Clown'] }],
      entries: [
        {
          ...{ gene: 'bp-pastel', copies: 1, chance: '1', maker: null, percent: null },
          ...{ evidence: 'visual', ...unsaid },
        },
      ],
    })
    expect(second).toMatchObject({ verdict: 'ask', questions: [{ kind: 'which', text: 'BEL' }] })
    expect(third).toMatchObject({ verdict: 'empty', entries: [] })
    expect(fourth).toMatchObject({ verdict: 'clear', sex: 'female', name: 'Clown' })
    const nowhere = await keeper.post('/api/genetics/readings', { species: 'Tiliqua', texts: ['Clown'] })
    expect(nowhere.json().readings).toMatchObject([{ verdict: 'no-catalogue', entries: [] }])
    expect((await keeper.get('/api/animals?limit=1')).headers.get('etag')).toBe(before)
    expect((await visitor().post('/api/genetics/readings', body)).status).toBe(401)
    for (const texts of [[], ['a'.repeat(501)], Array(201).fill('')])
      expect((await keeper.post('/api/genetics/readings', { species: ball, texts })).status).toBe(400)
  })
})

test('GEN-61 200 texts of 500 characters that mean nothing keep nobody else waiting', async () => {
  const { keeper: newKeeper, visitor } = await startApp('sqlite')
  const keeper = await newKeeper()
  const texts = Array.from({ length: 200 }, (_none, at) => 'xq, jw; '.repeat(62).slice(0, 490) + at)
  let isDone = false
  const reading = keeper.post('/api/genetics/readings', { species: ball, texts }).then((answer) => {
    isDone = true
    return answer
  })
  let others = 0
  while (!isDone) {
    expect((await visitor().get('/healthz')).status).toBe(200)
    others++
  }
  expect((await reading).status).toBe(200)
  expect(others).toBeGreaterThan(3)
})
