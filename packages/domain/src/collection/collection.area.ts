import { area, counted, fresh } from '../kernel/area.ts'
import { animalRecordsContract } from './animal-records.contract.ts'
import { recordFields } from './animal-records.fields.ts'
import { collectionContract } from './collection.contract.ts'
import { animalFields } from './collection.fields.ts'
import { severalAnimalsContract } from './several-animals.contract.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    animals: true
    records: true
  }
}

export const collectionArea = area({
  records: [
    {
      kind: 'animals',
      table: 'animal',
      fields: animalFields,
      derived: {
        version: fresh,
        searchText: counted,
        customIdKey: counted,
        profileMediaId: counted,
        weightGrams: counted,
        lastFedOn: 'follows from the records of the animal',
      },
    },
    {
      kind: 'records',
      table: 'animalRecord',
      fields: recordFields,
      belongsTo: { column: 'animalId', kind: 'animals' },
      derived: { version: fresh, typeKey: counted, mealOn: counted },
    },
  ],
  contracts: [collectionContract, severalAnimalsContract, animalRecordsContract],
})
