import { area, counted, fresh } from '../kernel/area.ts'
import { placesContract } from './places.contract.ts'
import { placeFields } from './places.fields.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    places: true
  }
}

/** Where animals are kept. It stands before the records that name places in their data. */
export const placesArea = area({
  records: [
    {
      kind: 'places',
      table: 'place',
      fields: placeFields,
      belongsTo: { column: 'withinId', kind: 'places' },
      derived: { version: fresh, codeKey: counted },
    },
  ],
  contracts: [placesContract],
})
