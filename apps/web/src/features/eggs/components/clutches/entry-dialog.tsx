import {
  type ClutchEntryKind,
  clutchEntryKinds,
  clutchLogLimits,
  clutchLogMessages,
  entryDayProblem,
} from '@clutchbook/domain/clutches/clutch-log.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createCallKeys } from '../../../../shared/forms/call-key.ts'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { GrowingText } from '../../../../shared/forms/growing-text.tsx'
import { movesOn } from '../../../../shared/forms/move-on.ts'
import { refuseFields } from '../../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts'
import { Chip, ChipGroup } from '../../../../shared/ui/chip.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { showFailure } from '../../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../../shared/ui/undo.ts'
import { useToday } from '../../../accounts/public/use-today.ts'
import { addEntry, removeEntry } from '../../clutch-changes.queries.ts'
import type { WholeClutch } from '../../clutches.queries.ts'
import { clutchLogTexts as texts } from '../../clutches.texts.ts'
import { type EggMasses, emptyMasses, massProblems, weighedEggsOf } from '../../egg-masses.ts'
import { eggTexts } from '../../eggs.texts.ts'
import classes from './clutch-form.module.css'
import rows from './hatch-clutch-dialog.module.css'

const dialogWidth = 480
const names = ['kind', 'day', 'masses', 'note'] as const

/** Eggs are candled at the light itself, where each is looked at. */
const kinds = clutchEntryKinds.filter((kind) => kind !== 'candled')

type EntryValues = { kind: ClutchEntryKind; day: CivilDay | null; note: string; masses: EggMasses }

/** Writes down what was done with a clutch or seen on it. */
export function EntryDialog({ clutch, onClose }: { clutch: WholeClutch; onClose: () => void }) {
  const { form, draft, isBusy, onSubmit } = useEntryForm(clutch, onClose)
  const { kind } = form.values
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <FormDialog sends="POST /api/clutches/{id}/log" title={texts.dialog} size={dialogWidth} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <ChipGroup label={texts.what} path="kind" error={form.errors.kind}>
          {kinds.map((offered) => (
            <Chip key={offered} on={offered === kind} onPress={() => form.setFieldValue('kind', offered)}>
              {texts.kinds[offered]}
            </Chip>
          ))}
        </ChipGroup>
        <DayInput label={texts.day} withAsterisk {...form.getInputProps('day')} />
        {kind === 'weighed' && form.values.masses.length > 0 && <MassFields form={form} eggs={clutch.eggs} />}
        <GrowingText
          label={texts.note}
          rows={[2, 8]}
          maxLength={clutchLogLimits.note}
          withAsterisk={kind === 'note'}
          {...form.getInputProps('note')}
        />
        <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
      </form>
    </FormDialog>
  )
}

type EntryForm = ReturnType<typeof useEntryForm>['form']

/** What each egg weighs; Enter leads to the next, as scales that type end with it. */
const MassFields = ({ form, eggs }: { form: EntryForm; eggs: WholeClutch['eggs'] }) => (
  <fieldset className={rows.young}>
    <legend className={rows.legend}>{texts.masses}</legend>
    <ul className={rows.rows}>
      {form.values.masses.map(({ eggId }, place) => {
        const name = eggTexts.eggName(eggs.find(({ id }) => id === eggId)?.eggNumber ?? '')
        return (
          <li key={eggId} className={`${rows.row} ${classes.mass}`}>
            <span className={rows.name}>{name}</span>
            <TextInput
              {...movesOn}
              aria-label={texts.massOf(name)}
              placeholder={texts.grams}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              {...form.getInputProps(`masses.${place}.amount`)}
            />
          </li>
        )
      })}
    </ul>
    {form.errors.masses && (
      <p className={rows.error} role="alert">
        {form.errors.masses}
      </p>
    )}
  </fieldset>
)

function useEntryForm({ id: clutchId, layDate, eggs }: WholeClutch, onDone: () => void) {
  const cache = useQueryClient()
  const today = useToday()
  const [keyOf] = useState(createCallKeys)
  const [isBusy, setBusy] = useState(false)
  const { form, draft } = useDraftForm<EntryValues>({
    draft: { name: `entry of clutch ${clutchId}`, keeps: 'all' },
    initialValues: { kind: 'watered', day: today(), note: '', masses: emptyMasses(eggs) },
    validate: (values) => entryProblems(values, { layDate, today: today() }),
  })
  const fail = (error: unknown): void => showFailure(error, texts.failed, texts.failedText)
  const save = async ({ kind, day, note, masses }: EntryValues): Promise<void> => {
    setBusy(true)
    try {
      const weighed = kind === 'weighed' && { eggs: weighedEggsOf(masses) }
      const body = { kind, note: note.trim() || null, ...(day && { day }), ...weighed }
      const { id } = await addEntry(cache, clutchId, body, keyOf(body))
      draft.end()
      showUndoable(texts.added(texts.kinds[kind]), () => {
        removeEntry(cache, clutchId, id).then(tellTakenBack, fail)
      })
      onDone()
    } catch (error) {
      fail(error)
      refuseFields(form, fieldErrorsOf(error, names), names)
      setBusy(false)
    }
  }
  return {
    form,
    draft,
    isBusy,
    onSubmit: form.onSubmit(save, (problems) =>
      refuseFields(form, problems, [...names, ...Object.keys(problems)]),
    ),
  }
}

/** What is wrong with an entry, by field. */
function entryProblems(
  { kind, day, note, masses }: EntryValues,
  bounds: Parameters<typeof entryDayProblem>[1],
): Record<string, string> {
  const dayProblem = day === null ? clutchLogMessages.day : entryDayProblem(day, bounds)
  return {
    ...(dayProblem && { day: dayProblem }),
    ...(kind === 'weighed' && massProblems(masses, note)),
    ...(kind === 'note' && note.trim() === '' && { note: clutchLogMessages.note }),
  }
}
