import { fields } from '../kernel/record-fields.ts'

/** Of which species a keeper says figures of their own; the figures are one text beside it. */
export const speciesFiguresFields = fields({
  species: { kind: 'text', label: 'Species', max: 200, absent: 'Please name a species' },
})
