import '@mantine/core/styles/Combobox.layer.css'
import { Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { movesOn } from '../../../../shared/forms/move-on.ts'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { nextCustomIdQuery } from '../../../collection/public/next-custom-id-query.ts'
import { clutchHatchTexts as texts } from '../../clutch-hatch.texts.ts'
import { idsToBe } from '../../clutch-hatch-values.ts'
import type { WholeClutch } from '../../clutches.queries.ts'
import { eggTexts } from '../../eggs.texts.ts'
import { type ClutchHatchForm, useClutchHatch } from '../../hooks/use-clutch-hatch.ts'
import { PlanFull } from '../plan-full.tsx'
import classes from './hatch-clutch-dialog.module.css'

const dialogWidth = 560

type Props = {
  clutch: WholeClutch
  /** The eggs that are left, by number; of a litter null for each live one without an animal. */
  left: readonly (number | null)[]
  onClose: () => void
}

/** What comes out of a clutch on one day: who, with which weight, and the IDs as they will be (SEA-21). */
export const HatchClutchDialog = (props: Props) => (
  <FormDialog
    sends="POST /api/clutches/{id}/hatch"
    title={texts.titles[props.clutch.kind](props.clutch.code)}
    size={dialogWidth}
    onClose={props.onClose}
  >
    <p className={classes.intro}>{texts.intro[props.clutch.kind]}</p>
    <HatchClutch {...props} />
  </FormDialog>
)

/** The form begins with the custom ID that comes next, so it waits for that. */
function HatchClutch(props: Props) {
  const next = useQuery(nextCustomIdQuery(props.clutch.species ?? undefined))
  const firstId = next.isError ? '' : next.data && (next.data.customId ?? '')
  if (firstId !== undefined) return <HatchClutchForm {...props} firstId={firstId} />
  return (
    <div className={classes.form} aria-busy>
      <Skeleton height={64} />
      <Skeleton height={180} card />
    </div>
  )
}

function HatchClutchForm({ onClose, ...start }: Props & { firstId: string }) {
  const { clutch } = start
  const { form, draft, refusals, count, isSaving, onSubmit } = useClutchHatch(start, onClose)
  const cancel = () => {
    draft.end()
    onClose()
  }
  const needsSpecies = clutch.species === null || Boolean(form.errors.species)
  return (
    <>
      <PlanFull counted="animals" refusals={refusals} />
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <YoungToCome clutch={clutch} form={form} />
        <div className={classes.shared}>
          <DayInput label={texts.day[clutch.kind]} withAsterisk {...form.getInputProps('day')} />
          <TextInput
            label={texts.firstId}
            description={texts.noIds}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            {...form.getInputProps('firstId')}
          />
          <TextInput label={texts.producedBy} autoComplete="off" {...form.getInputProps('producedBy')} />
          {needsSpecies && (
            <TextInput
              label={texts.species}
              description={texts.speciesHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              autoComplete="off"
              {...form.getInputProps('species')}
            />
          )}
        </div>
        <Checkbox label={texts.isHoldback} {...form.getInputProps('isHoldback', { type: 'checkbox' })} />
        <FormButtons
          texts={{ cancel: texts.cancel, save: texts.submit[clutch.kind](count) }}
          busy={isSaving}
          inReach
          onCancel={cancel}
        />
      </form>
    </>
  )
}

/** A line for each that is left. The first weight is written at once, without a hand on the screen. */
function YoungToCome({ clutch, form }: { clutch: WholeClutch; form: ClutchHatchForm }) {
  const { kind, eggs } = clutch
  const { values, errors } = form
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-moves-on]')?.focus(), [])
  const ids = idsToBe(values)
  const nameOf = (id: number | null, place: number): string =>
    id === null
      ? texts.young(place + 1)
      : eggTexts.eggName(eggs.find((egg) => egg.id === id)?.eggNumber ?? '')
  return (
    <fieldset className={classes.young}>
      <legend className={classes.legend}>{texts.out[kind]}</legend>
      <ul ref={list} className={classes.rows}>
        {values.young.map(({ id, isOut }, place) => {
          const name = nameOf(id, place)
          const path = `young.${place}` as const
          return (
            <li key={id ?? `young ${place}`} className={classes.row}>
              <Checkbox label={name} {...form.getInputProps(`${path}.isOut`, { type: 'checkbox' })} />
              <span className={classes.id}>
                {isOut ? (ids[place] ?? texts.noId) : kind === 'litter' ? texts.waits : texts.stays}
              </span>
              <TextInput
                {...movesOn}
                aria-label={texts.weightOf(name)}
                placeholder={texts.weight}
                inputMode="decimal"
                autoComplete="off"
                disabled={!isOut}
                {...form.getInputProps(`${path}.weight`)}
              />
            </li>
          )
        })}
      </ul>
      {errors.young && (
        <p className={classes.error} role="alert">
          {errors.young}
        </p>
      )}
    </fieldset>
  )
}
