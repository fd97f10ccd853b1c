import { statisticsTexts as texts } from '../../statistics.texts.ts'
import type { Bar } from '../../statistics-shape.ts'
import classes from './age-columns.module.css'

/** Ages as columns from left to right; each says its age and count to those who only hear it. */
export const AgeColumns = ({ columns }: { columns: readonly Bar[] }) => (
  <>
    <p className={classes.hint}>{texts.ageHint}</p>
    <ul className={classes.columns}>
      {columns.map(({ label, count, length }) => (
        <li key={label} className={classes.column} aria-label={texts.years(label, count)}>
          <span className={classes.count} aria-hidden>
            {count > 0 && count}
          </span>
          <span
            className={classes.bar}
            style={{ height: `${length}%` }}
            data-unknown={label === texts.unknownAge || undefined}
          />
          <span className={classes.label} aria-hidden>
            {label === texts.unknownAge ? '?' : label}
          </span>
        </li>
      ))}
    </ul>
  </>
)
