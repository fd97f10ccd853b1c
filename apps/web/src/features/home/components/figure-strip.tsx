import { incubationProgress } from '@clutchbook/domain/eggs/eggs.rules'
import { formatAmount } from '@clutchbook/domain/kernel/amount'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import type { Figures } from '../home.queries.ts'
import { figuresQuery } from '../home.queries.ts'
import { dashboardTexts } from '../home.texts.ts'
import classes from './figure-strip.module.css'

type Card = { figure: keyof typeof dashboardTexts.figures; to: NonNullable<LinkProps['to']> }

/** The five figures of the dashboard, and where each leads (COL-02 to COL-06). */
const cards: readonly Card[] = [
  { figure: 'totalAnimals', to: '/reptiles' },
  { figure: 'activeBreeding', to: '/breeding' },
  { figure: 'holdbacks', to: '/holdbacks' },
  { figure: 'upcomingEvents', to: '/calendar' },
  { figure: 'incubatingEggs', to: '/incubating' },
]

/** The five figures in one strip: at the head of the page on a desk, at its foot on a phone. */
export function FigureStrip() {
  const { data, error, refetch } = useQuery(figuresQuery)
  if (error && !data) {
    return (
      <LoadFailure
        title={dashboardTexts.figuresFailed}
        error={error}
        otherwise={dashboardTexts.unknownError}
        action={dashboardTexts.tryAgain}
        onRetry={() => refetch()}
      />
    )
  }
  return (
    <ul className={classes.cards} aria-label={dashboardTexts.figuresLabel} aria-busy={!data}>
      {cards.map((card) => (
        <li key={card.figure} className={classes.item}>
          <FigureCard card={card} figures={data} />
        </li>
      ))}
    </ul>
  )
}

function FigureCard({ card: { figure, to }, figures }: { card: Card; figures: Figures | undefined }) {
  const light = useLight(figure === 'incubatingEggs' ? (figures?.newestEggs ?? []) : [])
  return (
    <Link to={to} className={classes.card} style={{ '--light': light } as CSSProperties}>
      <span className={classes.value}>
        {figures ? formatAmount(figures[figure]) : <Skeleton width={40} height={28} />}
      </span>
      <span className={classes.label}>{dashboardTexts.figures[figure]}</span>
    </Link>
  )
}

/** A glow as bright as the furthest of some eggs; the eggs themselves are the incubator's to show (COL-07). */
function useLight(eggs: Figures['newestEggs']): number {
  const today = useToday()()
  return Math.max(0, ...eggs.map((egg) => incubationProgress(egg, today)))
}
