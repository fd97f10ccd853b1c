import type { Egg, ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { clutchBodyOf, eggBodyOf, eggChangeOf } from '../egg-bodies.ts'
import { eggFormTexts as texts } from '../egg-form.texts.ts'
import { type EggFormKind, eggFormProblems } from '../egg-form-problems.ts'
import {
  type EggFormValues,
  eggFormValuesOf,
  emptyEggForm,
  inUnit,
  nothingTyped,
  type Typed,
  typedAgain,
  typedOf,
  withSuggestions,
  withTypedFields,
} from '../egg-form-values.ts'
import { eggParts } from '../egg-merge.tsx'
import { useChangeEgg, useCreateClutch, useCreateEgg } from '../eggs.queries.ts'
import { eggTexts } from '../eggs.texts.ts'
import { tellAdded } from '../tell-eggs.ts'
import { tellHatchRefused, useHatchOne } from './use-hatch-one.ts'
import { useLayingFacts } from './use-laying-facts.ts'
import { useMoveBack } from './use-move-back.ts'
import { useTellChanged } from './use-take-back.ts'

export type EggForm = UseFormReturnType<EggFormValues>

/** What the form is opened for. */
export type EggFormStart = {
  kind: EggFormKind
  /** The egg that is changed. */
  egg: ListedEgg | null
  projectId: number | null
  /** The clutch size that the project expects. */
  clutchSize: number | null
}

/** Fields in the order in which they stand, so that the first refused one is found. */
const order = [
  'breedingProjectId',
  'count',
  'eggNumber',
  'status',
  'layDate',
  'incubationDays',
  'dueDate',
  'hatchDate',
  'temperature',
  'humidity',
  'boxId',
  'position',
  'massGrams',
  'notes',
] as const satisfies readonly (keyof EggFormValues)[]

/** The form of an egg or a clutch: what it suggests, and saving it. */
export function useEggForm({ kind, egg, projectId, clutchSize }: EggFormStart, onSaved: () => void) {
  const [key, setKey] = useState(newCallKey)
  const today = useToday()
  const first = egg
    ? eggFormValuesOf(egg)
    : emptyEggForm({ today: today(), projectId, temperatureUnit: 'C', count: String(clutchSize || '') })
  const { form, draft, startFrom } = useDraftForm<EggFormValues>({
    draft: {
      name: egg ? `egg:${egg.id}` : `${kind} of ${projectId ?? 'any project'}`,
      keeps: egg ? 'changes' : 'all',
    },
    initialValues: first,
  })
  const { shown, species, set, addTyped, forgetTyped } = useSuggestions(form, egg, first)
  const saving = useSaving(kind, key)
  const { save: saveMerged, merging } = useMerging<Egg, EggFormValues>({
    stored: egg,
    parts: eggParts,
    valuesOf: eggFormValuesOf,
    show: (fields) => {
      // What was typed elsewhere follows no other field either.
      addTyped(Object.keys(fields))
      form.setValues(fields)
    },
    startFrom,
  })
  const { refusals, refuse } = useRefusals(form)
  const done = (): void => {
    draft.end()
    onSaved()
  }
  const hatch = useHatching({ egg, save: saveMerged, done, refuse })

  const save = async (): Promise<void> => {
    try {
      await saveMerged(shown, async (values, stored) => {
        await saving.save(values, stored)
        done()
      })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'plan-limit'))
        showFailure(error, egg ? eggTexts.changeFailed : texts.addFailed, texts.nothingSaved)
      refuse(error)
      // What was refused may be sent again changed, which is another call.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) setKey(newCallKey())
    }
  }

  const onSubmit = (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    const problems = eggFormProblems(shown, kind, today())
    refuseFields(form, problems, order)
    if (Object.keys(problems).length > 0) return
    if (egg && shown.status === 'Hatched' && egg.status !== 'Hatched') hatch.ask(shown)
    else void save()
  }

  return {
    form,
    draft: {
      ...draft,
      discard: () => {
        forgetTyped()
        draft.discard()
      },
    },
    merging,
    shown,
    set,
    species,
    refusals,
    hatch,
    isSaving: saving.isPending,
    onSubmit,
  }
}

/** Puts what the server refused at its fields, and counts the refusals of the plan. */
function useRefusals(form: EggForm) {
  const [refusals, setRefusals] = useState(0)
  const refuse = (error: unknown): void => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'plan-limit') setRefusals((before) => before + 1)
    const { firstNumber, ...errors } = error.errors
    refuseFields(form, firstNumber ? { ...errors, eggNumber: firstNumber } : { ...errors }, order)
  }
  return { refusals, refuse }
}

type HatchingSteps = {
  egg: ListedEgg | null
  save: (
    values: EggFormValues,
    send: (values: EggFormValues, stored: Egg | null) => Promise<void>,
  ) => Promise<void>
  done: () => void
  refuse: (error: unknown) => void
}

/** Hatching the egg of the form, once the keeper has said whether it becomes an animal. */
function useHatching({ egg, save, done, refuse }: HatchingSteps) {
  const [values, ask] = useState<EggFormValues | null>(null)
  const { hatch, isBusy } = useHatchOne()
  const confirm = async (createsProfile: boolean): Promise<void> => {
    if (!egg || !values) return
    try {
      await save(values, async (merged, stored) => {
        const { version } = stored ?? egg
        await hatch({ egg: { ...egg, version }, changes: eggChangeOf(merged), createsProfile })
        done()
      })
    } catch (error) {
      tellHatchRefused(error)
      refuse(error)
    }
    ask(null)
  }
  return { values, ask, confirm, stop: () => ask(null), isBusy }
}

/** What the form shows: its values, and suggestions where nothing was typed. */
function useSuggestions(form: EggForm, egg: ListedEgg | null, first: EggFormValues) {
  const begun = egg ? typedOf(egg) : nothingTyped
  const [typed, setTyped] = useState<Typed>(() => typedAgain(begun, first, form.getValues()))
  const facts = useLayingFacts(form.values.breedingProjectId)
  const unit = form.isDirty('temperatureUnit') || egg ? form.values.temperatureUnit : facts.lastUnit
  const shown = withSuggestions({ ...form.values, temperatureUnit: unit }, typed, facts)
  const addTyped = (fields: readonly string[]): void => setTyped((before) => withTypedFields(before, fields))

  /** Sets a field that was typed in; from then on it follows no other. */
  const set = <Field extends keyof EggFormValues>(field: Field, value: EggFormValues[Field]): void => {
    addTyped([field])
    if (field === 'temperatureUnit') form.setValues(inUnit(shown, value as EggFormValues['temperatureUnit']))
    else form.setFieldValue(field, value as never)
    form.clearFieldError(field)
  }

  return { shown, species: facts.species, set, addTyped, forgetTyped: () => setTyped(begun) }
}

/** The call that a form makes. */
function useSaving(kind: EggFormKind, key: string) {
  const create = useCreateEgg()
  const createClutch = useCreateClutch()
  const change = useChangeEgg()
  const moveBack = useMoveBack()
  const tellChanged = useTellChanged()
  const save = async (values: EggFormValues, egg: Egg | null): Promise<void> => {
    if (kind === 'clutch') {
      const eggs = await createClutch.mutateAsync({
        body: clutchBodyOf(values, values.breedingProjectId ?? 0),
        key,
      })
      tellAdded(texts.clutchAdded(eggs.length), eggs, moveBack)
    } else if (egg) {
      const changed = await change.mutateAsync({ egg, body: eggChangeOf(values) })
      if (changed.status === egg.status) tellAdded(eggTexts.changed, [changed], moveBack)
      else tellChanged(eggTexts.changed, [{ before: egg, after: changed }])
    } else {
      const added = await create.mutateAsync({ body: eggBodyOf(values), key })
      tellAdded(texts.added, [added], moveBack)
    }
  }
  return { save, isPending: create.isPending || createClutch.isPending || change.isPending }
}
