import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { loadPlanDialog } from '../components/load-plan-dialog.ts'
import { planTexts as texts } from '../plan.texts.ts'

const PlanDialog = lazyDialog(loadPlanDialog)

type Props = { animalIds: readonly number[]; onSaved: () => void; onClose: () => void }

/** Plans the same with several animals. */
export const PlanSeveral = ({ animalIds, onSaved, onClose }: Props) => (
  <PlanDialog
    title={texts.addForSeveral(animalIds.length)}
    animalIds={animalIds}
    plan={null}
    onSaved={onSaved}
    onClose={onClose}
  />
)
