import { formatDay } from '@clutchbook/domain/kernel/civil-day'
import { NativeSelect } from '@mantine/core'
import { choiceOf, type DayChoice, dayChoices, patternOf } from '../../../../shared/day-format.ts'
import { showFailure } from '../../../../shared/ui/toast.ts'
import { useCurrentUser } from '../../public/use-current-user.ts'
import { useChangeProfile } from '../../settings.queries.ts'
import { settingsTexts } from '../../settings.texts.ts'
import { SettingsSection } from './settings-section.tsx'

const texts = settingsTexts.days

/** A day that tells its month from its day in every order. */
const example = '2026-06-15'

/** How days are written (U15). It holds at once, on every device of the keeper. */
export function DaysSection() {
  const { dayPattern } = useCurrentUser()
  const change = useChangeProfile()
  const shown = (change.isPending && change.variables.dayPattern) || dayPattern
  const patternFor = (choice: DayChoice) => (choice === choiceOf(shown) ? shown : patternOf(choice))
  return (
    <SettingsSection heading={texts.heading}>
      <NativeSelect
        label={texts.label}
        description={texts.text}
        data={dayChoices.map((choice) => ({
          value: choice,
          label: texts.choice(formatDay(example, patternFor(choice)), choice === 'device'),
        }))}
        value={choiceOf(shown)}
        onChange={(event) =>
          change.mutate(
            { dayPattern: patternOf(event.currentTarget.value as DayChoice) },
            { onError: (error) => showFailure(error, texts.failed, texts.otherwise) },
          )
        }
      />
    </SettingsSection>
  )
}
