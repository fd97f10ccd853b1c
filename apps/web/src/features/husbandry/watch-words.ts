import { formatWeight } from '@clutchbook/domain/kernel/units'
import { wordText } from '../collection/public/record-words.ts'
import type { AnimalCare } from './care.queries.ts'
import { careTexts } from './care.texts.ts'

type Watched = Pick<AnimalCare['watch'][number], 'alarm' | 'values'>

const grams = (value: number | undefined): string => formatWeight(value ?? 0, 'grams')

/** What an animal is to be watched for, in words and with its figures. */
export function watchWords({ alarm, values }: Watched): string {
  const { alarms } = careTexts
  const { count = 0, days = 0, usualDays = 0, percent = 0, fromGrams, toGrams, retained = '' } = values
  switch (alarm) {
    case 'refusals':
      return alarms.refusals(count)
    case 'regurgitations':
      return alarms.regurgitations(count, days)
    case 'no-shed':
      return alarms['no-shed'](days, usualDays)
    case 'stuck':
      return alarms.stuck(days, retainedWords(retained))
    case 'weight-loss':
      return alarms['weight-loss'](percent, grams(fromGrams), grams(toGrams))
    case 'climate':
      return alarms.climate(
        measured(values.temperature, [values.temperatureMin, values.temperatureMax], '°C'),
        measured(values.humidity, [values.humidityMin, values.humidityMax], '%'),
      )
    default:
      return alarms[alarm](days)
  }
}

/** A figure with the range that it is outside of; nothing where it was not measured. */
function measured(
  value: number | undefined,
  [least, most]: readonly [number | undefined, number | undefined],
  unit: string,
): string {
  return value === undefined ? '' : careTexts.outside(`${value} ${unit}`, least, most)
}

const retainedWords = (retained: string): string =>
  retained
    .split(', ')
    .filter(Boolean)
    .map((part) => wordText(part).toLowerCase())
    .join(', ')
