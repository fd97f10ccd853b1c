import { seasonSettingsFields } from '@clutchbook/domain/breeding/season-settings.fields'
import { rulesOf } from '../../shared/forms/record-form.ts'
import type { SeasonSettings, SettingsChange } from './season.queries.ts'

/** The form of the settings: the first day by its month and day, both of two digits. */
export type SettingsValues = { month: string; day: string; restDays: string }

/** The fields in the order of the form, for leading to the first that is refused. */
export const settingsNames = ['month', 'day', 'restDays'] as const

const rules = rulesOf(seasonSettingsFields)

type Told = Pick<SeasonSettings, 'firstDay' | 'restDays'>

export const settingsValuesOf = ({ firstDay, restDays }: Told): SettingsValues => ({
  ...{ month: firstDay.slice(0, 2), day: firstDay.slice(3) },
  restDays: restDays === null ? '' : String(restDays),
})

/** What is sent of a form without problems. */
export const settingsBodyOf = ({ month, day, restDays }: SettingsValues): SettingsChange => ({
  firstDay: `${month}-${day}`,
  restDays: restDays.trim() === '' ? null : Number(restDays),
})

/** What is wrong with a form, by field. */
export function settingsProblems({
  month,
  day,
  restDays,
}: SettingsValues): Partial<Record<keyof SettingsValues, string>> {
  const [first, rest] = [rules.firstDay(`${month}-${day}`), rules.restDays(restDays)]
  return { ...(first && { day: first }), ...(rest && { restDays: rest }) }
}

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** The months and days to choose from. */
export const monthOptions = Array.from({ length: 12 }, (_, at) => ({
  ...{ value: twoDigits(at + 1), label: monthNames.format(Date.UTC(2001, at)) },
}))
export const dayOptions = Array.from({ length: 31 }, (_, at) => ({
  ...{ value: twoDigits(at + 1), label: String(at + 1) },
}))
