import type { Catalogue } from '../gene.ts'

/** Genes of milk snakes. */
export const lampropeltisTriangulum: Catalogue = {
  species: 'Lampropeltis triangulum',
  sexSystem: 'ZZ/ZW',
  genes: [
    {
      id: 'ms-albino',
      name: 'Albino',
      aliases: ['Amelanistic'],
      inheritance: 'recessive',
      confidence: 'high',
      sources: ['MP'],
    },
    {
      id: 'ms-anerythristic',
      name: 'Anerythristic',
      aliases: ['Anery'],
      inheritance: 'recessive',
      confidence: 'high',
      sources: ['MP'],
    },
    { id: 'ms-hypo', name: 'Hypo', inheritance: 'recessive', confidence: 'high', sources: ['MP'] },
    { id: 'ms-tangerine', name: 'Tangerine', inheritance: 'polygenic', confidence: 'high', sources: ['MP'] },
    { id: 'ms-striped', name: 'Striped', inheritance: 'unknown', confidence: 'low', sources: ['MP'] },
  ],
  complexes: [],
  combos: [
    { name: 'Snow', copies: { 'ms-albino': 2, 'ms-anerythristic': 2 }, confidence: 'medium' },
    { name: 'Ghost', copies: { 'ms-hypo': 2, 'ms-anerythristic': 2 }, confidence: 'medium' },
  ],
  riskPairs: [],
}
