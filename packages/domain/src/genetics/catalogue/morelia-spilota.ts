import type { Catalogue } from '../gene.ts'

/** Genes of carpet pythons. */
export const moreliaSpilota: Catalogue = {
  species: 'Morelia spilota',
  sexSystem: 'XX/XY',
  genes: [
    {
      id: 'cp-jaguar',
      name: 'Jaguar',
      aliases: ['Jag'],
      inheritance: 'incomplete_dominant',
      superName: 'Leucistic Jaguar',
      lethalHomozygous: true,
      harms: [
        { code: 'wobble', when: 'carrier' },
        { code: 'not-viable', when: 'two' },
      ],
      confidence: 'high',
      sources: ['MP', 'MPJ', 'CPA'],
    },
    {
      id: 'cp-zebra',
      name: 'Zebra',
      inheritance: 'incomplete_dominant',
      superName: 'Super Zebra',
      confidence: 'high',
      sources: ['MP'],
    },
    {
      id: 'cp-caramel',
      name: 'Caramel',
      inheritance: 'incomplete_dominant',
      superName: 'Super Caramel',
      confidence: 'high',
      sources: ['MP'],
    },
    {
      id: 'cp-hypo',
      name: 'Hypo',
      inheritance: 'incomplete_dominant',
      superName: 'Super Hypo',
      confidence: 'medium',
      sources: ['MP'],
    },
    { id: 'cp-granite', name: 'Granite', inheritance: 'recessive', confidence: 'high', sources: ['MP'] },
    {
      id: 'cp-albino',
      name: 'Albino',
      aliases: ['Darwin Albino'],
      inheritance: 'recessive',
      confidence: 'high',
      sources: ['MP'],
    },
    {
      id: 'cp-axanthic',
      name: 'Axanthic',
      inheritance: 'recessive',
      confidence: 'high',
      sources: ['MP', 'AQE'],
    },
    { id: 'cp-tiger', name: 'Tiger', inheritance: 'polygenic', confidence: 'medium', sources: ['MP'] },
    {
      id: 'cp-red-coastal',
      name: 'Red Coastal',
      inheritance: 'polygenic',
      confidence: 'medium',
      sources: ['MP'],
    },
  ],
  complexes: [],
  combos: [
    { name: 'Zebra Jag', copies: { 'cp-zebra': 1, 'cp-jaguar': 1 }, confidence: 'medium' },
    { name: 'Caramel Jag', copies: { 'cp-caramel': 1, 'cp-jaguar': 1 }, confidence: 'medium' },
  ],
  riskPairs: [
    {
      genes: ['cp-jaguar', 'cp-jaguar'],
      level: 'lethal',
      code: 'not-viable',
      confidence: 'high',
      sources: ['MPJ', 'CPA'],
    },
  ],
}
