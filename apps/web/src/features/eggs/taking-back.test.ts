import { expect, test } from 'vitest'
import { takingBackOf } from './taking-back.ts'

test('EGG-46 eggs are sent as they were at the version they have since, with their animals and projects', () => {
  const move = { id: 3, name: 'Rook × Ember', from: 'Gravid', to: 'Hatched', version: 5 } as const
  const before = { id: 1, status: 'Incubating', hatchDate: null } as const
  const animal = { id: 9, version: 1, name: 'Ash' }
  const body = takingBackOf([
    { before, after: { version: 2, projectMoved: move }, animal },
    { before: { ...before, id: 2, status: 'Failed' }, after: { version: 4 } },
  ])
  expect(body).toEqual({
    eggs: [
      { ...before, version: 2, animal: { id: 9, version: 1 } },
      { id: 2, status: 'Failed', hatchDate: null, version: 4 },
    ],
    projects: [{ id: 3, version: 5, from: 'Gravid' }],
  })
})
