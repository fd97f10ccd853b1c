import { eggStayFields } from '../incubation/stays.fields.ts'
import { area } from '../kernel/area.ts'
import { clutchLogContract } from './clutch-log.contract.ts'
import { clutchEntryFields } from './clutch-log.fields.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    'clutch-entries': true
    'egg-stays': true
  }
}

/** The logs of clutches, and where clutches and eggs stood. They stand after the eggs that they tell of. */
export const clutchLogArea = area({
  records: [
    {
      kind: 'clutch-entries',
      table: 'clutchEntry',
      fields: clutchEntryFields,
      belongsTo: { column: 'clutchId', kind: 'clutches' },
      // What was found in which eggs, as JSON; they are only ever read together.
      texts: ['eggs'],
      json: ['eggs'],
      derived: {},
    },
    {
      kind: 'egg-stays',
      table: 'eggStay',
      fields: eggStayFields,
      belongsTo: { column: 'clutchId', kind: 'clutches' },
      orTo: { column: 'eggId', kind: 'eggs' },
      derived: {},
    },
  ],
  contracts: [clutchLogContract],
})
