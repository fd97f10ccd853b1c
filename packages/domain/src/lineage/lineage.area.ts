import { area, fresh } from '../kernel/area.ts'
import { ancestorFields } from './ancestor.fields.ts'
import { lineageContract } from './lineage.contract.ts'
import { offspringFields } from './offspring.fields.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    ancestors: true
    offspring: true
  }
}

export const lineageArea = area({
  records: [
    {
      kind: 'ancestors',
      table: 'ancestor',
      fields: ancestorFields,
      belongsTo: { column: 'animalId', kind: 'animals' },
      derived: { version: fresh },
    },
    { kind: 'offspring', table: 'offspring', fields: offspringFields, derived: {} },
  ],
  contracts: [lineageContract],
})
