import { area, counted, fresh } from '../kernel/area.ts'
import { incubatorsContract } from './incubators.contract.ts'
import { boxFields, incubatorFields } from './incubators.fields.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    incubators: true
    boxes: true
  }
}

/** Incubators and boxes stand after places and before the clutches and eggs that lie in them. */
export const incubationArea = area({
  records: [
    {
      kind: 'incubators',
      table: 'incubator',
      fields: incubatorFields,
      derived: { version: fresh, nameKey: counted },
    },
    {
      kind: 'boxes',
      table: 'incubatorBox',
      fields: boxFields,
      belongsTo: { column: 'incubatorId', kind: 'incubators' },
      derived: { version: fresh, nameKey: counted },
    },
  ],
  contracts: [incubatorsContract],
})
