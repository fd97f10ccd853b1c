import { area, counted, fresh } from '../kernel/area.ts'
import { geneticsCatalogueContract } from './genetics-catalogue.contract.ts'
import { genotypeContract } from './genotype.contract.ts'
import { keeperGenesContract } from './keeper-genes.contract.ts'
import { geneChangeFields, ownGeneFields, ownWordFields } from './own-genes.fields.ts'
import { pairSearchContract } from './pair-search.contract.ts'
import { reviewContract } from './review.contract.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    genotypes: true
    genes: true
    'gene-changes': true
    'gene-words': true
  }
}

export const geneticsArea = area({
  records: [
    {
      kind: 'genotypes',
      table: 'genotype',
      fields: {},
      belongsTo: { column: 'animalId', kind: 'animals' },
      // The list of entries, as JSON; decision 0071 tells why it is one column.
      texts: ['entries'],
      json: ['entries'],
      derived: { version: fresh, forms: counted, reviewId: fresh },
    },
    // How a gene is passed on, as JSON; decision 0073.
    {
      kind: 'genes',
      table: 'ownGene',
      fields: ownGeneFields,
      texts: ['definition'],
      json: ['definition'],
      derived: {},
    },
    {
      kind: 'gene-changes',
      table: 'geneChange',
      fields: geneChangeFields,
      texts: ['definition'],
      json: ['definition'],
      derived: {},
    },
    { kind: 'gene-words', table: 'geneWord', fields: ownWordFields, derived: {} },
  ],
  contracts: [
    genotypeContract,
    geneticsCatalogueContract,
    pairSearchContract,
    reviewContract,
    keeperGenesContract,
  ],
})
