import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import type { Today } from '../today.queries.ts'
import { todayTexts } from '../today.texts.ts'
import { watchWords } from '../watch-words.ts'
import classes from './watch-card.module.css'

type Props = { watch: Today['watch']; low: number }

const WatchWords = ({ name, alarm }: { name: string; alarm: string }) => (
  <span className={classes.words}>
    <span className={classes.name}>{name}</span>
    <span className={classes.alarm}>{alarm}</span>
  </span>
)

/** Animals and places in trouble, the worst first, and then food that runs out. */
export const WatchCard = ({ watch, low }: Props) => (
  <SectionCard
    title={todayTexts.watch}
    aside={<span className={classes.count}>{watch.length + Math.min(low, 1)}</span>}
  >
    <ul className={classes.list}>
      {watch.map(({ alarm, animalId, placeId, name, values }) => (
        <li key={`${alarm} ${animalId} ${placeId}`}>
          {animalId === null ? (
            <span className={classes.line}>
              <WatchWords name={name} alarm={watchWords({ alarm, values })} />
            </span>
          ) : (
            <Link to="/reptiles/$id" params={{ id: String(animalId) }} className={classes.line}>
              <WatchWords name={name} alarm={watchWords({ alarm, values })} />
              <ChevronRight size={20} aria-hidden />
            </Link>
          )}
        </li>
      ))}
      {low > 0 && (
        <li>
          <Link to="/feeders" className={classes.line}>
            <span className={classes.words}>
              <span className={classes.name}>{todayTexts.low.title}</span>
              <span className={classes.alarm}>{todayTexts.low.text(low)}</span>
            </span>
            <ChevronRight size={20} aria-hidden />
          </Link>
        </li>
      )}
    </ul>
  </SectionCard>
)
