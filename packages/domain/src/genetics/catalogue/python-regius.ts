import type { Catalogue } from '../gene.ts'
import { combos, riskPairs } from './python-regius-combos.ts'
import { leucistics } from './python-regius-leucistics.ts'
import { recessives } from './python-regius-recessives.ts'
import { series } from './python-regius-series.ts'
import { singles } from './python-regius-singles.ts'

/** Genes of ball pythons. */
export const pythonRegius: Catalogue = {
  species: 'Python regius',
  sexSystem: 'XX/XY',
  genes: [...recessives, ...leucistics, ...series, ...singles],
  complexes: [
    {
      id: 'bp-tyr',
      name: 'Albino complex (TYR)',
      kind: 'allelic',
      confidence: 'medium',
      compounds: [{ name: 'Candino', alleles: ['bp-albino', 'bp-candy'] }],
    },
    {
      id: 'bp-tyrp1',
      name: 'Ultramel / Monarch (TYRP1)',
      kind: 'suspected_allelic',
      confidence: 'low',
      compounds: [],
    },
    {
      id: 'bp-clown',
      name: 'Clown complex',
      kind: 'allelic',
      confidence: 'medium',
      compounds: [{ name: 'Crypton', alleles: ['bp-clown', 'bp-cryptic'] }],
    },
    {
      id: 'bp-bel',
      name: 'Blue-eyed leucistic (BEL) complex',
      kind: 'allelic',
      confidence: 'high',
      compounds: [
        { name: 'Blue-Eyed Leucistic', alleles: ['bp-lesser', 'bp-mojave'], aliases: ['BEL', 'BluEL'] },
        { name: 'Blue-Eyed Leucistic', alleles: ['bp-butter', 'bp-mojave'], aliases: ['BEL', 'BluEL'] },
        { name: 'Blue-Eyed Leucistic', alleles: ['bp-lesser', 'bp-russo'], aliases: ['BEL', 'BluEL'] },
        { name: 'Blue-Eyed Leucistic', alleles: ['bp-lesser', 'bp-butter'], aliases: ['BEL', 'BluEL'] },
        { name: 'Crystal', alleles: ['bp-mojave', 'bp-special'] },
        { name: 'Mystic Potion', alleles: ['bp-mojave', 'bp-mystic'] },
        { name: 'Purple Passion', alleles: ['bp-mojave', 'bp-phantom'] },
        { name: 'Platinum Daddy', alleles: ['bp-lesser', 'bp-daddy'] },
      ],
    },
    {
      id: 'bp-blkel',
      name: 'Black-eyed leucistic (Fire) complex',
      kind: 'allelic',
      confidence: 'medium',
      compounds: [{ name: 'Vanilla Cream', alleles: ['bp-fire', 'bp-vanilla'] }],
    },
    {
      id: 'bp-yb',
      name: 'Yellow Belly complex',
      kind: 'allelic',
      confidence: 'high',
      compounds: [
        { name: 'Super Stripe', alleles: ['bp-yellow-belly', 'bp-specter'] },
        { name: 'Highway', alleles: ['bp-yellow-belly', 'bp-gravel'] },
        { name: 'Freeway', alleles: ['bp-yellow-belly', 'bp-asphalt'] },
        { name: 'Puma', alleles: ['bp-yellow-belly', 'bp-spark'] },
      ],
    },
    {
      id: 'bp-8ball',
      name: '8-Ball complex',
      kind: 'allelic',
      confidence: 'high',
      compounds: [{ name: '8-Ball', alleles: ['bp-cinnamon', 'bp-black-pastel'] }],
    },
    {
      id: 'bp-spider',
      name: 'Spider complex',
      kind: 'allelic',
      confidence: 'medium',
      compounds: [{ name: 'Spiderhead', alleles: ['bp-spider', 'bp-black-head'] }],
    },
    {
      id: 'bp-od',
      name: 'Orange Dream complex',
      kind: 'suspected_allelic',
      confidence: 'low',
      compounds: [],
    },
    { id: 'bp-mahogany', name: 'Mahogany complex', kind: 'allelic', confidence: 'medium', compounds: [] },
    { id: 'bp-acid', name: 'Acid complex', kind: 'allelic', confidence: 'medium', compounds: [] },
  ],
  combos,
  riskPairs,
}
