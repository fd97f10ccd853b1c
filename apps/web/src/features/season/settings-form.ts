import { seasonSettingsFields } from '@clutchbook/domain/breeding/season-settings.fields'
import { rulesOf } from '../../shared/forms/record-form.ts'
import type { SeasonSettings, SettingsChange } from './season.queries.ts'

/** The form of the settings: the first day by its month and day, both of two digits. */
export type SettingsValues = { month: string; day: string; restDays: string; windowReminders: boolean }

/** The fields in the order of the form, for leading to the first that is refused. */
export const settingsNames = ['month', 'day', 'restDays'] as const

const rules = rulesOf(seasonSettingsFields)

export const settingsValuesOf = ({ firstDay, restDays, ...others }: SeasonSettings): SettingsValues => ({
  ...{ month: firstDay.slice(0, 2), day: firstDay.slice(3) },
  restDays: restDays === null ? '' : String(restDays),
  windowReminders: others.windowReminders,
})

/** What is sent of a form without problems. */
export const settingsBodyOf = ({
  month,
  day,
  restDays,
  windowReminders,
}: SettingsValues): SettingsChange => ({
  ...{ firstDay: `${month}-${day}`, windowReminders },
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
