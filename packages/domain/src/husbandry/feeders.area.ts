import { area, counted, fresh } from '../kernel/area.ts'
import { feederFields } from './feeder.fields.ts'
import { feedersContract } from './feeders.contract.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    feeders: true
  }
}

/** Food in stock. It stands before the records and plans that name it in their data. */
export const feedersArea = area({
  records: [
    { kind: 'feeders', table: 'feeder', fields: feederFields, derived: { version: fresh, likeKey: counted } },
  ],
  contracts: [feedersContract],
})
