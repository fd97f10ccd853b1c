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
    default:
      return alarms[alarm](days)
  }
}

const retainedWords = (retained: string): string =>
  retained
    .split(', ')
    .filter(Boolean)
    .map((part) => wordText(part).toLowerCase())
    .join(', ')
