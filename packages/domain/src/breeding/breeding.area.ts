import { area, counted, fresh } from '../kernel/area.ts'
import { breedingContract } from './breeding.contract.ts'
import { projectFields } from './breeding.fields.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    'breeding-projects': true
  }
}

export const breedingArea = area({
  records: [
    {
      kind: 'breeding-projects',
      table: 'breedingProject',
      fields: projectFields,
      texts: ['maleName', 'maleMorph', 'femaleName', 'femaleMorph', 'species'],
      derived: { version: fresh, searchText: counted, isActive: counted },
    },
  ],
  contracts: [breedingContract],
})
