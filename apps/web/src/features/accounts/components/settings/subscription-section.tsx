import type { Plan } from '@clutchbook/domain/billing/billing.rules'
import type { PlanLimit } from '@clutchbook/domain/billing/billing.schema'
import { useQueries } from '@tanstack/react-query'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { planLimitQuery } from '../../../billing/public/plan-limit-query.ts'
import { ProBox } from '../../../billing/public/pro-box.tsx'
import { settingsTexts } from '../../settings.texts.ts'
import { SettingsSection } from './settings-section.tsx'
import classes from './subscription-section.module.css'

const { subscription: texts } = settingsTexts

type Props = { plan: Plan; onLeave: () => void; onCover: (isCovered: boolean) => void }

/** The keeper's plan, how much of it is used, and the Pro box (ACC-39, BIL-25). */
export const SubscriptionSection = ({ plan, onLeave, onCover }: Props) => (
  <SettingsSection heading={texts.heading}>
    <div className={classes.box} data-pro={plan === 'pro' || undefined}>
      <p className={classes.plan}>{plan === 'pro' ? texts.pro : texts.free}</p>
      {plan === 'pro' ? <p className={classes.text}>{texts.proText}</p> : <FreePlan />}
    </div>
    <div className={classes.pro}>
      <ProBox onLeave={onLeave} onCover={onCover} />
    </div>
  </SettingsSection>
)

const kinds = ['animals', 'breeding-projects', 'eggs'] as const

/** What the free plan holds and holds already; an operator may have lifted its limits for everyone. */
function FreePlan() {
  const usages = useQueries({ queries: kinds.map(planLimitQuery) })
  const failed = usages.find(({ error, data }) => error && !data)
  if (failed) {
    return (
      <div className={classes.uses}>
        <LoadFailure
          title={texts.loadFailed.title}
          error={failed.error}
          otherwise={texts.loadFailed.text}
          action={texts.tryAgain}
          onRetry={() => {
            for (const { refetch } of usages) void refetch()
          }}
        />
      </div>
    )
  }
  if (usages[0]?.data?.limit === null) return <p className={classes.text}>{texts.openText}</p>
  return (
    <>
      <p className={classes.text}>{texts.freeText}</p>
      <dl className={classes.uses}>
        {kinds.map((kind, place) => (
          <Use key={kind} name={texts.kinds[kind]} usage={usages[place]?.data} />
        ))}
      </dl>
    </>
  )
}

function Use({ name, usage }: { name: string; usage: PlanLimit | undefined }) {
  return (
    <div className={classes.use}>
      <dt>{name}</dt>
      <dd className={classes.count}>{usage ? <Count {...usage} /> : <Skeleton width={56} height="1em" />}</dd>
      <div className={classes.track} aria-hidden>
        {usage?.limit && (
          <div
            className={classes.fill}
            data-full={!usage.allowed || undefined}
            style={{ width: `${Math.min(100, (usage.count / usage.limit) * 100)}%` }}
          />
        )}
      </div>
    </div>
  )
}

const Count = ({ count, limit }: PlanLimit) => (limit === null ? count : texts.use(count, limit))
