import { Button } from '@mantine/core'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useArrival } from '../billing.queries.ts'
import { billingTexts } from '../billing.texts.ts'
import { PerkList } from '../components/perk-list.tsx'
import classes from './billing-page.module.css'

const { success: texts } = billingTexts

/** Where the checkout leads back to (BIL-21 to BIL-24); says so while the payment is still on its way (BIL-Q05). */
export function SubscriptionSuccessPage() {
  const { data: hasArrived, isFetching, refetch } = useArrival()
  const words = hasArrived ? texts.arrived : isFetching ? texts.waiting : texts.late
  return (
    <div className={classes.page}>
      <PageHeader title={billingTexts.subscribe.title} />
      <h2 className={classes.heading}>{texts.title}</h2>
      <p role="status">{words}</p>
      {!hasArrived && !isFetching && (
        <Button variant="default" onClick={() => void refetch()}>
          {texts.again}
        </Button>
      )}
      <p className={classes.text}>{texts.intro}</p>
      <PerkList perks={texts.perks} />
      <LinkButton to="/">{texts.toDashboard}</LinkButton>
    </div>
  )
}
