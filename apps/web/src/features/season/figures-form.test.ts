import type { SeasonFigures } from '@clutchbook/domain/season/figures'
import { figureMessages } from '@clutchbook/domain/season/own-figures.rules'
import { expect, test } from 'vitest'
import { figuresOf, figureValuesOf, formProblems } from './figures-form.ts'

const own: SeasonFigures = {
  ...{ kind: 'eggs', shedToLay: [25, 32], typicalClutch: 7, leastFemaleGrams: 1500 },
  daysByTemp: [{ tempC: 31.5, daysMin: 55, daysMax: 60 }],
}

test('SEA-07 a form says the figures that filled it in, and keeps what it does not ask', () => {
  const values = figureValuesOf(own)
  expect([values.shedToLayLeast, values.shedToLayMost, values.typicalClutch]).toEqual(['25', '32', '7'])
  expect(figuresOf(values, 'eggs', own)).toEqual(own)
  expect(figuresOf({ ...values, typicalClutch: ' ', leastMaleGrams: '700,5' }, 'eggs', own)).toEqual({
    ...{ kind: 'eggs', shedToLay: [25, 32], leastFemaleGrams: 1500, leastMaleGrams: 700.5 },
    daysByTemp: own.daysByTemp,
  })
})

test('SEA-07 figures of the other kind of birth are not said', () => {
  const values = { ...figureValuesOf({}), shedToLayLeast: '25', shedToLayMost: '32', shedToBirthLeast: '100' }
  expect(figuresOf({ ...values, kind: 'litter', shedToBirthMost: '120' }, 'litter', {})).toEqual({
    ...{ kind: 'litter', shedToBirth: [100, 120] },
  })
})

test('SEA-07 half a range, ends the wrong way round and what is no number are refused where they stand', () => {
  const empty = figureValuesOf({})
  const said = { ...empty, shedToLayLeast: '25', layToHatchLeast: '60', layToHatchMost: '50' }
  expect(formProblems({ ...empty, clutchSizeMost: '8' }, 'eggs', {})).toEqual({
    clutchSizeLeast: figureMessages.clutchSize,
  })
  expect(formProblems({ ...said, leastFemaleGrams: 'heavy' }, 'eggs', {})).toEqual({
    ...{ shedToLayLeast: figureMessages.days, layToHatchLeast: figureMessages.days },
    leastFemaleGrams: figureMessages.grams,
  })
  expect(formProblems(empty, 'eggs', {})).toEqual({})
})
