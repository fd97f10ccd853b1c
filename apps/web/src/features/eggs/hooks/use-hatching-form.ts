import type { EggStatus } from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { useChangeEggs, useHatchEggs } from '../eggs.queries.ts'
import { eggTexts } from '../eggs.texts.ts'
import { hatchedText, hatchTexts } from '../hatch.texts.ts'
import {
  endedOf,
  type HatchingValues,
  hatchingBodyOf,
  hatchingOf,
  hatchingProblems,
  hatchingValues,
} from '../hatching-values.ts'
import { besideFormer } from '../taking-back.ts'
import { useTellChanged } from './use-take-back.ts'

const texts = hatchTexts.several

const noProfiles = (count: number): string =>
  count === 1 ? hatchTexts.noProfile : hatchTexts.noProfiles(count)

/** What was typed is of these eggs: with one more or less it is another clutch. */
const draftNameOf = (eggs: readonly ListedEgg[]): string =>
  `hatching of ${eggs
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join(' ')}`

export type HatchingForm = UseFormReturnType<HatchingValues>

/** Several eggs that hatch together: the form, and saving it. */
export function useHatchingForm(eggs: readonly ListedEgg[], firstCustomId: string, onDone: () => void) {
  const [key, setKey] = useState(newCallKey)
  const [refusals, setRefusals] = useState(0)
  const today = useToday()
  const { name } = useCurrentUser()
  const hatch = useHatchEggs()
  const change = useChangeEggs()
  const tellChanged = useTellChanged()
  const { form, draft } = useDraftForm<HatchingValues>({
    draft: { name: draftNameOf(eggs), keeps: 'all' },
    initialValues: hatchingValues({ eggs, today: today(), producedBy: name ?? '', firstCustomId }),
  })

  const save = async (values: HatchingValues): Promise<void> => {
    const [chosen, ended] = [hatchingOf(values), endedOf(values)]
    if (values.createsProfiles && chosen.length > 0) {
      const hatched = await hatch.mutateAsync({ body: hatchingBodyOf(values), key })
      const found = new Map(hatched.map(({ egg, animal }) => [egg.id, { after: egg, animal }]))
      const marked = new Set(ended.map(({ id }) => id))
      const changed = eggs.flatMap((before) => {
        const one = found.get(before.id)
        if (one) return [{ before, ...one }]
        // The call answers what hatched alone; an egg that somebody else changed meanwhile has another version.
        return marked.has(before.id) ? [{ before, after: { version: before.version + 1 } }] : []
      })
      tellChanged(texts.done(hatched.length), changed, {
        text: hatchedText(
          hatched.map(({ animal }) => animal.customId),
          ended.length,
        ),
      })
      return
    }
    const statuses = new Map<number, EggStatus>([...chosen, ...ended].map(({ id, status }) => [id, status]))
    const bodyOf = ({ id, status: before }: ListedEgg) => {
      const status = statuses.get(id) ?? before
      return status === 'Hatched' ? { status, hatchDate: values.hatchDate } : { status }
    }
    const marked = eggs.filter(({ id }) => statuses.has(id))
    const done = await change.mutateAsync({ eggs: marked, bodyOf })
    const changed = besideFormer(eggs, done)
    if (done.length < marked.length)
      tellChanged(eggTexts.changeFailed, changed, {
        text: eggTexts.someFailed(done.length, marked.length),
        failure: true,
      })
    else tellChanged(chosen.length > 0 ? noProfiles(chosen.length) : texts.ended(ended.length), changed)
  }

  const submit = async (values: HatchingValues): Promise<void> => {
    try {
      await save(values)
      draft.end()
      onDone()
    } catch (error) {
      const isLimit = error instanceof ApiError && error.code === 'plan-limit'
      if (isLimit) setRefusals((before) => before + 1)
      else showFailure(error, hatchTexts.failed, hatchTexts.nothingChanged)
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) setKey(newCallKey())
      if (error instanceof ApiError) refuseFields(form, { ...error.errors }, Object.keys(error.errors))
    }
  }

  const onSubmit = (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    const { values } = form
    const chosen = hatchingOf(values)
    const laid = eggs.filter(({ id }) => chosen.some((egg) => egg.id === id)).map(({ layDate }) => layDate)
    const problems = hatchingProblems(values, { today: today(), lastLaid: laid.sort().at(-1) ?? null })
    refuseFields(form, problems, Object.keys(problems))
    if (Object.keys(problems).length === 0) void submit(values)
  }

  return { form, draft, refusals, isSaving: hatch.isPending || change.isPending, onSubmit }
}
