import { isDayOfYear, usualFirstDay } from '../clutches/season.rules.ts'
import { blankRowOf, fields, type ValuesOf } from '../kernel/record-fields.ts'

const firstDayMessage = 'Please enter a day that every year has, as MM-DD'

const mostRestDays = 365
const restDaysMessage = `Please enter a whole number of days from 1 to ${mostRestDays}, or nothing`

/** What a keeper sets for all seasons (SEA-01). */
export const seasonSettingsFields = fields({
  firstDay: {
    ...{ kind: 'text', label: 'Seasons begin on', max: 5, blank: usualFirstDay },
    rule: (text) => (isDayOfYear(text) ? null : firstDayMessage),
  },
  /** How many days a male rests between two females at least (SEA-15); null warns of nothing. */
  restDays: {
    ...({ kind: 'number', label: 'Days of rest of a male', isWhole: true, blank: null } as const),
    ...{ least: 1, most: mostRestDays, messages: { notNumber: restDaysMessage } },
  },
  /** Whether windows ring when they open and when they are over (SEA-13). */
  windowReminders: { kind: 'flag', label: 'Tell when something is due', blank: true },
})

export type SeasonSettings = ValuesOf<typeof seasonSettingsFields>

/** What holds until a keeper says otherwise. */
export const usualSeasonSettings: SeasonSettings = blankRowOf(seasonSettingsFields)
