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
      shown: ['placeId', 'clutchId'],
      derived: {
        version: fresh,
        searchText: counted,
        customIdKey: counted,
        profileMediaId: counted,
        weightGrams: counted,
        lastFedOn: 'follows from the records of the animal',
        clutchId: 'follows from the links of the animal',
        placeId: 'follows from the moves of the animal',
        recordsTag: 'is written anew where the records of the animal are',
      },
    },
    {
      kind: 'records',
      table: 'animalRecord',
      fields: recordFields,
      belongsTo: { column: 'animalId', kind: 'animals' },
      orTo: { column: 'placeId', kind: 'places' },
      // What was done in fields of its kind, as JSON; decision 0070 tells why it is one column.
      texts: ['data'],
      json: ['data'],
      derived: {
        ...{ version: fresh, typeKey: counted, mealOn: counted, outcome: counted, openKind: counted },
        movedTo: counted,
        effects: 'what a record did elsewhere is not done again where it is moved to',
      },
    },
  ],
  contracts: [collectionContract, severalAnimalsContract, animalRecordsContract],
})
