import { eggLimits } from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { Checkbox, TextInput } from '@mantine/core'
import { BoxField } from '../../incubation/public/box-field.tsx'
import { type EggFieldProps, textProps } from '../egg-field-props.ts'
import { eggFormTexts as texts } from '../egg-form.texts.ts'
import classes from './egg-form-dialog.module.css'

const { fields } = texts

/** Where an egg lies, by itself or with its clutch, what it weighs, and whether its upper side is marked (CLU-06, CLU-21). */
export const LyingFields = ({ egg, ...parts }: EggFieldProps & { egg: ListedEgg }) => (
  <>
    <div className={classes.pair}>
      <BoxField
        label={fields.boxId}
        none={egg.clutchId === null ? texts.noBox : texts.withClutch}
        value={parts.shown.boxId}
        error={parts.form.errors.boxId}
        onChange={(boxId) => parts.set('boxId', boxId)}
      />
      <TextInput
        label={fields.position}
        maxLength={eggLimits.position}
        autoComplete="off"
        {...textProps(parts, 'position')}
      />
    </div>
    <div className={classes.pair}>
      <TextInput
        label={fields.massGrams}
        inputMode="decimal"
        autoComplete="off"
        {...textProps(parts, 'massGrams')}
      />
      <Checkbox
        className={classes.viable ?? ''}
        label={fields.isTopMarked}
        description={texts.topMarkHint}
        checked={parts.shown.isTopMarked}
        onChange={(event) => parts.set('isTopMarked', event.currentTarget.checked)}
      />
    </div>
  </>
)
