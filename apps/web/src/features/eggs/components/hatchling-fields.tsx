import { sexes } from '@clutchbook/domain/collection/collection.rules'
import { hatchlingName } from '@clutchbook/domain/eggs/hatchling.rules'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { Egg } from '../../../shared/ui/egg.tsx'
import { eggTexts } from '../eggs.texts.ts'
import { hatchTexts } from '../hatch.texts.ts'
import type { HatchingForm } from '../hooks/use-hatching-form.ts'
import classes from './hatch-eggs-dialog.module.css'

const texts = hatchTexts.several

/** One egg that hatches: whether it does, and what is known of its animal already. */
export function HatchlingFields({ form, place }: { form: HatchingForm; place: number }) {
  const egg = form.values.eggs[place]
  if (!egg) return null
  const name = eggTexts.eggName(egg.eggNumber)
  const path = `eggs.${place}` as const
  const saysMore = egg.hatches && form.values.createsProfiles
  return (
    <div className={classes.egg} data-bare={!saysMore || undefined}>
      <div className={classes.which}>
        <Checkbox
          aria-label={texts.hatches(name)}
          {...form.getInputProps(`${path}.hatches`, { type: 'checkbox' })}
        />
        {egg.hatches ? (
          <Egg state="hatched" size={30} />
        ) : (
          <Egg state="incubating" progress={0.9} size={30} />
        )}
        <span className={classes.number}>
          {egg.eggNumber === '' ? eggTexts.numberless : `#${egg.eggNumber}`}
        </span>
      </div>
      {saysMore && (
        <>
          <TextInput
            size="sm"
            aria-label={texts.nameOf(name)}
            placeholder={hatchlingName(form.values.producedBy, egg.eggNumber)}
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
