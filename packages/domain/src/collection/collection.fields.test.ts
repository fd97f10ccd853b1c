import { expect, test } from 'vitest'
import type { Field } from '../kernel/record-fields.ts'
import { animalFields } from './collection.fields.ts'
import { animalCard } from './collection.schema.ts'

/** What a card carries that no keeper writes into an animal. */
const unwritten = ['id', 'userId', 'version', 'createdAt', 'lastFedOn', 'placeId']

test('COL-52 MED-35 a card carries the fields that say so, and no others', () => {
  const stated = Object.entries<Field>(animalFields).flatMap(([name, { isOnCards }]) =>
    isOnCards ? [name] : [],
  )
  expect(Object.keys(animalCard.shape).toSorted()).toEqual([...unwritten, ...stated].toSorted())
})
