import { useQueryClient } from '@tanstack/react-query'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { tellDeleted } from '../../trash/public/tell-deleted.ts'
import { changePlan, refreshPlans, removePlan, type ShownPlan } from '../plan.queries.ts'
import { planTexts as texts } from '../plan.texts.ts'
import { planBodyAgain } from '../plan-again.ts'

/** What is done with a plan that is there, each with a way back (U7). */
export function usePlanActs() {
  const cache = useQueryClient()
  const fail = (error: unknown) => showFailure(error, texts.saveFailed, texts.nothingSaved)

  /** Gives a plan back what it said, unless it was changed since. */
  const setBack = (before: ShownPlan, version: number): void => {
    changePlan(before.id, planBodyAgain(before), version)
      .then(tellTakenBack, fail)
      .finally(() => void refreshPlans(cache))
  }

  /** Tells that a plan was changed, and offers what it was. */
  const tellChanged = (title: string, before: ShownPlan, now: ShownPlan): void =>
    showUndoable(title, () => setBack(before, now.version))

  const setOn = async (plan: ShownPlan, isOn: boolean): Promise<void> => {
    try {
      const now = await changePlan(plan.id, { isOn }, plan.version)
      tellChanged(isOn ? texts.resumed : texts.pausedByHand, plan, now)
    } catch (error) {
      fail(error)
    }
    await refreshPlans(cache)
  }

  /** Removes a plan; the trash keeps it. */
  const remove = async ({ id }: Pick<ShownPlan, 'id'>): Promise<void> => {
    try {
      await removePlan(id)
      tellDeleted(cache, { kind: 'plans', id }, texts.removed)
    } catch (error) {
      showFailure(error, texts.removeFailed, texts.nothingSaved)
    }
    await refreshPlans(cache)
  }

  return { setOn, remove, tellChanged }
}
