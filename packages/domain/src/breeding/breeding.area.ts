import { area, counted, fresh } from '../kernel/area.ts'
import { breedingContract } from './breeding.contract.ts'
import { projectFields } from './breeding.fields.ts'
import { projectGenesContract } from './project-genes.contract.ts'
import { seasonSettingsContract } from './season-settings.contract.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    'breeding-projects': true
    'counted-young': true
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
    {
      kind: 'counted-young',
      table: 'countedYoung',
      fields: {},
      belongsTo: { column: 'breedingProjectId', kind: 'breeding-projects' },
      // The list of rows, as JSON; decision 0074.
      texts: ['young'],
      json: ['young'],
      derived: { version: fresh },
    },
  ],
  contracts: [breedingContract, projectGenesContract, seasonSettingsContract],
})
