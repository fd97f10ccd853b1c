import { eggStatuses } from '@clutchbook/domain/eggs/eggs.rules'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { DayInput } from '../../../shared/forms/day-input.tsx'
import { GrowingText } from '../../../shared/forms/growing-text.tsx'
import { dayProps, type EggFieldProps, textProps } from '../egg-field-props.ts'
import { eggFormTexts as texts } from '../egg-form.texts.ts'
import type { EggFormKind } from '../egg-form-problems.ts'
import { eggTexts } from '../eggs.texts.ts'
import classes from './egg-form-dialog.module.css'

const { fields } = texts
const statuses = eggStatuses.map((status) => ({ value: status, label: eggTexts.statuses[status] }))

/** What became of an egg, and what was noted; the eggs of a clutch are all in the incubator when they are laid. */
export function EggOutcomeFields({ kind, ...parts }: EggFieldProps & { kind: EggFormKind }) {
  const { shown, set } = parts
  const humidity = (
    <TextInput
      label={fields.humidity}
      inputMode="decimal"
      autoComplete="off"
      {...textProps(parts, 'humidity')}
    />
  )
  return (
    <>
      {kind === 'clutch' ? (
        humidity
      ) : (
        <>
          <div className={classes.pair}>
            {humidity}
            <NativeSelect
              label={fields.status}
              data={statuses}
              value={shown.status}
              onChange={(event) => set('status', statusNamed(event.currentTarget.value))}
            />
          </div>
          <div className={classes.pair}>
            <DayInput label={fields.hatchDate} {...dayProps(parts, 'hatchDate')} />
            <Checkbox
              className={classes.viable ?? ''}
              label={fields.isViable}
              description={texts.isViableHint}
              checked={shown.isViable}
              onChange={(event) => set('isViable', event.currentTarget.checked)}
            />
          </div>
        </>
      )}
      <GrowingText label={fields.notes} rows={[2, 8]} {...textProps(parts, 'notes')} />
    </>
  )
}

const statusNamed = (name: string) => eggStatuses.find((status) => status === name) ?? 'Incubating'
