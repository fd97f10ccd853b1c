import { expect, test } from 'vitest'
import { emptyAnimalForm } from './animal-form-values.ts'
import { animalParts } from './animal-merge.tsx'

test('R13 every field of the animal form and every gallery belongs to one part that is decided', () => {
  const decided = animalParts.flatMap(({ fields }) => fields)
  expect(decided.toSorted()).toEqual([...Object.keys(emptyAnimalForm), 'own', 'father', 'mother'].sort())
})
