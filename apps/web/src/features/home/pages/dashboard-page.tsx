import { useQuery } from '@tanstack/react-query'
import ChartColumn from 'lucide-react/icons/chart-column'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { NoPlans } from '../../husbandry/public/no-plans.tsx'
import { useTodayWork, type Work } from '../../husbandry/public/use-today-work.ts'
import { FigureStrip } from '../components/figure-strip.tsx'
import { HatchingNext } from '../components/hatching-next.tsx'
import { loadDayOfPlans } from '../components/load-day-of-plans.ts'
import { NewestAnimals } from '../components/newest-animals.tsx'
import { TodayHead } from '../components/today-head.tsx'
import { UpcomingEvents } from '../components/upcoming-events.tsx'
import type { Figures } from '../home.queries.ts'
import { figuresQuery } from '../home.queries.ts'
import { dashboardTexts } from '../home.texts.ts'
import classes from './dashboard-page.module.css'

/** As high as the window, so that nothing in sight moves when the day comes. */
const DayOfPlans = lazyPart(
  loadDayOfPlans,
  <div className={classes.room}>
    <Skeleton height={320} card />
  </div>,
)

const { title, text, action } = dashboardTexts.empty

/** Whether a keeper has no animal at all, neither shown nor put away. */
const isNew = ({ totalAnimals, archived }: Figures): boolean => totalAnimals === 0 && archived === 0

/** What is known so far: outlines are exchanged for what comes, whole, and not moved where there is less of it. */
function stageOf(
  figures: Figures | undefined,
  { isWanted, pages }: Work,
): 'awaited' | 'day awaited' | 'there' {
  if (!figures) return 'awaited'
  return isWanted && pages.isPending ? 'day awaited' : 'there'
}

/** Where a keeper arrives: what is to be done today, what is to come, the newest animals, and the figures (COL-01, HUS-34). */
export function DashboardPage() {
  const { data: figures, isError } = useQuery(figuresQuery)
  const work = useTodayWork(figures?.hasPlans)
  return (
    <>
      <TodayHead progress={work.progress} />
      <div key={stageOf(figures, work)} className={classes.parts}>
        {isError && !figures ? null : <Collection figures={figures} work={work.isWanted ? work : null} />}
        <div className={classes.foot}>
          <FigureStrip />
        </div>
        <LinkButton
          to="/statistics"
          variant="default"
          className={classes.statistics ?? ''}
          leftSection={<ChartColumn size={17} aria-hidden />}
        >
          {dashboardTexts.statistics}
        </LinkButton>
      </div>
    </>
  )
}

type Props = { figures: Figures | undefined; work: Work | null }

function Collection({ figures, work }: Props) {
  if (figures && isNew(figures))
    return (
      <EmptyState title={title} text={text} action={<LinkButton to="/animals/add">{action}</LinkButton>} />
    )
  if (work) return <DayOfPlans figures={figures} work={work} />
  return (
    <>
      <NoPlans isKnown={figures !== undefined} />
      <div className={classes.panels} aria-busy={!figures}>
        <HatchingNext eggs={figures?.hatchingNext} />
        <UpcomingEvents events={figures?.nextEvents} />
      </div>
      <NewestAnimals animals={figures?.newest} />
    </>
  )
}
