import { area, counted, fresh } from '../kernel/area.ts'
import { geneticsCatalogueContract } from './genetics-catalogue.contract.ts'
import { genotypeContract } from './genotype.contract.ts'
import { pairSearchContract } from './pair-search.contract.ts'
import { reviewContract } from './review.contract.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    genotypes: true
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
      derived: { version: fresh, forms: counted, reviewId: fresh },
    },
  ],
  contracts: [genotypeContract, geneticsCatalogueContract, pairSearchContract, reviewContract],
})
