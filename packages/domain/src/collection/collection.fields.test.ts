import { expect, test } from 'vitest'
import type { Field } from '../kernel/record-fields.ts'
import { animalFields } from './collection.fields.ts'
import { animalCard } from './collection.schema.ts'

/** What an animal has that no keeper writes. */
const unwritten = ['id', 'userId', 'version', 'createdAt']

test('COL-52 MED-35 a card carries the fields that say so, and no others', () => {
  const stated = Object.entries<Field>(animalFields).flatMap(([name, { isOnCards }]) =>
    isOnCards ? [name] : [],
  )
  expect(Object.keys(animalCard.shape).toSorted()).toEqual([...unwritten, ...stated].toSorted())
})
