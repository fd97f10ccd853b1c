import { costRule } from '@clutchbook/domain/husbandry/feeder.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { changeFeeder, moveStock, type StockMove } from '../feeder-changes.queries.ts'
import { nameOf } from '../feeder-form.ts'
import type { Feeder } from '../feeders.queries.ts'
import { stockTexts as texts } from '../feeders.texts.ts'

export type StockValues = { why: StockMove['why']; pieces: string; cost: string }

const names = ['pieces', 'cost'] as const

/** The field of the form that a field of the call stands in. */
const fieldOf = { change: 'pieces', count: 'pieces', cost: 'cost' } as const

/** The form of what was bought, counted or thrown away, with a way back. */
export function useStockForm(feeder: Feeder, onDone: () => void) {
  const cache = useQueryClient()
  // However often it is sent, stock moves once.
  const [clientId] = useState(newCallKey)
  const [isBusy, setBusy] = useState(false)
  const { form, draft } = useDraftForm<StockValues>({
    draft: { name: `stock:${feeder.id}`, keeps: 'all' },
    initialValues: { why: 'bought', pieces: '', cost: '' },
    validate: {
      pieces: (typed, { why }) => (isPieces(typed, why) ? null : texts.notPieces),
      cost: (typed, { why }) =>
        why === 'bought' && typed.trim() !== '' && costRule(typed) !== null ? texts.notCost : null,
    },
  })
  const takeBack = async (moved: Feeder): Promise<void> => {
    const change = feeder.count - moved.count
    if (change !== 0) await moveStock(cache, feeder.id, { why: change > 0 ? 'bought' : 'wasted', change })
    if (moved.unitCost !== feeder.unitCost)
      await changeFeeder(cache, feeder.id, { unitCost: feeder.unitCost })
    tellTakenBack()
  }
  const save = async (values: StockValues): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const moved = await moveStock(cache, feeder.id, moveOf(values), clientId)
      draft.end()
      showUndoable(texts.done(nameOf(moved), moved.count), () => {
        takeBack(moved).catch((error: unknown) => showFailure(error, texts.takeBackFailed, texts.failedText))
      })
      onDone()
    } catch (error) {
      showFailure(error, texts.failed, texts.failedText)
      const refused = Object.entries(fieldErrorsOf(error, Object.keys(fieldOf)))
      const problems = refused.map(([field, problem]) => [fieldOf[field as keyof typeof fieldOf], problem])
      refuseFields(form, Object.fromEntries(problems), names)
    } finally {
      setBusy(false)
    }
  }
  return {
    form,
    draft,
    isBusy,
    onSubmit: form.onSubmit(save, (problems) => refuseFields(form, problems, names)),
  }
}

const isPieces = (typed: string, why: StockMove['why']): boolean =>
  /^\d{1,7}$/.test(typed.trim()) && (why === 'counted' || Number(typed) > 0)

function moveOf({ why, pieces, cost }: StockValues): StockMove {
  const count = Number(pieces)
  if (why === 'counted') return { why, count }
  if (why === 'wasted') return { why, change: -count }
  return { why, change: count, ...(cost.trim() && { cost: cost.trim() }) }
}
