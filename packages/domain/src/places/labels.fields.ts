import { fields } from '../kernel/record-fields.ts'
import { isLabelKey, labelKeyMessage } from './label-key.rules.ts'

const link = { kind: 'link', blank: null } as const

/** The key of a label, and the one record that it opens (PLC-12, SEA-23). */
export const labelFields = fields({
  key: {
    ...({ kind: 'text', label: 'Key', max: 12, absent: labelKeyMessage } as const),
    rule: (text) => (isLabelKey(text) ? null : labelKeyMessage),
  },
  animalId: { ...link, to: 'animals', label: 'Animal' },
  placeId: { ...link, to: 'places', label: 'Place' },
  breedingProjectId: { ...link, to: 'breeding-projects', label: 'Project' },
  clutchId: { ...link, to: 'clutches', label: 'Clutch' },
  incubatorId: { ...link, to: 'incubators', label: 'Incubator' },
  boxId: { ...link, to: 'boxes', label: 'Box' },
})
