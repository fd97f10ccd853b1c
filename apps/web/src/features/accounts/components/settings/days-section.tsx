import { formatDay } from '@clutchbook/domain/kernel/civil-day'
import { NativeSelect } from '@mantine/core'
import {
  chooseDays,
  type DayChoice,
  dayChoices,
  patternOf,
  useDayChoice,
} from '../../../../shared/day-format.ts'
import { settingsTexts } from '../../settings.texts.ts'
import { SettingsSection } from './settings-section.tsx'

const texts = settingsTexts.days

/** A day that tells its month from its day in every order. */
const example = '2026-06-15'

const choices = dayChoices.map((choice) => ({
  value: choice,
  label: texts.choice(formatDay(example, patternOf(choice)), choice === 'device'),
}))

/** How days are written (U15). It holds at once and in this browser, like the theme. */
export const DaysSection = () => (
  <SettingsSection heading={texts.heading}>
    <NativeSelect
      label={texts.label}
      description={texts.text}
      data={choices}
      value={useDayChoice()}
      onChange={(event) => chooseDays(event.currentTarget.value as DayChoice)}
    />
  </SettingsSection>
)
