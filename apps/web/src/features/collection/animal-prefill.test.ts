import { describe, expect, test } from 'vitest'
import { emptyAnimalForm } from './animal-form-values.ts'
import { readPrefill } from './animal-prefill.ts'
import { prefilledForm } from './prefilled-form.ts'

/** The query of a hatch as the router hands it over. */
const hatch = {
  fromEgg: true,
  eggNumber: 12,
  species: 'Python regius',
  fatherName: 'Atlas',
  motherName: 'Ember',
  fatherMorph: 'Mojave',
  motherMorph: 'Clown',
  producedBy: 'Reyes Reptiles',
  source: 'Bred',
  hatchDate: '2026-06-14',
}

describe('the form of a new animal is filled in from its address', () => {
  test('COL-84 every parameter of a hatch is read', () => {
    expect(readPrefill(hatch)).toEqual({ ...hatch, eggNumber: '12' })
  })

  test('EGG-45 the egg itself is read, for the animal is to be linked to it', () => {
    expect(readPrefill({ eggId: 9 })).toEqual({ eggId: 9 })
    expect(readPrefill({ eggId: 'nine' })).toEqual({})
  })

  test('COL-84 what a parameter cannot mean is left out', () => {
    expect(readPrefill({ hatchDate: 'soon', fatherId: 'x', motherId: -1, species: '  ', other: 1 })).toEqual(
      {},
    )
  })

  test('COL-84 without parameters the form is empty', () => {
    expect(prefilledForm(readPrefill({}))).toEqual(emptyAnimalForm)
  })

  test.each([
    [{ producedBy: 'Reyes', eggNumber: '3' }, 'Reyes #3'],
    [{ eggNumber: '3' }, 'Egg #3'],
    [{ producedBy: 'Reyes' }, 'Reyes'],
    [{}, ''],
  ])('COL-85 %o names the hatchling "%s"', (prefill, name) => {
    expect(prefilledForm(prefill).name).toBe(name)
  })

  test('COL-86 species, sex, birth, source and producer are filled in', () => {
    expect(prefilledForm(readPrefill(hatch))).toMatchObject({
      species: 'Python regius',
      sex: 'Unsexed',
      dateOfBirth: '2026-06-14',
      source: 'Bred',
      producedBy: 'Reyes Reptiles',
    })
  })

  test('COL-86 a hatchling was bred, also where the address does not say so', () => {
    expect(prefilledForm({ fromEgg: true }).source).toBe('Bred')
    expect(prefilledForm({}).source).toBe('')
  })

  test('COL-86 a hatch told as a moment is the day it begins with', () => {
    expect(readPrefill({ hatchDate: '2026-06-14T10:00:00.000Z' }).hatchDate).toBe('2026-06-14')
  })

  test('COL-87 names and morphs of the parents are filled in, and the parents themselves where they are known', () => {
    expect(prefilledForm(readPrefill({ ...hatch, fatherId: 4, motherId: 7 }))).toMatchObject({
      fatherName: 'Atlas',
      fatherMorph: 'Mojave',
      fatherId: 4,
      motherName: 'Ember',
      motherMorph: 'Clown',
      motherId: 7,
    })
  })

  test('COL-88 the notes say from which egg, and only for an egg', () => {
    expect(prefilledForm(readPrefill(hatch)).notes).toBe('Hatched from Egg #12')
    expect(prefilledForm(readPrefill({ ...hatch, fromEgg: false })).notes).toBe('')
    expect(prefilledForm(readPrefill({ fromEgg: true })).notes).toBe('')
  })
})
