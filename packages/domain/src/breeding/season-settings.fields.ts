import { isDayOfYear, usualFirstDay } from '../clutches/season.rules.ts'
import { blankRowOf, fields, type ValuesOf } from '../kernel/record-fields.ts'

const firstDayMessage = 'Please enter a day that every year has, as MM-DD'

/** What a keeper sets for all seasons (SEA-01). */
export const seasonSettingsFields = fields({
  firstDay: {
    ...{ kind: 'text', label: 'Seasons begin on', max: 5, blank: usualFirstDay },
    rule: (text) => (isDayOfYear(text) ? null : firstDayMessage),
  },
})

export type SeasonSettings = ValuesOf<typeof seasonSettingsFields>

/** What holds until a keeper says otherwise. */
export const usualSeasonSettings: SeasonSettings = blankRowOf(seasonSettingsFields)
