import { describe, expect, test } from 'vitest'
import { pythonRegius } from './catalogue/python-regius.ts'
import { keeperCatalogue } from './keeper-catalogue.rules.ts'
import type { GeneDefinition, KeeperGenes, OwnGene } from './keeper-genes.ts'
import { genomeOf } from './locus.rules.ts'
import { readMorph } from './morph-reader.rules.ts'

const plain: GeneDefinition = {
  inheritance: 'incomplete_dominant',
  ...{ dominance: null, sexLinkage: null, superName: null, complex: null, lethalHomozygous: false },
}

const ownGene = (number: number, name: string, said: Partial<GeneDefinition> = {}): OwnGene => ({
  ...{ id: `own-${number}`, name, aliases: [], note: null },
  definition: { ...plain, ...said },
})

const nothing: KeeperGenes = { own: [], changes: new Map(), words: [] }

function genomeWith(said: Partial<KeeperGenes>, shipped = true) {
  const catalogue = keeperCatalogue(shipped ? pythonRegius : null, 'Boaedon', { ...nothing, ...said })
  if (!catalogue) throw new Error('no genes are known')
  return genomeOf(catalogue)
}

describe('the genes of a species as a keeper knows them', () => {
  test('GEN-06 are those of the catalogue itself where the keeper says nothing, and none without any', () => {
    expect(keeperCatalogue(pythonRegius, 'Python regius', nothing)).toBe(pythonRegius)
    expect(keeperCatalogue(null, 'Boaedon', nothing)).toBeNull()
  })

  test('GEN-02 GEN-06 own genes are read beside the catalogue, and alone where there is none', () => {
    const own = [ownGene(7, 'Ashfall')]
    expect(readMorph(genomeWith({ own }), 'Super Ashfall het Clown')).toMatchObject({
      verdict: 'clear',
      entries: [
        { gene: 'bp-clown', copies: 1 },
        { gene: 'own-7', copies: 2 },
      ],
    })
    expect(readMorph(genomeWith({ own }, false), 'Ashfall').entries).toMatchObject([{ gene: 'own-7' }])
  })

  test('GEN-06 a change holds for what it names alone, and marks its gene', () => {
    const changes = new Map([['bp-clown', { inheritance: 'dominant' as const }]])
    const changed = genomeWith({ changes }).genesById.get('bp-clown')
    const shipped = genomeOf(pythonRegius).genesById.get('bp-clown')
    expect(changed).toEqual({ ...shipped, inheritance: 'dominant', ofKeeper: 'changed' })
    expect(shipped?.inheritance).toBe('recessive')
  })

  test('GEN-06 what only a sex-linked gene has goes where the keeper says that it is none', () => {
    const changes = new Map([['bp-banana', { inheritance: 'incomplete_dominant' as const }]])
    const genome = genomeWith({ changes })
    expect(genome.locusOf('bp-banana')?.linkage).toBe('autosomal')
    expect(genomeOf(pythonRegius).locusOf('bp-banana')?.linkage).toBe('recombining')
  })

  test('GEN-07 a gene shares the locus of the complex or own gene that it names, along a chain too', () => {
    const genome = genomeWith({
      own: [
        ownGene(1, 'Ashfall'),
        ownGene(2, 'Emberfall', { complex: 'own-1' }),
        ownGene(3, 'Cinderfall', { complex: 'own-2' }),
        ownGene(4, 'Milk', { complex: genomeOf(pythonRegius).locusOf('bp-mojave')?.id ?? '' }),
      ],
      changes: new Map([['bp-clown', { complex: 'own-3' }]]),
    })
    const idsWith = (gene: string) => genome.locusOf(gene)?.genes.map(({ id }) => id)
    expect(idsWith('own-1')).toEqual(['bp-clown', 'own-1', 'own-2', 'own-3'])
    expect(idsWith('bp-mojave')).toContain('own-4')
  })

  test('GEN-07 null sets a gene apart, and a circle of own genes is one locus', () => {
    const apart = genomeWith({ changes: new Map([['bp-mojave', { complex: null }]]) })
    expect(apart.locusOf('bp-mojave')?.genes).toHaveLength(1)
    const circle = genomeWith({
      own: [
        ownGene(1, 'Ashfall', { complex: 'own-3' }),
        ownGene(2, 'Emberfall', { complex: 'own-3' }),
        ownGene(3, 'Cinderfall', { complex: 'own-2' }),
      ],
    })
    expect(circle.locusOf('own-1')?.genes).toHaveLength(3)
  })

  test('GEN-04 a suspected complex counts as apart until the keeper names it', () => {
    const suspected = pythonRegius.complexes.find(({ kind }) => kind === 'suspected_allelic')
    const member = pythonRegius.genes.find(({ complex }) => complex === suspected?.id)
    if (!suspected || !member) throw new Error('the catalogue suspects nothing')
    expect(genomeOf(pythonRegius).locusOf(member.id)?.genes).toHaveLength(1)
    const genome = genomeWith({ own: [ownGene(1, 'Ashfall', { complex: suspected.id })] })
    expect(genome.locusOf('own-1')?.genes).toContainEqual(member)
  })
})

describe('own words', () => {
  const words = [
    { word: 'Pinhead', text: 'Super Pastel het Clown' },
    { word: 'Klaun', text: 'Clown' },
    { word: 'nice one', text: '' },
  ]
  const genome = genomeWith({ words })

  test('GEN-15 GEN-20 stand for their texts, and an empty one for nothing', () => {
    expect(readMorph(genome, 'Pinhead, nice-one').entries).toMatchObject([
      { gene: 'bp-clown', copies: 1 },
      { gene: 'bp-pastel', copies: 2 },
    ])
    expect(readMorph(genome, 'nice one')).toMatchObject({ verdict: 'clear', entries: [] })
  })

  test('GEN-16 GEN-20 what stands before a word holds for what it stands for', () => {
    expect(readMorph(genome, '66% het Klaun').entries).toMatchObject([{ gene: 'bp-clown', copies: 1 }])
  })

  test('GEN-19 GEN-20 other words are told with their place in the text as sent, and no name goes across a word', () => {
    expect(readMorph(genome, 'Pinhead Foo').unknown).toMatchObject([{ text: 'Foo', start: 8, end: 11 }])
    expect(readMorph(genome, 'Yellow nice one Belly').verdict).toBe('unknown')
    expect(readMorph(genome, 'Yellow Belly').verdict).toBe('clear')
  })
})
