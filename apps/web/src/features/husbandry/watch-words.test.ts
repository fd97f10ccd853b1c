import { expect, test } from 'vitest'
import { watchWords } from './watch-words.ts'

test.each([
  ['refusals', { count: 3, threshold: 3 }, 'Refused 3 times in a row'],
  ['unfed', { days: 62, threshold: 60 }, 'No meal for 62 days'],
  ['regurgitations', { count: 2, days: 60 }, '2 regurgitations in 60 days'],
  ['blue', { days: 15 }, 'In blue for 15 days'],
  ['no-shed', { days: 90, usualDays: 40 }, 'No shed for 90 days, usually every 40'],
  ['stuck', { days: 3, retained: 'eye-caps, tail' }, 'Old skin left for 3 days: eye caps, tail'],
  ['stuck', { days: 0 }, 'Old skin left since today'],
  ['quarantine', { days: 1 }, 'Quarantine over for 1 day'],
  ['climate', { temperature: 33, temperatureMin: 24, temperatureMax: 32 }, '33 °C, set for 24 to 32'],
  ['climate', { humidity: 30, humidityMin: 40 }, '30 %, set for at least 40'],
  [
    'climate',
    { temperature: 20, temperatureMin: 24, humidity: 90, humidityMax: 60 },
    '20 °C, set for at least 24; 90 %, set for at most 60',
  ],
  ['weight-loss', { percent: 12.3, fromGrams: 1420, toGrams: 1245 }, 'Lost 12.3 %: 1,420 g, now 1,245 g'],
] as const)('HUS-35 HUS-39 %s is told with its figures', (alarm, values, words) => {
  expect(watchWords({ alarm, values })).toBe(words)
})
