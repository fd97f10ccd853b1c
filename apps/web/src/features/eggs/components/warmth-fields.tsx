import { temperatureUnits } from '@clutchbook/domain/eggs/eggs.rules'
import { NativeSelect, TextInput } from '@mantine/core'
import { type EggFieldProps, textProps } from '../egg-field-props.ts'
import { eggFormTexts as texts } from '../egg-form.texts.ts'
import classes from './egg-form-dialog.module.css'

const { fields } = texts
const units = temperatureUnits.map((unit) => ({ value: unit, label: texts.units[unit] }))

/** How warm the eggs are kept, in the keeper's unit (EGG-Q05). */
export const WarmthFields = (parts: EggFieldProps) => (
  <div className={classes.withUnit}>
    <TextInput
      label={fields.temperature}
      inputMode="decimal"
      autoComplete="off"
      {...textProps(parts, 'temperature')}
    />
    <NativeSelect
      label={fields.temperatureUnit}
      data={units}
      value={parts.shown.temperatureUnit}
      onChange={(event) => parts.set('temperatureUnit', event.currentTarget.value === 'F' ? 'F' : 'C')}
    />
  </div>
)
