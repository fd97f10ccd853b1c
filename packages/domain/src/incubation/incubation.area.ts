import { area, counted, fresh } from '../kernel/area.ts'
import { alarmsContract } from './alarms.contract.ts'
import { incubatorsContract } from './incubators.contract.ts'
import { boxFields, incubatorFields } from './incubators.fields.ts'
import { readingImportsContract } from './reading-imports.contract.ts'
import { readingsContract } from './readings.contract.ts'
import { readingHourFields } from './readings.fields.ts'
import { boxStayFields } from './stays.fields.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    incubators: true
    boxes: true
    'box-stays': true
    readings: true
  }
}

/** The sums of the readings of an hour. */
const sums = {
  ...{ n: counted, firstAt: counted },
  ...{ temperatureN: counted, temperatureSum: counted, temperatureMin: counted, temperatureMax: counted },
  ...{ humidityN: counted, humiditySum: counted, humidityMin: counted, humidityMax: counted },
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
    {
      kind: 'box-stays',
      table: 'boxStay',
      fields: boxStayFields,
      belongsTo: { column: 'boxId', kind: 'boxes' },
      derived: {},
    },
    {
      kind: 'readings',
      table: 'readingHour',
      fields: readingHourFields,
      belongsTo: { column: 'incubatorId', kind: 'incubators' },
      orTo: { column: 'boxId', kind: 'boxes' },
      texts: ['readings'],
      derived: sums,
    },
  ],
  contracts: [incubatorsContract, readingsContract, readingImportsContract, alarmsContract],
})
