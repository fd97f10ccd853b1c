import '@mantine/core/styles/Combobox.layer.css'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { useSettingsForm } from '../../hooks/use-settings-form.ts'
import type { SeasonSettings } from '../../season.queries.ts'
import { settingsTexts as texts } from '../../settings.texts.ts'
import { dayOptions, monthOptions } from '../../settings-form.ts'
import classes from './settings-dialog.module.css'

const dialogWidth = 440

type Props = { settings: SeasonSettings; onClose: () => void }

/** On which day seasons begin, and how long males rest (SEA-01, SEA-15). */
export function SettingsDialog({ settings, onClose }: Props) {
  const { form, draft, isBusy, onSubmit } = useSettingsForm(settings, onClose)
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <FormDialog sends="PUT /api/season-settings" title={texts.open} size={dialogWidth} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <p className={classes.text}>{texts.text}</p>
        <fieldset className={classes.begins}>
          <legend>{texts.begins}</legend>
          <div className={classes.two}>
            <NativeSelect label={texts.month} data={monthOptions} {...form.getInputProps('month')} />
            <NativeSelect label={texts.day} data={dayOptions} {...form.getInputProps('day')} />
          </div>
        </fieldset>
        <TextInput
          label={texts.rest}
          description={texts.restHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('restDays')}
        />
        <Checkbox
          label={texts.reminders}
          description={texts.remindersHint}
          {...form.getInputProps('windowReminders', { type: 'checkbox' })}
        />
        <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
      </form>
    </FormDialog>
  )
}
