import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { type SpeciesFigures, sayFigures } from '../figures.queries.ts'
import { figuresTexts as texts } from '../figures.texts.ts'
import {
  atFields,
  type FigureValues,
  figureFields,
  figuresOf,
  figureValuesOf,
  formProblems,
} from '../figures-form.ts'

type Kind = SpeciesFigures['used']['kind']

/** The form of a keeper's own figures of a species, and saving it with an Undo. */
export function useFiguresForm({ species, own, known }: SpeciesFigures, onSaved: () => void) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const kindOf = (values: FigureValues): Kind =>
    values.kind === 'eggs' || values.kind === 'litter' ? values.kind : known?.kind
  const { form, draft } = useDraftForm<FigureValues>({
    draft: { name: `figures:${species}`, keeps: 'changes' },
    initialValues: figureValuesOf(own),
    validate: (values) => formProblems(values, kindOf(values), own),
  })
  const takeBack = (): void => {
    sayFigures(cache, species, own).then(tellTakenBack, (error: unknown) =>
      showFailure(error, texts.undoFailed, texts.nothingSaved),
    )
  }
  const save = async (values: FigureValues): Promise<void> => {
    setBusy(true)
    try {
      const said = figuresOf(values, kindOf(values), own)
      await sayFigures(cache, species, said)
      draft.end()
      const count = Object.keys(said).length
      showUndoable(count === 0 ? texts.cleared : texts.saved(count), takeBack)
      onSaved()
    } catch (error) {
      showFailure(error, texts.failed, texts.nothingSaved)
      const names = Object.keys(figuresOf(values, kindOf(values), own))
      refuseFields(form, atFields(fieldErrorsOf(error, names)), figureFields(kindOf(values)))
    } finally {
      setBusy(false)
    }
  }
  const kind = kindOf(form.values)
  return {
    ...{ form, draft, isBusy, kind },
    onSubmit: form.onSubmit(save, (problems) => refuseFields(form, problems, figureFields(kind))),
  }
}

export type FiguresForm = ReturnType<typeof useFiguresForm>
