import { Button } from '@mantine/core'
import { messageOf } from '../../../shared/api/api-error.ts'
import { Egg } from '../../../shared/ui/egg.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useArrival, useAskProvider } from '../billing.queries.ts'
import { billingTexts } from '../billing.texts.ts'
import { PerkList } from '../components/perk-list.tsx'
import classes from './billing-page.module.css'

const { success: texts } = billingTexts

/** Where the checkout leads back to (BIL-21 to BIL-24); says so while the payment is still on its way (BIL-Q05). */
export function SubscriptionSuccessPage() {
  const waiting = useArrival()
  const asking = useAskProvider()
  const hasArrived = waiting.data === true || asking.data === true
  return (
    <div className={classes.page}>
      <PageHeader title={billingTexts.subscribe.title} />
      <section className={classes.card} data-arrived={hasArrived || undefined}>
        <Egg state={hasArrived ? 'hatched' : 'incubating'} progress={0.7} size={64} />
        <h2 className={classes.heading}>{texts.title}</h2>
        {hasArrived && <p role="status">{texts.arrived}</p>}
        {!hasArrived && waiting.isFetching && <p role="status">{texts.waiting}</p>}
        {!hasArrived && !waiting.isFetching && <Late asking={asking} />}
        <p className={classes.text}>{texts.intro}</p>
        <PerkList perks={texts.perks} />
        <LinkButton to="/">{texts.toDashboard}</LinkButton>
      </section>
    </div>
  )
}

/** The payment has not arrived by now; the keeper may have the server ask for it. */
function Late({ asking }: { asking: ReturnType<typeof useAskProvider> }) {
  return (
    <div className={classes.late}>
      <p role="status">{asking.error ? messageOf(asking.error, texts.failed) : texts.late}</p>
      <Button variant="default" loading={asking.isPending} onClick={() => asking.mutate()}>
        {texts.again}
      </Button>
    </div>
  )
}
