import type { ComparedBy } from '@clutchbook/domain/season/compare.rules'
import { VisuallyHidden } from '@mantine/core'
import type { ComparedRow } from '../../board.queries.ts'
import { compareTexts as texts } from '../../compare.texts.ts'
import { type Column, figureWords, groupName, rowKey } from '../../compared-rows.ts'
import classes from './compare.module.css'

export type ComparedProps = {
  by: ComparedBy
  rows: readonly ComparedRow[]
  columns: readonly Column[]
  nameOf: (season: number) => string
}

/** The comparison as a table. */
export const CompareTable = ({ by, rows, columns, nameOf }: ComparedProps) => (
  <div className={classes.frame}>
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{texts.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {by !== 'season' && <th scope="col">{texts.kinds[by]}</th>}
          <th scope="col">{texts.kinds.season}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={classes.figure}>
              {texts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {by !== 'season' && (
              <th scope="row" className={classes.name} data-species={by === 'species' || undefined}>
                {groupName(row, by)}
              </th>
            )}
            {by === 'season' ? <th scope="row">{nameOf(row.season)}</th> : <td>{nameOf(row.season)}</td>}
            {columns.map((column) => (
              <td key={column} className={classes.figure}>
                {figureWords(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
