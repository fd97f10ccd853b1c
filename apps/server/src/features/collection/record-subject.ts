/** What a record is of: an own animal or an own place; the number of the other is null. */
export type Subject = { readonly animalId: number | null; readonly placeId: number | null }

export const ofAnimal = (animalId: number): Subject => ({ animalId, placeId: null })

/** The animals among what records are of. */
export const animalsOf = (records: readonly Pick<Subject, 'animalId'>[]): number[] =>
  records.flatMap(({ animalId }) => (animalId === null ? [] : [animalId]))
