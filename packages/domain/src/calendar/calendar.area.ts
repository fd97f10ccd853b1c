import { area, counted, fresh } from '../kernel/area.ts'
import { calendarContract } from './calendar.contract.ts'
import { eventFields } from './calendar.fields.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    events: true
  }
}

export const calendarArea = area({
  records: [
    {
      kind: 'events',
      table: 'event',
      fields: eventFields,
      texts: ['remindedThrough'],
      derived: {
        version: fresh,
        lastDate: counted,
        dueOn: counted,
        dueAt: counted,
        removedAt: 'deleted events are left out',
      },
    },
  ],
  contracts: [calendarContract],
})
