import { animalLimits } from '../collection/collection.rules.ts'
import { fields } from '../kernel/record-fields.ts'
import { ancestorRelations, unknownName } from './lineage.rules.ts'

const text = { kind: 'text', max: animalLimits.text, blank: null } as const

/** Every field of a custom ancestor that a keeper writes. */
export const ancestorFields = fields({
  relation: {
    kind: 'choice',
    label: 'Type',
    of: ancestorRelations,
    unknown: 'Please choose grandfather, grandmother, great-grandfather, great-grandmother or ancestor',
  },
  /** A blank name becomes Unknown (LIN-16). */
  name: { kind: 'text', label: 'Name', max: animalLimits.name, blank: unknownName },
  morph: { ...text, label: 'Morph/traits' },
  source: { ...text, label: 'Source' },
  producedBy: { ...text, label: 'Produced by' },
  photos: { kind: 'gallery', label: 'Photos' },
})
