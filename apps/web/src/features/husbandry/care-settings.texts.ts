import type { CareSettings } from './care-settings.queries.ts'

/** What is set as a number. */
export type NumberSetting = Exclude<keyof CareSettings, 'digest' | 'digestAt'>

type Words = { readonly label: string; readonly text: string }

const words: Readonly<Record<NumberSetting, Words>> = {
  restDays: {
    label: 'Days of rest after a regurgitation',
    text: 'So long no feeding is due. 10 to 14 are usual.',
  },
  quarantineDays: {
    label: 'Days of quarantine',
    text: 'So long a new animal is kept apart unless you say otherwise. 60 to 90 are usual.',
  },
  refusals: { label: 'Meals refused in a row', text: 'From so many on. Skipped meals do not count.' },
  unfedDays: {
    label: 'Days without a meal',
    text: 'More than one or two months are not normal. In brumation, while fasting or gravid nobody is told of.',
  },
  regurgitations: { label: 'Regurgitations', text: 'So many within 60 days.' },
  blueDays: {
    label: 'Days in blue',
    text: 'Eyes are cloudy for 2 to 7 days, and the shed follows soon after.',
  },
  shedFactor: {
    label: 'Times the usual gap between sheds',
    text: 'An animal’s own gap, once four of its sheds are known.',
  },
  lossPercent: { label: 'Weight lost in 30 days, %', text: 'Against the highest weight of these days.' },
  lossPercent90: { label: 'Weight lost in 90 days, %', text: 'Against the highest weight of these days.' },
  restingLossPercent: {
    label: 'Weight lost while gravid or fasting, %',
    text: 'In place of the two above while that lasts.',
  },
  brumationLossPercent: {
    label: 'Weight lost in brumation, %',
    text: 'Since it began. 8 to 10 in all are a warning.',
  },
}

/** Words of the settings of daily care. */
export const careSettingsTexts = {
  digest: {
    label: 'A digest a day',
    text: 'The bell, and reminders by e-mail if you get those, say how much is to be done. Plans with times remind at these.',
    at: 'At',
  },
  waiting: { heading: 'Rest and quarantine', fields: ['restDays', 'quarantineDays'] },
  watch: {
    heading: 'Whom to watch',
    text: 'From these figures on an animal is named on Today. Leave one empty to turn it off.',
    fields: [
      ...(['refusals', 'unfedDays', 'regurgitations', 'blueDays', 'shedFactor'] as const),
      ...(['lossPercent', 'lossPercent90', 'restingLossPercent', 'brumationLossPercent'] as const),
    ],
  },
  words,
  off: 'off',
  saved: (label: string) => `${label}: saved`,
  failed: 'The setting stayed as it was',
  otherwise: 'Please try again.',
  loadFailed: 'The settings of daily care could not be loaded',
} as const
