import { sexes } from '@clutchbook/domain/collection/collection.rules'
import { eggStatuses } from '@clutchbook/domain/eggs/eggs.rules'
import { hatchlingName } from '@clutchbook/domain/eggs/hatchling.rules'
import { NativeSelect, TextInput } from '@mantine/core'
import { eggTexts } from '../eggs.texts.ts'
import { hatchTexts } from '../hatch.texts.ts'
import type { HatchingForm } from '../hooks/use-hatching-form.ts'
import { statusSigns } from '../status-signs.tsx'
import classes from './hatch-eggs-dialog.module.css'

const texts = hatchTexts.several

/** Hatching first, as that is what the dialog is for. */
const outcomes = eggStatuses
  .toSorted((a, b) => Number(b === 'Hatched') - Number(a === 'Hatched'))
  .map((status) => ({ value: status, label: eggTexts.statuses[status] }))

type Props = { form: HatchingForm; place: number; eggNumber: string }

/** One egg of the clutch: what became of it, and what is known of its animal already. */
export function HatchlingFields({ form, place, eggNumber }: Props) {
  const egg = form.values.eggs[place]
  if (!egg) return null
  const name = eggTexts.eggName(eggNumber)
  const path = `eggs.${place}` as const
  const saysMore = egg.status === 'Hatched' && form.values.createsProfiles
  const Sign = statusSigns[egg.status]
  return (
    <div className={classes.egg} data-bare={!saysMore || undefined}>
      <div className={classes.which}>
        <Sign size={28} aria-hidden />
        <span className={classes.number} title={name}>
          {eggNumber === '' ? eggTexts.numberless : `#${eggNumber}`}
        </span>
        <NativeSelect
          size="sm"
          className={classes.outcome ?? ''}
          aria-label={texts.outcomeOf(name)}
          data={outcomes}
          {...form.getInputProps(`${path}.status`)}
        />
      </div>
      {saysMore && (
        <>
          <TextInput
            size="sm"
            aria-label={texts.nameOf(name)}
            placeholder={hatchlingName(form.values.producedBy, eggNumber)}
            autoComplete="off"
            {...form.getInputProps(`${path}.name`)}
          />
          <NativeSelect
            size="sm"
            aria-label={texts.sexOf(name)}
            data={[...sexes]}
            {...form.getInputProps(`${path}.sex`)}
          />
          <TextInput
            size="sm"
            aria-label={texts.morphOf(name)}
            placeholder={texts.morph}
            autoComplete="off"
            {...form.getInputProps(`${path}.morph`)}
          />
          <TextInput
            size="sm"
            aria-label={texts.weightOf(name)}
            placeholder={texts.weight}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps(`${path}.weight`)}
          />
        </>
      )}
    </div>
  )
}
