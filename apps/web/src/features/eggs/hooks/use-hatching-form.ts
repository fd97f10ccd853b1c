import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { useChangeEggs, useHatchEggs } from '../eggs.queries.ts'
import { hatchTexts } from '../hatch.texts.ts'
import {
  type HatchingValues,
  hatchingBodyOf,
  hatchingOf,
  hatchingProblems,
  hatchingValues,
} from '../hatching-values.ts'

const texts = hatchTexts.several

export type HatchingForm = UseFormReturnType<HatchingValues>

/** Several eggs that hatch together: the form, and saving it. */
export function useHatchingForm(eggs: readonly ListedEgg[], onDone: () => void) {
  const [key, setKey] = useState(newCallKey)
  const [isFull, setFull] = useState(false)
  const today = useToday()
  const { name } = useCurrentUser()
  const hatch = useHatchEggs()
  const change = useChangeEggs()
  const form = useForm<HatchingValues>({
    initialValues: hatchingValues({ eggs, today: today(), producedBy: name ?? '' }),
  })

  const save = async (values: HatchingValues): Promise<void> => {
    const chosen = hatchingOf(values)
    if (values.createsProfiles) {
      const hatched = await hatch.mutateAsync({ body: hatchingBodyOf(values), key })
      showToast({ title: texts.done(hatched.length), text: texts.doneText(hatched.length) })
      return
    }
    const marked = eggs.filter(({ id }) => chosen.some((egg) => egg.id === id))
    const body = { status: 'Hatched', hatchDate: values.hatchDate } as const
    const done = await change.mutateAsync({ eggs: marked, bodyOf: () => body })
    showToast({ title: done === 1 ? hatchTexts.noProfile : hatchTexts.noProfiles(done) })
  }

  const submit = async (values: HatchingValues): Promise<void> => {
    try {
      await save(values)
      onDone()
    } catch (error) {
      const isLimit = error instanceof ApiError && error.code === 'plan-limit'
      if (isLimit) setFull(true)
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

  return { form, isFull, isSaving: hatch.isPending || change.isPending, onSubmit }
}
