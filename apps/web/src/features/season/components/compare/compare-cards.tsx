import { compareTexts as texts } from '../../compare.texts.ts'
import { figureWords, groupName, rowKey } from '../../compared-rows.ts'
import classes from './compare.module.css'
import type { ComparedProps } from './compare-table.tsx'

/** The comparison as cards, where a table has no room. */
export const CompareCards = ({ by, rows, columns, nameOf }: ComparedProps) => (
  <ul className={classes.cards} aria-label={texts.title}>
    {rows.map((row) => (
      <li key={rowKey(row)} className={classes.card}>
        <h2 className={classes.head}>
          {by === 'season' ? (
            nameOf(row.season)
          ) : (
            <>
              <span className={classes.name} data-species={by === 'species' || undefined}>
                {groupName(row, by)}
              </span>
              <span className={classes.season}>{nameOf(row.season)}</span>
            </>
          )}
        </h2>
        <dl className={classes.figures}>
          {columns.map((column) => (
            <div key={column}>
              <dt>{texts.columns[column]}</dt>
              <dd>{figureWords(row, column)}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)
