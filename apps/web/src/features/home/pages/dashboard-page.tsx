import { useQuery } from '@tanstack/react-query'
import ChartColumn from 'lucide-react/icons/chart-column'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { FigureCards } from '../components/figure-cards.tsx'
import { HatchingNext } from '../components/hatching-next.tsx'
import { NewestAnimals } from '../components/newest-animals.tsx'
import { UpcomingEvents } from '../components/upcoming-events.tsx'
import { greetingAt } from '../greeting.ts'
import type { Figures } from '../home.queries.ts'
import { figuresQuery } from '../home.queries.ts'
import { dashboardTexts } from '../home.texts.ts'
import classes from './dashboard-page.module.css'

const { title, text, action } = dashboardTexts.empty

/** Whether a keeper has no animal at all, neither shown nor put away. */
const isNew = ({ totalAnimals, archived }: Figures): boolean => totalAnimals === 0 && archived === 0

/** Where a keeper arrives: the collection in figures, what is to come, and the newest animals (COL-01). */
export function DashboardPage() {
  const user = useCurrentUser()
  const { data: figures, isError } = useQuery(figuresQuery)
  return (
    <>
      <PageHeader
        title={greetingAt(new Date().getHours(), user.name)}
        actions={
          <LinkButton to="/statistics" variant="default" leftSection={<ChartColumn size={17} aria-hidden />}>
            {dashboardTexts.statistics}
          </LinkButton>
        }
      />
      <div className={classes.parts}>
        <FigureCards />
        {/* Outlines are exchanged for what comes, whole, and not moved where there is less of it. */}
        {isError && !figures ? null : <Collection key={figures ? 'there' : 'awaited'} figures={figures} />}
      </div>
    </>
  )
}

function Collection({ figures }: { figures: Figures | undefined }) {
  if (figures && isNew(figures))
    return (
      <EmptyState title={title} text={text} action={<LinkButton to="/animals/add">{action}</LinkButton>} />
    )
  return (
    <>
      <div className={classes.panels} aria-busy={!figures}>
        <HatchingNext eggs={figures?.hatchingNext} />
        <UpcomingEvents events={figures?.nextEvents} />
      </div>
      <NewestAnimals animals={figures?.newest} />
    </>
  )
}
