import { TextInput } from '@mantine/core'
import { DayInput } from '../../../shared/forms/day-input.tsx'
import { dayProps, type EggFieldProps, textProps } from '../egg-field-props.ts'
import { eggFormTexts as texts } from '../egg-form.texts.ts'
import classes from './egg-form-dialog.module.css'
import { IncubationHint } from './incubation-hint.tsx'
import { WarmthFields } from './warmth-fields.tsx'

const { fields } = texts

type Props = EggFieldProps & { species: string | null }

/** When eggs were laid, how warm they are kept, and so when they are due. */
export const IncubationFields = ({ species, ...parts }: Props) => (
  <>
    <div className={classes.pair}>
      <DayInput label={fields.layDate} withAsterisk {...dayProps(parts, 'layDate')} />
      <DayInput label={fields.dueDate} {...dayProps(parts, 'dueDate')} />
    </div>
    <div className={classes.pair}>
      <TextInput
        label={fields.incubationDays}
        inputMode="numeric"
        autoComplete="off"
        {...textProps(parts, 'incubationDays')}
      />
      <WarmthFields {...parts} />
    </div>
    <IncubationHint {...parts} species={species} />
  </>
)
