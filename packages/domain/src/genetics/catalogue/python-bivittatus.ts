import type { Catalogue } from '../gene.ts'

/** Genes of burmese pythons. */
export const pythonBivittatus: Catalogue = {
  species: 'Python bivittatus',
  sexSystem: 'XX/XY',
  genes: [
    { id: 'bu-albino', name: 'Albino', inheritance: 'recessive', confidence: 'high', sources: ['MP'] },
    { id: 'bu-granite', name: 'Granite', inheritance: 'recessive', confidence: 'high', sources: ['MP'] },
    { id: 'bu-labyrinth', name: 'Labyrinth', inheritance: 'recessive', confidence: 'high', sources: ['MP'] },
    {
      id: 'bu-patternless',
      name: 'Patternless',
      aliases: ['Green'],
      inheritance: 'recessive',
      confidence: 'high',
      sources: ['MP'],
    },
    { id: 'bu-piebald', name: 'Piebald', inheritance: 'recessive', confidence: 'medium', sources: ['MP'] },
    {
      id: 'bu-hypo',
      name: 'Hypo',
      inheritance: 'incomplete_dominant',
      superName: 'Super Hypo',
      confidence: 'medium',
      sources: ['MP'],
    },
    { id: 'bu-caramel', name: 'Caramel', inheritance: 'recessive', confidence: 'low', sources: ['FR'] },
  ],
  complexes: [],
  combos: [{ name: 'Albino Granite', copies: { 'bu-albino': 2, 'bu-granite': 2 }, confidence: 'medium' }],
  riskPairs: [],
}
