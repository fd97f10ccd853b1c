import { area, counted, fresh } from '../kernel/area.ts'
import { eggsContract } from './eggs.contract.ts'
import { eggFields } from './eggs.fields.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    eggs: true
  }
}

export const eggsArea = area({
  records: [
    {
      kind: 'eggs',
      table: 'egg',
      fields: eggFields,
      texts: ['projectName'],
      derived: { version: fresh, numberKey: counted, expectedDay: counted, updatedAt: fresh },
    },
  ],
  contracts: [eggsContract],
})
