import type { Sex } from '@clutchbook/domain/collection/collection.rules'

/** What of an animal its genes are shown with. */
export type GenesAnimal = {
  readonly id: number
  readonly name: string
  readonly species: string
  readonly sex: Sex
  readonly morph: string | null
}
