import { temperatureUnits } from '@clutchbook/domain/eggs/eggs.rules'
import { incubatorFields } from '@clutchbook/domain/incubation/incubators.fields'
import { incubatorLimits } from '@clutchbook/domain/incubation/incubators.rules'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { ClashNotice } from '../../../shared/forms/clash-notice.tsx'
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { usePlaceChoices } from '../../places/public/use-place-choices.ts'
import { useNamedForm } from '../hooks/use-named-form.ts'
import { incubatorFormTexts as texts } from '../incubation.texts.ts'
import { addIncubator, changeIncubator, removeIncubator } from '../incubator-changes.queries.ts'
import {
  type IncubatorValues,
  incubatorBodyOf,
  incubatorNames,
  incubatorProblems,
  incubatorValuesOf,
} from '../incubator-form.ts'
import { incubatorParts } from '../incubator-merge.tsx'
import type { Incubator } from '../incubators.queries.ts'
import classes from './incubator-dialog.module.css'

const dialogWidth = 560
const labels = labelsOf(incubatorFields)
const units = temperatureUnits.map((unit) => ({ value: unit, label: `°${unit}` }))

type Props = {
  /** Null for a new one. */
  incubator: Incubator | null
  onClose: () => void
  /** Leaves the page of the incubator once that is gone. */
  onRemoved?: () => Promise<unknown>
}

/** Adds an incubator, or changes what is said of one (CLU-20). */
export function IncubatorDialog({ incubator, onClose, onRemoved }: Props) {
  const { form, draft, merging, isBusy, remove, onSubmit } = useNamedForm<Incubator, IncubatorValues>({
    ...{ kind: 'incubators', stored: incubator, texts, onDone: onClose },
    draftName: incubator ? `incubator:${incubator.id}` : 'incubator',
    ...{ names: incubatorNames, parts: incubatorParts },
    ...{ valuesOf: incubatorValuesOf, problems: incubatorProblems },
    add: (cache, values, key) => addIncubator(cache, incubatorBodyOf(values), key),
    change: (cache, stored, values) => changeIncubator(cache, stored, incubatorBodyOf(values)),
    remove: (cache, id) => removeIncubator(cache, id, incubator ? onRemoved : undefined),
  })
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <FormDialog
      sends={incubator ? 'PATCH /api/incubators/{id}' : 'POST /api/incubators'}
      title={incubator ? texts.changeTitle(incubator.name) : texts.addTitle}
      size={dialogWidth}
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <ClashNotice merging={merging} />
        <SetFields form={form} />
        <LimitFields form={form} />
        {incubator && (
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

type Form = ReturnType<typeof useNamedForm<Incubator, IncubatorValues>>['form']

/** What it is called, where it stands, what it is set to and how much it holds. */
function SetFields({ form }: { form: Form }) {
  const { placeId } = form.values
  const places = usePlaceChoices(true, placeId ?? undefined)
  return (
    <div className={classes.pair}>
      <TextInput
        label={labels.name}
        withAsterisk
        data-autofocus
        maxLength={incubatorLimits.name}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={labels.placeId}
        data={[
          { value: '', label: texts.noPlace },
          ...places.map(({ id, label }) => ({ value: String(id), label })),
        ]}
        value={String(placeId ?? '')}
        error={form.errors.placeId}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('placeId', value === '' ? null : Number(value))
        }
      />
      <div className={classes.withUnit}>
        <TextInput label={labels.temperature} {...number} {...form.getInputProps('temperature')} />
        <NativeSelect
          label={labels.temperatureUnit}
          data={units}
          {...form.getInputProps('temperatureUnit')}
        />
      </div>
      <TextInput label={labels.humidity} {...number} {...form.getInputProps('humidity')} />
      <TextInput label={labels.capacity} {...number} {...form.getInputProps('capacity')} />
    </div>
  )
}

const number = { inputMode: 'decimal', autoComplete: 'off' } as const

/** Outside of what it rings, and after how long. */
const LimitFields = ({ form }: { form: Form }) => (
  <fieldset className={classes.limits}>
    <legend className={classes.legend}>{texts.limits}</legend>
    <p className={classes.hint}>{texts.limitsHint}</p>
    <div className={classes.pair}>
      <TextInput label={labels.lowTemperature} {...number} {...form.getInputProps('lowTemperature')} />
      <TextInput label={labels.highTemperature} {...number} {...form.getInputProps('highTemperature')} />
      <TextInput label={labels.lowHumidity} {...number} {...form.getInputProps('lowHumidity')} />
      <TextInput label={labels.highHumidity} {...number} {...form.getInputProps('highHumidity')} />
      <TextInput
        label={labels.graceMinutes}
        description={texts.graceHint}
        {...number}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('graceMinutes')}
      />
      <TextInput
        label={labels.silentMinutes}
        description={texts.silentHint}
        {...number}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('silentMinutes')}
      />
    </div>
  </fieldset>
)
