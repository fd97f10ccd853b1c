import { Button } from '@mantine/core'
import { messageOf } from '../../../shared/api/api-error.ts'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useArrival, useAskProvider } from '../billing.queries.ts'
import { billingTexts } from '../billing.texts.ts'
import { PerkList } from '../components/perk-list.tsx'
import classes from './billing-page.module.css'

const { success: texts } = billingTexts

/** Where the checkout leads back to (BIL-21 to BIL-24); says so while the payment is still on its way (BIL-Q05). */
export function SubscriptionSuccessPage() {
  return (
    <div className={classes.page}>
      <PageHeader title={billingTexts.subscribe.title} />
      <h2 className={classes.heading}>{texts.title}</h2>
      <Arrival />
      <p className={classes.text}>{texts.intro}</p>
      <PerkList perks={texts.perks} />
      <LinkButton to="/">{texts.toDashboard}</LinkButton>
    </div>
  )
}

/** Whether the payment has arrived; where it is late, the keeper may have the server ask for it. */
function Arrival() {
  const waiting = useArrival()
  const asking = useAskProvider()
  if (waiting.data || asking.data) return <p role="status">{texts.arrived}</p>
  if (waiting.isFetching) return <p role="status">{texts.waiting}</p>
  return (
    <div className={classes.late}>
      <p role="status">{asking.error ? messageOf(asking.error, texts.failed) : texts.late}</p>
      <Button variant="default" loading={asking.isPending} onClick={() => asking.mutate()}>
        {texts.again}
      </Button>
    </div>
  )
}
