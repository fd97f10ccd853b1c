import { blankRowOf, fields, type ValuesOf } from '../kernel/record-fields.ts'
import { settingsLimits, settingsMessages } from './settings.rules.ts'

const threshold = { kind: 'number', isWhole: true, least: 1, blank: null } as const
const days = { ...threshold, most: settingsLimits.days, messages: { notNumber: settingsMessages.days } }
const percent = {
  ...({
    kind: 'number',
    least: settingsLimits.leastPart,
    most: settingsLimits.percent,
    blank: null,
  } as const),
  messages: { notNumber: settingsMessages.percent },
}
const times = { ...threshold, most: settingsLimits.times, messages: { notNumber: settingsMessages.times } }

/** What a keeper sets for all animals (HUS-36). A threshold that is null is off. */
export const settingsFields = fields({
  digest: { kind: 'flag', label: 'Daily digest', blank: true },
  digestAt: {
    ...{ kind: 'time', label: 'Digest at', blank: '08:00' },
    notTime: 'Please enter a time as HH:MM',
  },
  restDays: {
    ...{ kind: 'number', label: 'Rest after a regurgitation', isWhole: true, least: 1, blank: 14 },
    ...{ most: settingsLimits.restDays, messages: { notNumber: settingsMessages.restDays } },
  },
  quarantineDays: {
    ...{ kind: 'number', label: 'Quarantine', isWhole: true, least: 1, blank: 90 },
    ...{ most: settingsLimits.days, messages: { notNumber: settingsMessages.days } },
  },
  refusals: { ...times, label: 'Meals refused in a row' },
  unfedDays: { ...days, label: 'Days without a meal' },
  regurgitations: { ...times, label: 'Regurgitations in 60 days' },
  blueDays: { ...days, label: 'Days in blue' },
  shedFactor: {
    ...{ kind: 'number', label: 'Times the usual gap between sheds', blank: null },
    ...{ least: 1, most: settingsLimits.shedFactor, messages: { notNumber: settingsMessages.shedFactor } },
  },
  lossPercent: { ...percent, label: 'Weight loss in 30 days, %' },
  lossPercent90: { ...percent, label: 'Weight loss in 90 days, %' },
  restingLossPercent: { ...percent, label: 'Weight loss while gravid or fasting, %' },
  brumationLossPercent: { ...percent, label: 'Weight loss in brumation, %' },
})

export type HusbandrySettings = ValuesOf<typeof settingsFields>

/**
 * What holds until a keeper says otherwise. Sources: `restDays` 10 to 14 (clawmate.com after Merck; ultimateexotics.co.za),
 * `unfedDays` over one to two months is not normal (petplace.com), `blueDays` cloudy for 2 to 7 days and shed soon after,
 * `quarantineDays` 60 to 90, `brumationLossPercent` 8 to 10 in all warns (enviroliteracy.org). The others are what keepers
 * go by.
 */
export const usualSettings: HusbandrySettings = {
  ...blankRowOf(settingsFields),
  refusals: 3,
  unfedDays: 60,
  regurgitations: 2,
  blueDays: 14,
  shedFactor: 2,
  lossPercent: 10,
  lossPercent90: 15,
  restingLossPercent: 20,
  brumationLossPercent: 10,
}
