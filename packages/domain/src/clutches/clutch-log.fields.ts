import { fields } from '../kernel/record-fields.ts'
import { clutchEntryKinds, clutchLogLimits, clutchLogMessages } from './clutch-log.rules.ts'

/** What an entry in the log of a clutch says, besides of which eggs (CLU-12). */
export const clutchEntryFields = fields({
  day: { kind: 'day', label: 'Day', absent: clutchLogMessages.day },
  kind: {
    ...({ kind: 'choice', label: 'What', of: clutchEntryKinds } as const),
    ...{ absent: clutchLogMessages.kind, unknown: clutchLogMessages.kind },
  },
  note: { kind: 'text', label: 'Note', max: clutchLogLimits.note, blank: null },
})
