import { conditionTexts } from './conditions.texts.ts'
import { days } from './counted-days.ts'

/** Words around how an animal is doing. */
const rangeText = (least: number | undefined, most: number | undefined): string => {
  if (least === undefined) return `at most ${most}`
  return most === undefined ? `at least ${least}` : `${least} to ${most}`
}

export const careTexts = {
  title: 'How it is doing',
  empty: 'What to watch for, and how often it eats and refuses, shows here once meals are written down.',
  loading: 'Loading how it is doing',
  failed: 'How it is doing could not be loaded',
  failedText: 'What is written down is safe. Please try again.',
  source: (source: string) => `Threshold after ${source}`,
  byKeepers: 'Threshold by the experience of keepers',
  outside: (measured: string, least: number | undefined, most: number | undefined) =>
    `${measured}, set for ${rangeText(least, most)}`,
  alarms: {
    refusals: (count: number) => `Refused ${count} times in a row`,
    unfed: (count: number) => `No meal for ${days(count)}`,
    regurgitations: (count: number, within: number) => `${count} regurgitations in ${within} days`,
    blue: (count: number) => `In blue for ${days(count)}`,
    'no-shed': (count: number, usual: number) => `No shed for ${days(count)}, usually every ${usual}`,
    stuck: (count: number, what: string) =>
      `Old skin left ${count < 1 ? 'since today' : `for ${days(count)}`}${what && `: ${what}`}`,
    climate: (warmth: string, damp: string) => [warmth, damp].filter(Boolean).join('; '),
    quarantine: (count: number) => `Quarantine over for ${days(count)}`,
    'weight-loss': (percent: number, from: string, to: string) => `Lost ${percent} %: ${from}, now ${to}`,
  },
  figures: {
    refusalRate: 'refused of what was offered in a year',
    gap: 'usually between meals',
    gapHint: (least: number, most: number, source: string) =>
      `${least === most ? least : `${least} to ${most}`} days at this age after ${source}`,
    prey: 'of its weight was the last meal',
    preyHint: (min: number, max: number, source: string) => `${min} to ${max} % after ${source}`,
    percent: (value: number) => `${value} %`,
    days,
  },
  strip: {
    title: 'Meals of 52 weeks',
    told: (words: string) => `Meals of 52 weeks: ${words}`,
    none: 'none',
    count: (count: number, outcome: string) => `${count} ${outcome}`,
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  conditions: conditionTexts,
  since: (condition: string, count: number) =>
    count < 1 ? `${condition} since today` : `${condition} for ${days(count)}`,
  conditionActs: (condition: string) => `What to do about: ${condition}`,
  endsToday: 'Ends today',
  suggestion: (rhythm: string) => `It usually eats ${rhythm}.`,
  rhythm: (least: number, most: number) =>
    least === most ? `every ${days(least)}` : `every ${least} to ${most} days`,
  planIt: 'Plan it',
} as const
