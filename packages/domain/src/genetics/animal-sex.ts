import type { Sex as AnimalSex } from '../collection/collection.rules.ts'
import type { Sex } from './gene.ts'

/** The sex of an animal as far as it bears on its genes; null of one that is unsexed. */
export const sexOf = ({ sex }: { readonly sex: AnimalSex }): Sex | null =>
  sex === 'Unsexed' ? null : sex === 'Male' ? 'male' : 'female'
