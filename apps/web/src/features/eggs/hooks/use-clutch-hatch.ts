import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { useHatchClutch, useTakeHatchBack } from '../clutch-hatch.queries.ts'
import { clutchHatchTexts as texts } from '../clutch-hatch.texts.ts'
import {
  type ClutchHatchValues,
  clutchHatchBodyOf,
  clutchHatchProblems,
  clutchHatchValues,
  comingOut,
  refusedHere,
} from '../clutch-hatch-values.ts'
import type { WholeClutch } from '../clutches.queries.ts'
import { eggTexts } from '../eggs.texts.ts'
import { hatchedText, hatchTexts } from '../hatch.texts.ts'

export type ClutchHatchForm = UseFormReturnType<ClutchHatchValues>

type Start = {
  clutch: WholeClutch
  /** The eggs that are left; of a litter null for each live one without an animal. */
  left: readonly (number | null)[]
  firstId: string
}

/** What was typed is of what was left: with one more or less it is another hatch. */
const draftNameOf = ({ clutch, left }: Start): string =>
  `hatch of clutch ${clutch.id}: ${left.map((id) => id ?? '-').join(' ')}`

/** What comes out of a clutch: the form, and saving it with a way back (CLU-15, CLU-17). */
export function useClutchHatch(start: Start, onDone: () => void) {
  const { clutch, left, firstId } = start
  const [key, setKey] = useState(newCallKey)
  const [refusals, setRefusals] = useState(0)
  const today = useToday()
  const { name } = useCurrentUser()
  const hatch = useHatchClutch(clutch.id)
  const takeHatchBack = useTakeHatchBack(clutch.id)
  const { form, draft } = useDraftForm<ClutchHatchValues>({
    draft: { name: draftNameOf(start), keeps: 'all' },
    initialValues: clutchHatchValues({ left, day: today(), producedBy: name ?? '', firstId }),
  })

  const save = async (values: ClutchHatchValues): Promise<void> => {
    try {
      const { hatchId, animals } = await hatch.mutateAsync({ body: clutchHatchBodyOf(values), key })
      const text = hatchedText(animals.map(({ customId }) => customId))
      const undo = (): void =>
        void takeHatchBack(hatchId).then(tellTakenBack, (error: unknown) =>
          showFailure(error, texts.takeBackFailed, eggTexts.unknownError),
        )
      showUndoable(texts.done[clutch.kind](animals.length), undo, { text })
      draft.end()
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'plan-limit') setRefusals((before) => before + 1)
      else showFailure(error, hatchTexts.failed, hatchTexts.nothingChanged)
      if (!(error instanceof ApiError)) return
      // What was refused may be sent again changed, which is another call.
      if (error.status >= 400 && error.status < 500) setKey(newCallKey())
      refuse(refusedHere(values, error.errors))
    }
  }
  const refuse = (problems: Record<string, string>): void =>
    refuseFields(form, problems, Object.keys(problems))
  const onSubmit = (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    const values = form.getValues()
    const problems = clutchHatchProblems(values, { layDate: clutch.layDate, today: today() })
    refuse(problems)
    if (Object.keys(problems).length === 0) void save(values)
  }
  return { form, draft, refusals, count: comingOut(form.values).length, isSaving: hatch.isPending, onSubmit }
}
