import { clutchFields } from '@clutchbook/domain/clutches/clutches.fields'
import { clutchLimits } from '@clutchbook/domain/clutches/clutches.rules'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { GrowingText } from '../../../../shared/forms/growing-text.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { clutchFormTexts, litterTexts as texts } from '../../clutches.texts.ts'
import { useLitterForm } from '../../hooks/use-litter-form.ts'
import classes from './clutch-form.module.css'
import { LitterCountFields } from './litter-counts.tsx'

const labels = labelsOf(clutchFields)

/** Adds the young that a female bore at one time: those that live, stillborn ones and slugs (CLU-03). */
export function LitterForm({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const { form, draft, isBusy, onSubmit } = useLitterForm(projectId, onClose)
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <DraftNotice draft={draft} />
      <DayInput label={clutchFormTexts.born} withAsterisk {...form.getInputProps('layDate')} />
      <LitterCountFields field={form.getInputProps} />
      <GrowingText
        label={labels.notes}
        rows={[2, 8]}
        maxLength={clutchLimits.notes}
        {...form.getInputProps('notes')}
      />
      <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
    </form>
  )
}
