import { expect, test } from 'vitest'
import { alarmMessage, alarmTitle, type ToldWith } from './alarm-words.rules.ts'

const told: ToldWith = {
  ...{ name: 'Left shelf', kind: 'too-warm', worst: 33.14, limit: 32.5, unit: 'C' },
  ...{ since: Date.parse('2026-06-15T12:05:00Z') / 1000, timeZone: 'Europe/Paris', dayPattern: 'DD.MM.YYYY' },
}

test('CLU-26 an alarm says name, value, limit and since when, as its keeper reads them', () => {
  expect(alarmTitle(told)).toBe('Left shelf is too warm')
  expect(alarmMessage(told)).toBe('33.1 °C, over 32.5 °C since 14:05 on 15.06.2026')
  const inF: ToldWith = { ...told, kind: 'too-cold', worst: 28, limit: 30, unit: 'F', timeZone: 'UTC' }
  expect(alarmMessage({ ...inF, dayPattern: 'MM/DD/YYYY' })).toBe(
    '82.4 °F, under 86 °F since 12:05 on 06/15/2026',
  )
  expect(alarmMessage({ ...told, kind: 'too-dry', worst: 61.25, limit: 80 })).toBe(
    '61.3 %, under 80 % since 14:05 on 15.06.2026',
  )
  expect(alarmMessage({ ...told, limit: null })).toBe('33.1 °C since 14:05 on 15.06.2026')
})

test('CLU-26 one that is silent says since when', () => {
  const silent: ToldWith = { ...told, kind: 'silent', worst: null, limit: null }
  expect([alarmTitle(silent), alarmMessage(silent)]).toEqual([
    'Left shelf is silent',
    'No reading since 14:05 on 15.06.2026',
  ])
})
