import { area, counted, fresh } from '../kernel/area.ts'
import { clutchesContract } from './clutches.contract.ts'
import { clutchFields, clutchSireFields } from './clutches.fields.ts'
import { clutchHatchContract } from './hatch.contract.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    clutches: true
    'clutch-sires': true
  }
}

/** Clutches stand before the eggs that lie in them. */
export const clutchesArea = area({
  records: [
    {
      kind: 'clutches',
      table: 'clutch',
      fields: clutchFields,
      // Of a project or a female that was deleted; the statuses between which it moved its project, null where it moved none.
      texts: ['projectName', 'femaleName', 'femaleMorph', 'species', 'movedFrom', 'movedTo'],
      derived: { version: fresh, codeKey: counted },
    },
    {
      kind: 'clutch-sires',
      table: 'clutchSire',
      fields: clutchSireFields,
      belongsTo: { column: 'clutchId', kind: 'clutches' },
      texts: ['name', 'morph'],
      derived: {},
    },
  ],
  contracts: [clutchesContract, clutchHatchContract],
})
