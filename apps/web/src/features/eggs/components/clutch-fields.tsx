import { eggNumbersFrom } from '@clutchbook/domain/eggs/egg-numbers.rules'
import { TextInput } from '@mantine/core'
import { type EggFieldProps, textProps } from '../egg-field-props.ts'
import { eggFormTexts as texts } from '../egg-form.texts.ts'
import { type EggFormKind, typedCount } from '../egg-form-problems.ts'
import classes from './egg-form-dialog.module.css'

const { fields } = texts

/** The number of an egg, or how many eggs a clutch has and the number of its first. */
export function ClutchFields({ kind, ...parts }: EggFieldProps & { kind: EggFormKind }) {
  if (kind !== 'clutch')
    return (
      <TextInput
        label={fields.eggNumber}
        description={kind === 'egg' ? texts.suggestedNumber : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...textProps(parts, 'eggNumber')}
      />
    )
  return (
    <div className={classes.pair}>
      <TextInput
        label={fields.count}
        inputMode="numeric"
        autoComplete="off"
        withAsterisk
        data-autofocus
        {...textProps(parts, 'count')}
      />
      <TextInput
        label={fields.firstNumber}
        description={<Numbered {...parts} />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...textProps(parts, 'eggNumber')}
      />
    </div>
  )
}

/** Which numbers the eggs are going to have, before they are laid. */
function Numbered({ shown: { count, eggNumber } }: EggFieldProps) {
  const many = typedCount(count)
  const numbers = many ? eggNumbersFrom(eggNumber.trim(), Math.min(many, 100)) : null
  const [first, last] = [numbers?.[0], numbers?.at(-1)]
  return first && last && first !== last ? texts.numbered(first, last) : texts.suggestedNumber
}
