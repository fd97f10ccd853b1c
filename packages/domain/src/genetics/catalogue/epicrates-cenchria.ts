import type { Catalogue } from '../gene.ts'

/** Genes of rainbow boas. */
export const epicratesCenchria: Catalogue = {
  species: 'Epicrates cenchria',
  sexSystem: 'unknown',
  genes: [
    {
      id: 'rb-hypo-lockwood',
      name: 'Hypo (Lockwood)',
      inheritance: 'recessive',
      confidence: 'medium',
      sources: ['MP'],
    },
    { id: 'rb-calico', name: 'Calico', inheritance: 'recessive', confidence: 'medium', sources: ['MP'] },
    { id: 'rb-pied', name: 'Pied', inheritance: 'recessive', confidence: 'medium', sources: ['MP'] },
    {
      id: 'rb-anery-sharp',
      name: 'Anery (Sharp)',
      inheritance: 'recessive',
      confidence: 'medium',
      sources: ['MP'],
    },
    {
      id: 'rb-albino-caramel',
      name: 'Albino (Caramel)',
      inheritance: 'recessive',
      confidence: 'low',
      sources: ['MP'],
    },
    {
      id: 'rb-albino-outback',
      name: 'Albino (Outback)',
      inheritance: 'recessive',
      confidence: 'low',
      sources: ['MP'],
    },
    { id: 'rb-pinstripe', name: 'Pinstripe', inheritance: 'recessive', confidence: 'low', sources: ['MP'] },
    {
      id: 'rb-candy-stripe',
      name: 'Candy Stripe',
      inheritance: 'incomplete_dominant',
      confidence: 'low',
      sources: ['MP'],
    },
  ],
  complexes: [],
  combos: [],
  riskPairs: [],
}
