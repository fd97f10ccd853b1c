import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import classes from './animal-grid.module.css'

/** A screenful of outlines. */
const outlines = Array.from({ length: 12 }, (_, place) => place)

/** The outline of a screen of cards, in their final size. */
export const AnimalGridSkeleton = () => (
  <div className={classes.room} aria-hidden>
    <div className={classes.grid}>
      {outlines.map((place) => (
        <div key={place} className={classes.outline}>
          <div className={classes.photo}>
            <Skeleton height="100%" />
          </div>
          <div className={classes.bars}>
            <Skeleton height={20} width="58%" />
            <Skeleton height={15} width="76%" />
            <Skeleton height={15} width="66%" />
            <Skeleton height={15} width="50%" />
          </div>
        </div>
      ))}
    </div>
  </div>
)

/** The outline of a screen of rows. */
export const AnimalRowsSkeleton = () => (
  <div className={classes.list} aria-hidden>
    {outlines.map((place) => (
      <div key={place} className={classes.bar}>
        <Skeleton height={40} width={40} />
        <Skeleton height={18} width="34%" />
        <Skeleton height={16} width={72} />
      </div>
    ))}
  </div>
)
