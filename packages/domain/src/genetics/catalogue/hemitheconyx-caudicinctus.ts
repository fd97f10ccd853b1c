import type { Catalogue } from '../gene.ts'

/** Genes of African fat-tailed geckos. */
export const hemitheconyxCaudicinctus: Catalogue = {
  species: 'Hemitheconyx caudicinctus',
  sexSystem: 'TSD',
  genes: [
    {
      id: 'aft-amelanistic',
      name: 'Amelanistic',
      aliases: ['Amel', 'Albino'],
      inheritance: 'recessive',
      confidence: 'high',
      sources: ['MP'],
    },
    {
      id: 'aft-caramel',
      name: 'Caramel',
      aliases: ['Caramel Albino'],
      inheritance: 'recessive',
      confidence: 'high',
      sources: ['MP'],
    },
    { id: 'aft-ghost', name: 'Ghost', inheritance: 'recessive', confidence: 'medium', sources: ['MP'] },
    { id: 'aft-oreo', name: 'Oreo', inheritance: 'recessive', confidence: 'high', sources: ['MP'] },
    {
      id: 'aft-patternless',
      name: 'Patternless',
      inheritance: 'recessive',
      confidence: 'high',
      sources: ['MP'],
    },
    { id: 'aft-stinger', name: 'Stinger', inheritance: 'recessive', confidence: 'medium', sources: ['MP'] },
    { id: 'aft-zero', name: 'Zero', inheritance: 'recessive', confidence: 'medium', sources: ['MP'] },
    { id: 'aft-zulu', name: 'Zulu', inheritance: 'recessive', confidence: 'high', sources: ['MP'] },
    {
      id: 'aft-white-out',
      name: 'White Out',
      aliases: ['Whiteout', 'WO'],
      inheritance: 'incomplete_dominant',
      lethalHomozygous: null,
      harms: [{ code: 'no-known-super', when: 'two' }],
      confidence: 'high',
      sources: ['MP', 'TS2'],
    },
    {
      id: 'aft-stripe',
      name: 'Stripe',
      aliases: ['Striped'],
      inheritance: 'dominant',
      confidence: 'high',
      sources: ['MP'],
    },
    { id: 'aft-jungle', name: 'Jungle', inheritance: 'polygenic', confidence: 'medium', sources: ['MP'] },
    { id: 'aft-tangerine', name: 'Tangerine', inheritance: 'polygenic', confidence: 'low', sources: ['FK'] },
  ],
  complexes: [],
  combos: [{ name: 'White Out Oreo', copies: { 'aft-white-out': 1, 'aft-oreo': 2 }, confidence: 'medium' }],
  riskPairs: [
    {
      genes: ['aft-white-out', 'aft-white-out'],
      level: 'caution',
      code: 'no-known-super',
      confidence: 'low',
      sources: ['FK'],
    },
  ],
}
