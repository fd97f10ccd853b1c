import type { ComparedBy } from '@clutchbook/domain/season/compare.rules'
import { comparedBy } from '@clutchbook/domain/season/compare.rules'
import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chip, ChipRow } from '../../../../shared/ui/chip.tsx'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { useIsWide } from '../../../../shared/ui/use-is-wide.ts'
import { compareQuery } from '../../board.queries.ts'
import { compareTexts as texts } from '../../compare.texts.ts'
import { columnsOf, shownRows } from '../../compared-rows.ts'
import { ViewOutline } from '../view-outline.tsx'
import classes from './compare.module.css'
import { CompareCards } from './compare-cards.tsx'
import { CompareTable } from './compare-table.tsx'

type Props = {
  year: number
  nameOf: (season: number) => string
  by: ComparedBy
  /** All seasons are compared. */
  isAll: boolean
  onAsk: (by: ComparedBy, isAll: boolean) => void
}

/** So many rows are drawn, and so many more each time. */
const portion = 100

/** What clutches came to by season, species, female, male or pair (SEA-17). */
export function Compare({ year, nameOf, by, isAll, onAsk }: Props) {
  return (
    <>
      <div className={classes.question}>
        <ChipRow label={texts.by}>
          {comparedBy.map((one) => (
            <Chip key={one} on={one === by} onPress={() => onAsk(one, isAll)}>
              {texts.kinds[one]}
            </Chip>
          ))}
        </ChipRow>
        {by !== 'season' && (
          <ChipRow label={texts.which}>
            <Chip on={!isAll} onPress={() => onAsk(by, false)}>
              {texts.only(nameOf(year))}
            </Chip>
            <Chip on={isAll} onPress={() => onAsk(by, true)}>
              {texts.all}
            </Chip>
          </ChipRow>
        )}
      </div>
      <Compared
        key={`${by} ${isAll} ${year}`}
        by={by}
        only={by === 'season' || isAll ? null : year}
        nameOf={nameOf}
        onAll={() => onAsk(by, true)}
      />
    </>
  )
}

type ComparedProps = Pick<Props, 'by' | 'nameOf'> & { only: number | null; onAll: () => void }

function Compared({ by, only, nameOf, onAll }: ComparedProps) {
  const isWide = useIsWide()
  const [drawn, setDrawn] = useState(portion)
  const answer = useQuery(compareQuery(by))
  const { data } = answer
  if (!data) return <ViewOutline answer={answer} texts={texts} height={260} />
  const rows = shownRows(data, by, only)
  if (rows.length === 0)
    return (
      <EmptyState
        title={texts.empty}
        text={texts.emptyText}
        action={
          data.length > 0 && (
            <Button variant="default" onClick={onAll}>
              {texts.showAll}
            </Button>
          )
        }
      />
    )
  const shown = rows.slice(0, drawn)
  const Rows = isWide ? CompareTable : CompareCards
  return (
    <>
      <VisuallyHidden role="status">{texts.shown(rows.length)}</VisuallyHidden>
      <Rows by={by} rows={shown} columns={columnsOf(rows)} nameOf={nameOf} />
      {rows.length > drawn && (
        <Button variant="default" mt={14} onClick={() => setDrawn(drawn + portion)}>
          {texts.more(Math.min(portion, rows.length - drawn))}
        </Button>
      )}
      <p className={classes.left}>{texts.left}</p>
    </>
  )
}
