import { VisuallyHidden } from '@mantine/core'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { dailyTexts as texts } from '../../daily.texts.ts'
import type { DailyFigure } from '../../daily-figures.ts'
import classes from './daily-figures.module.css'

/** Three figures beside each other, each large with its meaning below. */
export const DailyFigures = ({ figures }: { figures: readonly DailyFigure[] }) => (
  <dl className={classes.figures}>
    {figures.map(({ value, meaning, detail, alarming }) => (
      <div key={meaning} className={classes.figure} data-alarming={alarming}>
        <dt className={classes.meaning}>{meaning}</dt>
        <dd className={classes.value}>{value}</dd>
        <dd className={classes.detail}>{detail}</dd>
      </div>
    ))}
  </dl>
)

/** The same while they are loaded. */
export const FiguresOutline = () => (
  <div className={classes.figures} aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    {[0, 1, 2].map((at) => (
      <div key={at} className={classes.figure} aria-hidden>
        <Skeleton height={26} width="62%" />
        <Skeleton height={14} width="84%" />
      </div>
    ))}
  </div>
)
