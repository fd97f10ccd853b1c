import { stockReasons } from '@clutchbook/domain/husbandry/feeder.rules'
import { TextInput } from '@mantine/core'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { Chip, ChipRow } from '../../../../shared/ui/chip.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { nameOf } from '../../feeder-form.ts'
import type { Feeder } from '../../feeders.queries.ts'
import { stockTexts as texts } from '../../feeders.texts.ts'
import { useStockForm } from '../../hooks/use-stock-form.ts'
import classes from './feeder-dialog.module.css'

const dialogWidth = 440

/** Adds what was bought, takes out what was thrown away, or says how many are there. */
export function StockDialog({ feeder, onClose }: { feeder: Feeder; onClose: () => void }) {
  const { form, draft, isBusy, onSubmit } = useStockForm(feeder, onClose)
  const { why } = form.values
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <FormDialog
      sends="POST /api/feeders/{id}/stock"
      title={texts.title(nameOf(feeder))}
      size={dialogWidth}
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <p className={classes.intro}>{texts.now(feeder.count)}</p>
        <ChipRow label={texts.why} wraps>
          {stockReasons.map((reason) => (
            <Chip key={reason} on={why === reason} onPress={() => form.setFieldValue('why', reason)}>
              {texts.reasons[reason]}
            </Chip>
          ))}
        </ChipRow>
        <div className={classes.pair}>
          <TextInput
            label={texts.amount[why]}
            inputMode="numeric"
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('pieces')}
          />
          {why === 'bought' && (
            <TextInput
              label={texts.cost}
              description={texts.costHint}
              inputMode="decimal"
              autoComplete="off"
              {...form.getInputProps('cost')}
            />
          )}
        </div>
        <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
      </form>
    </FormDialog>
  )
}
