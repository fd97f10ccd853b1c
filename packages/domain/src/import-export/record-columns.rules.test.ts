import { expect, test } from 'vitest'
import { guessRecordColumns } from './record-columns.rules.ts'
import { dataOfRow, readKind } from './record-words.rules.ts'

test.each([
  [
    'Animal, Date, Kind, Measurement, Unit, Outcome, Details',
    'animal, recordDate, recordType, measurement, unit, outcome, details',
  ],
  [
    'Custom ID, record_date, recordType, Weight (g), Notes',
    'animal, recordDate, recordType, measurement, details',
  ],
  ['Name, When, Activity, Accepted?, Comments', 'animal, recordDate, recordType, outcome, details'],
  ['ID, Snake, Day, Type, Until', ', animal, recordDate, recordType, endDate'],
  ['Name, Animal, Date, Date', ', animal, recordDate, '],
])('HUS-41 columns called %s are guessed as %s', (headings, fields) => {
  const guessed = guessRecordColumns(headings.split(', '))
  expect(guessed.map((field) => field ?? '').join(', ')).toBe(fields)
})

test.each([
  ['Fed', 'feeding'],
  ['WEIGHT', 'weight'],
  ['Shedding', 'shed'],
  ['brumation', 'brumation'],
  ['Note', 'note'],
  [' UV lamp ', 'UV lamp'],
  ['constructor', 'constructor'],
])('HUS-41 the kind %s is read as %s', (cell, kind) => {
  expect(readKind(cell)).toBe(kind)
})

const row = { measurement: '', unit: '', details: '' }

test.each([
  [{ recordType: 'feeding', outcome: '' }, null],
  [{ recordType: 'weight', outcome: 'yes' }, null],
  [
    { recordType: 'feeding', outcome: 'Ate', measurement: '2', unit: 'mice' },
    { outcome: 'eaten', count: 2, prey: 'mice', feederId: null },
  ],
  [
    { recordType: 'feeding', outcome: 'no', measurement: '30', unit: 'g' },
    { outcome: 'refused', feederId: null },
  ],
  [
    { recordType: 'feeding', outcome: 'skipped', measurement: '2 rats' },
    { outcome: 'skipped', feederId: null },
  ],
  [{ recordType: 'shed', outcome: 'Full' }, { result: 'complete' }],
  [{ recordType: 'end', outcome: 'Sold' }, { how: 'sold' }],
  [
    { recordType: 'medication', outcome: 'x', measurement: '0.2', unit: 'ml', details: 'Meloxicam' },
    { outcome: 'given', drug: 'Meloxicam', dose: '0.2 ml' },
  ],
  [{ recordType: 'UV lamp', outcome: 'y' }, { outcome: 'done' }],
  [{ recordType: 'constructor', outcome: 'no' }, { outcome: 'skipped' }],
])('HUS-41 a row of %j says %j', (told, data) => {
  expect(dataOfRow({ ...row, ...told })).toEqual(data)
})
