import { ThawCard, TodayWork, WatchCard, type Work } from '../../husbandry/public/today-work.tsx'
import type { Figures } from '../home.queries.ts'
import classes from './day-of-plans.module.css'
import { HatchingNext } from './hatching-next.tsx'
import { NewestAnimals } from './newest-animals.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'

type Props = { figures: Figures | undefined; work: Work }

/** A day with plans: what is to be done, with what needs a look and what is to come beside it. */
export const DayOfPlans = ({ figures, work }: Props) => (
  <>
    <div className={classes.day}>
      <div className={classes.main}>
        <TodayWork work={work} />
        <HatchingNext eggs={figures?.hatchingNext} />
      </div>
      <div className={classes.beside}>
        {work.today && work.today.watch.length + work.today.counts.low > 0 && (
          <WatchCard watch={work.today.watch} low={work.today.counts.low} />
        )}
        {work.today && work.today.thaw.length > 0 && <ThawCard thaw={work.today.thaw} day={work.today.day} />}
        <UpcomingEvents events={figures?.nextEvents} />
      </div>
    </div>
    <NewestAnimals animals={figures?.newest} />
  </>
)
