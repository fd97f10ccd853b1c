import { expect, test } from 'vitest'
import { hatchPrefill } from './hatch-prefill.ts'

const project = {
  species: 'Python regius',
  maleId: 5,
  femaleId: 6,
  maleName: 'Atlas',
  femaleName: 'Ember',
  maleMorph: 'Mojave',
  femaleMorph: 'Clown',
}

test('EGG-33 a hatchling’s form is filled in from its egg, its project and both parents, by name and by id', () => {
  const egg = { id: 9, eggNumber: '12' }
  expect(hatchPrefill({ egg, hatchDate: '2026-08-14', project, producedBy: ' Mara Reyes ' })).toEqual({
    fromEgg: true,
    eggId: 9,
    eggNumber: '12',
    hatchDate: '2026-08-14',
    source: 'Bred',
    producedBy: 'Mara Reyes',
    species: 'Python regius',
    fatherId: 5,
    motherId: 6,
    fatherName: 'Atlas',
    motherName: 'Ember',
    fatherMorph: 'Mojave',
    motherMorph: 'Clown',
  })
})

test('EGG-33 what is not known is left out: an egg without project and number, a parent that was deleted', () => {
  const egg = { id: 9, eggNumber: '' }
  expect(hatchPrefill({ egg, hatchDate: '2026-08-14', project: null, producedBy: null })).toEqual({
    fromEgg: true,
    eggId: 9,
    hatchDate: '2026-08-14',
    source: 'Bred',
  })
  const alone = { ...project, maleId: null, maleMorph: null }
  const prefill = hatchPrefill({ egg, hatchDate: '2026-08-14', project: alone, producedBy: null })
  expect(prefill).toMatchObject({ fatherName: 'Atlas', motherId: 6 })
  expect(prefill).not.toHaveProperty('fatherId')
})
