import { expect, test } from 'vitest'
import { readingSheetMessages, readingSheetOf } from './reading-sheets.rules.ts'
import { readingMessages } from './readings.rules.ts'

const parts = (line: string) => line.split('|')
const sheetOf = (...lines: string[]) => {
  const sheet = readingSheetOf(lines.map(parts), 'Europe/Paris')
  if ('problem' in sheet) throw new Error(sheet.problem)
  return { ...sheet, read: (line: string) => sheet.readLine(parts(line)) }
}
const problemOf = (...lines: string[]) => {
  const sheet = readingSheetOf(lines.map(parts), 'Europe/Paris')
  return 'problem' in sheet ? sheet.problem : null
}
const second = (moment: string): number => Date.parse(moment) / 1000

const govee = 'Timestamp for sample frequency every 1 min min| Temperature_Celsius|Relative_Humidity'
const hobo =
  '#|Date Time, GMT-05:00|Temp, °C (LGR S/N: 20012345, SEN S/N: 1)|RH, % (LGR S/N: 20012345)|Host Connected'

test('CLU-24 a file of Govee Home is in the time of a zone, and says its unit', () => {
  const { form, headings, read } = sheetOf(govee)
  expect([form, headings]).toEqual(['govee', 1])
  const at = second('2026-06-15T10:00:00Z')
  expect(read('2026-06-15 12:00:00|31.4|88.2')).toEqual({ at, temperature: 31.4, humidity: 88.2 })
  expect(read('2026-02-30 12:00:00|31.4|88.2')).toBe(readingSheetMessages.time)
  expect(read('2026-06-15 12:00|31.4|88.2')).toBe(readingSheetMessages.time)
  expect(read('2026-03-29 02:30:00|31.4|88.2')).toBe(readingSheetMessages.skipped)
  expect(read('2026-06-15 12:00:00|warm|88.2')).toBe(readingSheetMessages.number)
  const inF = sheetOf(govee.replace('Celsius', 'Fahrenheit'))
  expect(inF.read('2026-06-15 12:00:00|88.7|88.2')).toMatchObject({ temperature: 31.5 })
})

test('CLU-24 a file of HOBOware has a title or none, a fixed offset, and lines without values', () => {
  const titled = sheetOf('Plot Title: Shelf', hobo)
  const plain = sheetOf(hobo, '1|06/15/26 01:00:00 PM|31.4|88.2|')
  expect([titled.form, titled.headings, plain.headings]).toEqual(['hobo', 2, 1])
  const at = second('2026-06-15T18:00:00Z')
  expect(titled.read('1|06/15/26 01:00:00 PM|31.4|88.2|')).toEqual({ at, temperature: 31.4, humidity: 88.2 })
  expect(titled.read('2|06/15/26 12:00:00 AM|31.4||')).toMatchObject({ at: second('2026-06-15T05:00:00Z') })
  expect(titled.read('3|06/15/26 12:30:00 PM||88|')).toMatchObject({ at: second('2026-06-15T17:30:00Z') })
  expect(titled.read('4|06/15/26 01:00:30 PM|||Logged')).toBe(null)
  expect(titled.read('5|06/15/26 13:00:00 PM|31|88|')).toBe(readingSheetMessages.time)
  const inF = sheetOf('Plot Title: Shelf', hobo.replace('°C', '°F'))
  expect(inF.read('1|06/15/26 01:00:00 PM|86|88.2|')).toMatchObject({ temperature: 30 })
  const garbled = sheetOf('Plot Title: Shelf', hobo.replace('°C', '\ufffdC'))
  expect(garbled.read('1|06/15/26 01:00:00 PM|31.4|88.2|')).toMatchObject({ temperature: 31.4 })
})

test('CLU-24 a plain file has moments with their offset, in °C', () => {
  const { form, read } = sheetOf('At|Temperature|Humidity')
  expect(form).toBe('plain')
  const at = second('2026-06-15T10:00:00Z')
  expect(read('2026-06-15T12:00:00+02:00|31,4|')).toEqual({ at, temperature: 31.4, humidity: null })
  expect(read('2026-06-15T12:00:00|31|')).toBe(readingMessages.at)
})

test('CLU-24 what says no unit or no offset is refused, and never guessed', () => {
  expect(problemOf(govee.replace('_Celsius', ''))).toBe(readingSheetMessages.unit)
  expect(problemOf(hobo.replace('Temp, °C', 'Temp'))).toBe(readingSheetMessages.unit)
  expect(problemOf(hobo.replace(', GMT-05:00', ''))).toBe(readingSheetMessages.offset)
  for (const other of ['Name|Species', 'at|name', 'Plot Title: x', '']) {
    expect([other, problemOf(other)]).toEqual([other, readingSheetMessages.form])
  }
})
