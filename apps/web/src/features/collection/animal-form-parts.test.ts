import { expect, test } from 'vitest'
import { animalParts } from './animal-form-parts.tsx'
import { emptyAnimalForm } from './animal-form-values.ts'

test('R13 every field of the animal form and every gallery belongs to one part that is decided', () => {
  const decided = animalParts.flatMap(({ fields }) => fields)
  expect(decided.toSorted()).toEqual([...Object.keys(emptyAnimalForm), 'own', 'father', 'mother'].sort())
})
