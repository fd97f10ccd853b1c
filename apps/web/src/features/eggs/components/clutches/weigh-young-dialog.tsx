import '@mantine/core/styles/Combobox.layer.css'
import { formatWeight } from '@clutchbook/domain/kernel/units'
import { TextInput } from '@mantine/core'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { movesOn } from '../../../../shared/forms/move-on.ts'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { clutchHatchTexts, youngTexts as texts } from '../../clutch-hatch.texts.ts'
import type { WholeClutch, Young } from '../../clutches.queries.ts'
import { useYoungWeights } from '../../hooks/use-young-weights.ts'
import classes from './hatch-clutch-dialog.module.css'

const dialogWidth = 520

type Props = { clutch: WholeClutch; young: readonly Young[]; onClose: () => void }

/** Weighs the young of a clutch one after the other; Enter leads to the next (CLU-18). */
export const WeighYoungDialog = (props: Props) => (
  <FormDialog
    sends="POST /api/clutches/{id}/weights"
    title={texts.dialog(props.clutch.code)}
    size={dialogWidth}
    onClose={props.onClose}
  >
    <WeighYoung {...props} />
  </FormDialog>
)

function WeighYoung({ clutch, young, onClose }: Props) {
  const { form, draft, isSaving, onSubmit } = useYoungWeights(clutch, young, onClose)
  const cancel = () => {
    draft.end()
    onClose()
  }
  const byId = new Map(young.map((animal) => [animal.id, animal]))
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <DraftNotice draft={draft} />
      <DayInput label={texts.day} withAsterisk {...form.getInputProps('day')} />
      <fieldset className={classes.young}>
        <legend className={classes.legend}>{texts.weights}</legend>
        <ul className={classes.rows}>
          {form.values.weights.map(({ animalId }, place) => {
            const animal = byId.get(animalId)
            const name = animal?.name ?? ''
            return (
              <li key={animalId} className={classes.row}>
                <span className={classes.name}>{name}</span>
                <span className={classes.id}>
                  {animal && animal.weight !== null
                    ? texts.last(formatWeight(animal.weight, animal.weightUnit))
                    : (animal?.customId ?? clutchHatchTexts.noId)}
                </span>
                <TextInput
                  {...movesOn}
                  data-autofocus={place === 0 || undefined}
                  aria-label={clutchHatchTexts.weightOf(name)}
                  placeholder={clutchHatchTexts.weight}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  {...form.getInputProps(`weights.${place}.amount`)}
                />
              </li>
            )
          })}
        </ul>
        {form.errors.weights && (
          <p className={classes.error} role="alert">
            {form.errors.weights}
          </p>
        )}
      </fieldset>
      <FormButtons texts={texts} busy={isSaving} inReach onCancel={cancel} />
    </form>
  )
}
