import type { Catalogue } from '../gene.ts'

/** Genes of blood pythons. */
export const pythonBrongersmai: Catalogue = {
  species: 'Python brongersmai',
  sexSystem: 'XX/XY',
  genes: [
    {
      id: 'st-t-plus-albino',
      name: 'T+ Albino',
      inheritance: 'recessive',
      confidence: 'medium',
      sources: ['MP'],
    },
    {
      id: 'st-t-minus-albino',
      name: 'T- Albino',
      inheritance: 'recessive',
      confidence: 'medium',
      sources: ['MP'],
    },
    {
      id: 'st-matrix',
      name: 'Matrix',
      inheritance: 'incomplete_dominant',
      superName: 'Ivory',
      confidence: 'high',
      sources: ['MP', 'VPI'],
    },
    {
      id: 'st-batik',
      name: 'Batik',
      inheritance: 'incomplete_dominant',
      superName: 'Super Batik',
      confidence: 'medium',
      sources: ['MP'],
    },
    {
      id: 'st-golden-eye',
      name: 'Golden Eye',
      inheritance: 'incomplete_dominant',
      confidence: 'medium',
      sources: ['MP'],
    },
    {
      id: 'st-pollen',
      name: 'Pollen',
      inheritance: 'incomplete_dominant',
      confidence: 'low',
      sources: ['MP'],
    },
    {
      id: 'st-caramel-albino-vpi',
      name: 'Caramel Albino (VPI)',
      inheritance: 'incomplete_dominant',
      confidence: 'low',
      sources: ['MP'],
    },
  ],
  complexes: [],
  combos: [],
  riskPairs: [],
}
