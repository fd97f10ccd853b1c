import { fields } from '../kernel/record-fields.ts'
import { geneLimits, longestMorph } from './genetics-limits.rules.ts'

const species = { kind: 'text', label: 'Species', max: 200, absent: 'Please name a species' } as const

/** What of an own gene stands beside its definition, which is one text (decision 0073). */
export const ownGeneFields = fields({
  species,
  name: { kind: 'text', label: 'Name', max: geneLimits.name, absent: 'Please name the gene' },
  /** Stands in its id, `own-7`; an archive keeps it. */
  number: {
    kind: 'number',
    label: 'Number',
    ...{ least: 1, most: Number.MAX_SAFE_INTEGER, isWhole: true, blank: 1, isOutsideForms: true },
    messages: { notNumber: 'A number of a gene is whole' },
  },
})

/** Which gene of the catalogue a keeper changed. */
export const geneChangeFields = fields({
  gene: { kind: 'text', label: 'Gene', max: geneLimits.id, absent: 'Please name the gene' },
})

/** A word of a keeper and what it stands for. */
export const ownWordFields = fields({
  species,
  word: { kind: 'text', label: 'Word', max: geneLimits.name, absent: 'Please name the word' },
  text: { kind: 'text', label: 'Text', max: longestMorph, blank: '' },
})
