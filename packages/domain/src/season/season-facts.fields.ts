import { fields } from '../kernel/record-fields.ts'
import { factKinds, factLimits, factMessages } from './season-facts.rules.ts'

const size = { kind: 'number', blank: null } as const

/** Every field of a fact of a female's season that a keeper writes (SEA-02). Whose season it is is told beside it. */
export const seasonFactFields = fields({
  kind: {
    ...({ kind: 'choice', label: 'What', of: factKinds } as const),
    ...{ absent: factMessages.kind, unknown: factMessages.kind },
  },
  day: { kind: 'day', label: 'Day', absent: factMessages.day },
  time: { kind: 'time', label: 'Time', blank: null, notTime: factMessages.time },
  /** Of cooling its last day; of an introduction the day he was out. */
  until: { kind: 'day', label: 'Until', blank: null },
  maleId: { kind: 'link', to: 'animals', label: 'Male', blank: null },
  breedingProjectId: { kind: 'link', to: 'breeding-projects', label: 'Project', blank: null },
  /** Of follicles. */
  mm: {
    ...{ ...size, label: 'Size (mm)', least: factLimits.leastMm, most: factLimits.mm },
    messages: { notNumber: factMessages.mm },
  },
  /** The weight that is aimed at. */
  grams: {
    ...{ ...size, label: 'Weight (g)', least: factLimits.leastGrams, most: factLimits.grams },
    messages: { notNumber: factMessages.grams },
  },
  note: { kind: 'text', label: 'Note', max: factLimits.note, blank: null },
})
