import '@mantine/core/styles/Combobox.layer.css'
import { ClashNotice } from '../../../shared/forms/clash-notice.tsx'
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx'
import { MoreFold } from '../../../shared/forms/more-fold.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { usePlanForm } from '../hooks/use-plan-form.ts'
import type { ShownPlan } from '../plan.queries.ts'
import { planTexts as texts } from '../plan.texts.ts'
import type { Usual } from '../plan-form-values.ts'
import classes from './plan-dialog.module.css'
import { AboutFields, FurtherFields, KindField, RhythmFields, SpanFields } from './plan-fields.tsx'

type Props = {
  title: string
  animalIds: readonly number[]
  /** The plan that is changed; null for a new one. */
  plan: ShownPlan | null
  usual?: Usual
  onSaved?: () => void
  onClose: () => void
}

/** Plans something with an animal or several, or changes a plan. */
export const PlanDialog = (props: Props) => (
  <Dialog
    sends="PUT /api/plans"
    onClose={props.onClose}
    title={props.title}
    closeOnClickOutside={false}
    size={520}
  >
    <Form {...props} />
  </Dialog>
)

/** What is in the dialog: what, how much and how often; the rest behind More. */
function Form({ animalIds, plan, usual = {}, onSaved, onClose }: Props) {
  const { form, draft, merging, isSaving, chooseKind, onSubmit } = usePlanForm({
    animalIds,
    plan,
    usual,
    onSaved: () => {
      onSaved?.()
      onClose()
    },
  })
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <DraftNotice draft={draft} />
      <ClashNotice merging={merging} />
      <KindField form={form} onChoose={chooseKind} />
      <AboutFields form={form} />
      <RhythmFields form={form} />
      <SpanFields form={form} />
      <MoreFold>
        <div className={classes.folded}>
          <FurtherFields form={form} />
        </div>
      </MoreFold>
      {animalIds.length > 1 && <p className={classes.hint}>{texts.replaces}</p>}
      <FormButtons texts={texts} busy={isSaving} onCancel={cancel} />
    </form>
  )
}
