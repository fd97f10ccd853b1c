import { expect, test } from 'vitest'
import { feederRules, nameOf, newFeederRules } from './feeder-form.ts'

test('FED-01 a new feeder is counted, none as well; one that is there moves by its stock alone', () => {
  expect(newFeederRules.count(' ')).toBe('Please enter how many pieces there are, 0 for none')
  expect(['0', '12'].map(newFeederRules.count)).toEqual([null, null])
  expect(newFeederRules.count('some')).toBe(feederRules.count('some'))
  expect(newFeederRules.prey).toBe(feederRules.prey)
})

test('FED-01 a feeder is called by its size and prey', () => {
  expect(nameOf({ prey: 'mouse', size: 'adult' })).toBe('Adult mouse')
})
