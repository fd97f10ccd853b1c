import { feederFields } from '@clutchbook/domain/husbandry/feeder.fields'
import { feederLimits } from '@clutchbook/domain/husbandry/feeder.rules'
import { foodStates } from '@clutchbook/domain/husbandry/plan'
import { currencySymbols } from '@clutchbook/domain/kernel/money'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { GrowingText } from '../../../../shared/forms/growing-text.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { wordText } from '../../../collection/public/record-words.ts'
import { nameOf } from '../../feeder-form.ts'
import type { Feeder } from '../../feeders.queries.ts'
import { feederFormTexts as texts } from '../../feeders.texts.ts'
import { useFeederForm } from '../../hooks/use-feeder-form.ts'
import classes from './feeder-dialog.module.css'

const dialogWidth = 560
const labels = labelsOf(feederFields)
const states = [
  { value: '', label: texts.anyState },
  ...foodStates.map((state) => ({ value: state, label: wordText(state) })),
]
const currencies = [{ value: '', label: texts.noCurrency }, ...Object.keys(currencySymbols)]

type Props = {
  /** Null for a new one. */
  feeder: Feeder | null
  others: readonly Feeder[]
  onClose: () => void
}

/** Adds a feeder, or changes what one is and costs; pieces move by its stock. */
export function FeederDialog({ feeder, others, onClose }: Props) {
  const { form, draft, isBusy, remove, onSubmit } = useFeederForm({ feeder, others, onDone: onClose })
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
      sends={feeder ? 'PATCH /api/feeders/{id}' : 'POST /api/feeders'}
      title={feeder ? texts.changeTitle(nameOf(feeder)) : texts.addTitle}
      size={dialogWidth}
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <div className={classes.pair}>
          <TextInput
            label={labels.prey}
            placeholder={texts.preyHint}
            withAsterisk
            maxLength={feederLimits.text}
            data-autofocus
            {...field('prey')}
          />
          <TextInput
            label={labels.size}
            placeholder={texts.sizeHint}
            maxLength={feederLimits.text}
            {...field('size')}
          />
          <NativeSelect label={labels.state} data={states} {...form.getInputProps('state')} />
          {feeder === null && (
            <TextInput label={texts.count} withAsterisk inputMode="numeric" {...field('count')} />
          )}
          <TextInput label={labels.unitCost} inputMode="decimal" {...field('unitCost')} />
          <NativeSelect label={labels.currency} data={currencies} {...form.getInputProps('currency')} />
          <TextInput label={texts.lowAt} inputMode="numeric" {...field('lowAt')} />
          <TextInput label={labels.grams} inputMode="decimal" {...field('grams')} />
        </div>
        <GrowingText
          label={texts.notes}
          rows={[2, 8]}
          maxLength={feederLimits.notes}
          {...form.getInputProps('notes')}
        />
        {feeder && (
          <Button
            className={classes.remove}
            variant="subtle"
            color="danger"
            disabled={isBusy}
            onClick={() => void remove()}
          >
            {texts.remove}
          </Button>
        )}
        <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
      </form>
    </FormDialog>
  )
}
