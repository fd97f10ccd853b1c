import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { changeSeasonSettings, type SeasonSettings } from '../season.queries.ts'
import { settingsTexts as texts } from '../settings.texts.ts'
import {
  type SettingsValues,
  settingsBodyOf,
  settingsNames,
  settingsProblems,
  settingsValuesOf,
} from '../settings-form.ts'

/** The form of what a keeper sets for all seasons, and saving it. */
export function useSettingsForm(settings: SeasonSettings, onSaved: () => void) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { form, draft } = useDraftForm<SettingsValues>({
    draft: { name: 'season settings', keeps: 'changes' },
    initialValues: settingsValuesOf(settings),
    validate: settingsProblems,
  })
  const save = async (values: SettingsValues): Promise<void> => {
    setBusy(true)
    try {
      await changeSeasonSettings(cache, settingsBodyOf(values))
      draft.end()
      showToast({ title: texts.saved })
      onSaved()
    } catch (error) {
      showFailure(error, texts.failed, texts.nothingSaved)
      const { firstDay, ...errors } = fieldErrorsOf(error, ['firstDay', 'restDays'])
      refuseFields(form, { ...errors, ...(firstDay && { day: firstDay }) }, settingsNames)
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ form, draft, isBusy },
    onSubmit: form.onSubmit(save, (problems) => refuseFields(form, problems, settingsNames)),
  }
}
