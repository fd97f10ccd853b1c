import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton } from '../../../shared/ui/add-button.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { careQuery } from '../care.queries.ts'
import { loadPlanDialog } from '../components/load-plan-dialog.ts'
import { PlanLine } from '../components/plan-line.tsx'
import classes from '../components/plans-card.module.css'
import type { ShownPlan } from '../plan.queries.ts'
import { planTexts as texts } from '../plan.texts.ts'
import { inOrder } from '../plan-order.ts'

const PlanDialog = lazyDialog(loadPlanDialog)

/** What is to be done with an animal again and again, and when it is due (HUS-24). */
export function PlansCard({ animal }: { animal: Animal }) {
  const { data: care, error, refetch } = useQuery(careQuery(animal.id))
  const plans = care?.plans
  const [asked, setAsked] = useState<{ plan: ShownPlan | null } | null>(null)
  const { name } = animal
  return (
    <SectionCard
      title={texts.title}
      id="plans"
      aside={<AddButton label={texts.add} load={loadPlanDialog} onClick={() => setAsked({ plan: null })} />}
    >
      {!plans && error && (
        <LoadFailure
          title={texts.failed}
          error={error}
          otherwise={texts.failedText}
          action={uiTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {!plans && !error && <Outline />}
      {plans?.length === 0 && <p className={classes.empty}>{texts.empty}</p>}
      {plans && plans.length > 0 && (
        <ul className={classes.list}>
          {inOrder(plans).map((plan) => (
            <PlanLine key={plan.id} plan={plan} animal={animal} onEdit={() => setAsked({ plan })} />
          ))}
        </ul>
      )}
      {asked && (
        <PlanDialog
          title={asked.plan ? texts.editTitle(name) : texts.addTitle(name)}
          animalIds={[animal.id]}
          plan={asked.plan}
          usual={{ food: care?.defaultFood ?? null, days: care?.suggestion ?? null }}
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  )
}

const Outline = () => (
  <div aria-busy className={classes.outline}>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Skeleton height={48} />
  </div>
)
