import type { Sex as AnimalSex } from '@clutchbook/domain/collection/collection.rules'
import type { Sex } from '@clutchbook/domain/genetics/gene'

/** The sex of an animal as far as it bears on its genes; null of one that is unsexed. */
export const sexOf = ({ sex }: { readonly sex: AnimalSex }): Sex | null =>
  sex === 'Unsexed' ? null : sex === 'Male' ? 'male' : 'female'
