import { afterEach, expect, test, vi } from 'vitest'
import { chooseDays, dayPattern, heedDayChoice, patternOf, shownDay, shownDayOfYear } from './day-format.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  heedDayChoice()
})

test('U15 days are written month first until another way is chosen, which is kept', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  heedDayChoice()
  expect([shownDay('2026-06-15'), shownDayOfYear('2026-06-15')]).toEqual(['06/15/2026', '06/15'])
  chooseDays('DD.MM.YYYY')
  expect([shownDay('2026-06-15'), shownDayOfYear('2026-06-15')]).toEqual(['15.06.2026', '15.06'])
  chooseDays('YYYY-MM-DD')
  expect([shownDay('2026-06-15'), shownDayOfYear('2026-06-15')]).toEqual(['2026-06-15', '06-15'])
  expect([...kept.values()]).toEqual(['YYYY-MM-DD'])
  heedDayChoice()
  expect(dayPattern()).toBe('YYYY-MM-DD')
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

test('U15 what a browser keeps and is no way of writing days is as if nothing were kept', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'MM' })
  heedDayChoice()
  expect(dayPattern()).toBe('MM/DD/YYYY')
})
