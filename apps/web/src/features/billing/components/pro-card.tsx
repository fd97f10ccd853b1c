import type { Subscription } from '@clutchbook/domain/billing/billing.schema'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { billingTexts as texts } from '../billing.texts.ts'
import { PerkList } from './perk-list.tsx'
import classes from './pro-card.module.css'

type Props = {
  /** The heading's level in the page or dialog around it. */
  level: 2 | 4
  title?: string
  subscription: Subscription
  /** The buttons, and what stands beside them. */
  children: ReactNode
}

/** Pro with its price and its perks (BIL-05, BIL-06), and how the keeper's own subscription stands. */
export function ProCard({ level, title = texts.pro, subscription, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <section className={classes.card} data-state={subscription.state}>
      <div className={classes.head}>
        <Heading className={classes.name}>{title}</Heading>
        {!isGiven(subscription) && <span className={classes.price}>{texts.price}</span>}
      </div>
      <PerkList perks={texts.perks} />
      <p className={classes.text}>
        {subscription.state === 'pastDue' && <CircleAlert size={18} aria-hidden className={classes.mark} />}
        {wordsOf(subscription)}
      </p>
      <div className={classes.buttons}>{children}</div>
    </section>
  )
}

/** Whether Pro came from whoever runs the site, so that nothing is paid for it. */
const isGiven = ({ state, isManaged }: Subscription): boolean => state === 'pro' && !isManaged

function wordsOf(subscription: Subscription): string {
  const { state, until, payments } = subscription
  if (state === 'free') return payments ? texts.renewal : texts.notTaken
  const words = texts.states[state](until && dayOf(until))
  return isGiven(subscription) ? `${words} ${texts.subscribe.given}` : words
}

const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' })
