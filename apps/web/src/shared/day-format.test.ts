import { afterEach, expect, test, vi } from 'vitest'
import { choiceOf, dayChoices, patternOf, shownDay, shownDayOfYear, writeDaysAs } from './day-format.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  writeDaysAs('MM/DD/YYYY')
})

test('U15 days are written month first until another way is asked for', () => {
  const seen = () => [shownDay('2026-06-15'), shownDayOfYear('2026-06-15')]
  expect(seen()).toEqual(['06/15/2026', '06/15'])
  writeDaysAs('DD.MM.YYYY')
  expect(seen()).toEqual(['15.06.2026', '15.06'])
  writeDaysAs('YYYY-MM-DD')
  expect(seen()).toEqual(['2026-06-15', '06-15'])
})

test('U15 each way is known again by what it writes, and any other was a device’s own', () => {
  const listed = dayChoices.filter((choice) => choice !== 'device')
  expect(listed.map((choice) => choiceOf(patternOf(choice)))).toEqual(listed)
  expect(choiceOf('YYYY. MM. DD.')).toBe('device')
})

test.each([
  ['de', 'DD.MM.YYYY'],
  ['en-GB', 'DD/MM/YYYY'],
  ['sv', 'YYYY-MM-DD'],
  ['fa', 'YYYY/MM/DD'],
])('U15 a device that speaks %s writes %s', (language, pattern) => {
  const { DateTimeFormat } = Intl
  vi.stubGlobal('Intl', {
    DateTimeFormat: class {
      constructor(_own: undefined, options: Intl.DateTimeFormatOptions) {
        // biome-ignore lint/correctness/noConstructorReturn: it stands in for the library's.
        return new DateTimeFormat(language, options)
      }
    },
  })
  expect(patternOf('device').replace(/\p{Cf}/gu, '')).toBe(pattern)
})
