import { expect, test } from 'vitest'
import { type FormPart, mergeParts } from './three-way-merge.ts'

type Values = { name: string; weight: string; unit: string; photos: readonly string[] }

const part = (...fields: (keyof Values)[]): FormPart<Values> => ({
  label: fields.join(),
  fields,
  show: () => '',
})
const parts = [part('name'), part('weight', 'unit'), part('photos')]
const begun: Values = { name: 'Ember', weight: '900', unit: 'grams', photos: ['/1'] }

const merge = (mine: Partial<Values>, theirs: Partial<Values>) => {
  const { values, taken, clashing } = mergeParts(parts, {
    begun,
    mine: { ...begun, ...mine },
    theirs: { ...begun, ...theirs },
  })
  const labels = (some: FormPart<Values>[]) => some.map(({ label }) => label)
  return { values, taken: labels(taken), clashing: labels(clashing) }
}

test('R13 what only one side changed is taken from it', () => {
  expect(merge({ name: 'Nova' }, { photos: ['/1', '/2'] })).toEqual({
    values: { ...begun, name: 'Nova', photos: ['/1', '/2'] },
    taken: ['photos'],
    clashing: [],
  })
})

test('R13 what both changed is to be decided, and stays as it was typed until then', () => {
  expect(merge({ name: 'Nova' }, { name: 'Ash' })).toEqual({
    values: { ...begun, name: 'Nova' },
    taken: [],
    clashing: ['name'],
  })
})

test('R13 what both changed alike is no question', () => {
  expect(merge({ name: 'Nova' }, { name: 'Nova' })).toEqual({
    values: { ...begun, name: 'Nova' },
    taken: [],
    clashing: [],
  })
})

test('R13 an amount and its unit are decided together, so that 900 grams never become 900 ounces', () => {
  expect(merge({ weight: '32' }, { unit: 'ounces' }).clashing).toEqual(['weight,unit'])
  expect(merge({}, { weight: '32', unit: 'ounces' }).values).toMatchObject({ weight: '32', unit: 'ounces' })
})
