import { expect, test } from 'vitest'
import { animalFields } from '../collection/collection.fields.ts'
import type { Field } from '../kernel/record-fields.ts'
import { sharedAnimal, sharedCard, sharedParent } from './sharing.schema.ts'

const publicNames = Object.entries<Field>(animalFields).flatMap(([name, { isPublic }]) =>
  isPublic ? [name] : [],
)

/** What a public page shows besides fields of the animal itself. */
const besides = ['id', 'father', 'mother', 'customAncestors', 'genotype']

test('SHR-61 strangers read the fields that say they may be public, and no others', () => {
  const shown = [sharedAnimal, sharedCard, sharedParent].flatMap(({ shape }) => Object.keys(shape))
  const fields = new Set(shown.filter((name) => !besides.includes(name)))
  expect([...fields].toSorted()).toEqual(publicNames.toSorted())
})
