import { type Sex, sexes } from '@clutchbook/domain/collection/collection.rules'
import { eggStatuses } from '@clutchbook/domain/eggs/eggs.rules'
import { hatchlingName } from '@clutchbook/domain/eggs/hatchling.rules'
import { NativeSelect, TextInput } from '@mantine/core'
import { LookChooser } from '../../genetics/public/look-chooser.tsx'
import { noLooks, type PairLooks } from '../../genetics/public/use-pair-looks.ts'
import { maySuit, sexOfLook, type YoungLook } from '../../genetics/public/young-look.ts'
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

type Props = {
  form: HatchingForm
  place: number
  eggNumber: string
  /** Looks that its parents may give; null where there are none to choose from. */
  looks: PairLooks | null
  /** The look of the hatchling before it. */
  above: YoungLook | null
}

/** One egg of the clutch: what became of it, and what is known of its animal already. */
export function HatchlingFields({ form, place, eggNumber, looks, above }: Props) {
  const egg = form.values.eggs[place]
  if (!egg) return null
  const name = eggTexts.eggName(eggNumber)
  const path = `eggs.${place}` as const
  const saysMore = egg.status === 'Hatched' && form.values.createsProfiles
  const Sign = statusSigns[egg.status]
  const look = egg.look ?? null
  const setSex = (sex: Sex): void => {
    form.setFieldValue(`${path}.sex`, sex)
    // A son is no daughter: what is chosen of the one can't be of the other.
    if (look && !maySuit(look, sex)) form.setFieldValue(`${path}.look`, null)
  }
  const setLook = (chosen: YoungLook | null): void => {
    form.setFieldValue(`${path}.look`, chosen)
    const sex = chosen && sexOfLook(chosen)
    if (sex) form.setFieldValue(`${path}.sex`, sex)
  }
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
            onChange={({ currentTarget }) => setSex(sexNamed(currentTarget.value))}
          />
          <TextInput
            size="sm"
            aria-label={texts.morphOf(name)}
            placeholder={look?.name ?? texts.morph}
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
          {(look !== null || (looks !== null && looks.looks.length > 0)) && (
            <div className={classes.look}>
              <LookChooser
                label={texts.lookOf(name)}
                offered={looks ?? noLooks}
                sex={egg.sex}
                chosen={look}
                above={above}
                onChoose={setLook}
              />
            </div>
          )}
        </>
      )}
    </div>
  )
}

const sexNamed = (name: string): Sex => sexes.find((sex) => sex === name) ?? 'Unsexed'
