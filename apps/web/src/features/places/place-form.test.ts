import { expect, test } from 'vitest'
import { chosenKind } from './place-form.ts'

const rack = { id: 7, kind: 'rack' } as const

test('PLC-02 PLC-04 a place of another kind is sent to stand where the form shows it, by itself where it can stand in none of them', () => {
  expect(chosenKind('enclosure', rack)).toMatchObject({ kind: 'enclosure', parentId: 7, capacity: '1' })
  expect(chosenKind('rack', rack)).toMatchObject({ kind: 'rack', parentId: null, capacity: '' })
  expect(chosenKind('room', rack)).toMatchObject({ parentId: null })
  expect(chosenKind('rack', null)).toMatchObject({ parentId: null })
})
