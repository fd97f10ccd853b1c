import { clutchFields } from '@clutchbook/domain/clutches/clutches.fields'
import { clutchLimits } from '@clutchbook/domain/clutches/clutches.rules'
import { temperatureUnits } from '@clutchbook/domain/eggs/eggs.rules'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { NativeSelect, TextInput } from '@mantine/core'
import { ClashNotice } from '../../../../shared/forms/clash-notice.tsx'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { GrowingText } from '../../../../shared/forms/growing-text.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { BoxField } from '../../../incubation/public/box-field.tsx'
import type { WholeClutch } from '../../clutches.queries.ts'
import { clutchFormTexts as texts } from '../../clutches.texts.ts'
import { eggFormTexts } from '../../egg-form.texts.ts'
import { useClutchForm } from '../../hooks/use-clutch-form.ts'
import classes from './clutch-form.module.css'
import { LitterCountFields } from './litter-counts.tsx'

const dialogWidth = 560
const labels = labelsOf(clutchFields)
const units = temperatureUnits.map((unit) => ({ value: unit, label: eggFormTexts.units[unit] }))

/** Changes what is said of a clutch as a whole. */
export function EditClutchDialog({ clutch, onClose }: { clutch: WholeClutch; onClose: () => void }) {
  const { form, draft, merging, isBusy, onSubmit } = useClutchForm(clutch, onClose)
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({
    autoComplete: 'off',
    ...form.getInputProps(name),
  })
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <FormDialog
      sends="PATCH /api/clutches/{id}"
      title={texts.title(clutch.code)}
      size={dialogWidth}
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <ClashNotice merging={merging} />
        <div className={classes.pair}>
          <TextInput label={labels.code} withAsterisk maxLength={clutchLimits.code} {...field('code')} />
          <DayInput
            label={clutch.kind === 'litter' ? texts.born : labels.layDate}
            withAsterisk
            {...form.getInputProps('layDate')}
          />
          <TextInput label={labels.layDateSpread} inputMode="numeric" {...field('layDateSpread')} />
          <TextInput label={labels.massGrams} inputMode="decimal" {...field('massGrams')} />
        </div>
        {clutch.kind === 'litter' ? <LitterCountFields field={field} /> : <IncubationFields form={form} />}
        <GrowingText
          label={labels.notes}
          rows={[2, 8]}
          maxLength={clutchLimits.notes}
          {...form.getInputProps('notes')}
        />
        <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
      </form>
    </FormDialog>
  )
}

/** How eggs are kept: in what, how warm and how moist. */
function IncubationFields({ form }: { form: ReturnType<typeof useClutchForm>['form'] }) {
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({
    autoComplete: 'off',
    ...form.getInputProps(name),
  })
  return (
    <div className={classes.pair}>
      <BoxField
        label={labels.boxId}
        none={texts.noBox}
        value={form.values.boxId}
        error={form.errors.boxId}
        onChange={(boxId) => form.setFieldValue('boxId', boxId)}
      />
      <TextInput label={labels.medium} maxLength={clutchLimits.medium} {...field('medium')} />
      <TextInput label={labels.humidity} inputMode="decimal" {...field('humidity')} />
      <TextInput label={labels.temperature} inputMode="decimal" {...field('temperature')} />
      <NativeSelect
        label={eggFormTexts.fields.temperatureUnit}
        data={units}
        {...form.getInputProps('temperatureUnit')}
      />
    </div>
  )
}
