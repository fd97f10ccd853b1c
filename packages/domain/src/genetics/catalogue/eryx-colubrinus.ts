import type { Catalogue } from '../gene.ts'

/** Genes of Kenyan sand boas. */
export const eryxColubrinus: Catalogue = {
  species: 'Eryx colubrinus',
  sexSystem: 'unknown',
  genes: [
    { id: 'sb-albino', name: 'Albino', inheritance: 'recessive', confidence: 'high', sources: ['MP', 'SBG'] },
    {
      id: 'sb-anery',
      name: 'Anery',
      aliases: ['Anerythristic'],
      inheritance: 'recessive',
      confidence: 'high',
      sources: ['MP', 'SBG'],
    },
    {
      id: 'sb-paradox-albino',
      name: 'Paradox Albino',
      inheritance: 'recessive',
      confidence: 'medium',
      sources: ['MP', 'SBG'],
    },
    { id: 'sb-hypo', name: 'Hypo', inheritance: 'recessive', confidence: 'medium', sources: ['SBG'] },
    { id: 'sb-splash', name: 'Splash', inheritance: 'recessive', confidence: 'medium', sources: ['SBG'] },
    { id: 'sb-paint', name: 'Paint', inheritance: 'recessive', confidence: 'medium', sources: ['SBG'] },
    { id: 'sb-gene-x', name: 'Gene X', inheritance: 'recessive', confidence: 'low', sources: ['MP'] },
    {
      id: 'sb-stripe',
      name: 'Stripe',
      aliases: ['Rufescens stripe'],
      inheritance: 'dominant',
      confidence: 'medium',
      sources: ['MP', 'SBG'],
    },
    { id: 'sb-nuclear', name: 'Nuclear', inheritance: 'polygenic', confidence: 'medium', sources: ['SBG'] },
    {
      id: 'sb-dodoma',
      name: 'Dodoma',
      inheritance: 'polygenic',
      confidence: 'medium',
      sources: ['MP', 'SBG'],
    },
  ],
  complexes: [],
  combos: [{ name: 'Snow', copies: { 'sb-albino': 2, 'sb-anery': 2 }, confidence: 'medium' }],
  riskPairs: [],
}
