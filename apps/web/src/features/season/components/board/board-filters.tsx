import { Chip, ChipRow } from '../../../../shared/ui/chip.tsx'
import { SearchBox } from '../../../../shared/ui/search-box.tsx'
import type { Board } from '../../board.queries.ts'
import { boardTexts as texts } from '../../board.texts.ts'
import { countStages } from '../../board-groups.ts'
import type { SeasonSearch } from '../../season-search.ts'

type Props = { board: Board; search: SeasonSearch; onAsk: (search: SeasonSearch) => void }

/** So many pairings are seen at a glance, and need no box to search in. */
const seenAtOnce = 8

/** A word and a stage that narrow the board. */
export function BoardFilters({ board: { rows }, search, onAsk }: Props) {
  const { q = '', stage } = search
  const stages = countStages(rows)
  // One of another season that has none of this stage stays to be let go of.
  const shown =
    stages.some((one) => one.stage === stage) || !stage ? stages : [...stages, { stage, count: 0 }]
  return (
    <>
      {(rows.length > seenAtOnce || q !== '') && (
        <search>
          <SearchBox
            label={texts.search.label}
            placeholder={texts.search.placeholder}
            asked={q}
            ask={(word) => onAsk({ ...(word && { q: word }), ...(stage && { stage }) })}
          />
        </search>
      )}
      <ChipRow label={texts.stage}>
        <Chip on={!stage} onPress={() => onAsk(q ? { q } : {})}>
          {texts.all} {rows.length}
        </Chip>
        {shown.map(({ stage: one, count }) => (
          <Chip
            key={one}
            on={one === stage}
            onPress={() => onAsk({ ...(q && { q }), ...(one !== stage && { stage: one }) })}
          >
            {texts.stages[one]} {count}
          </Chip>
        ))}
      </ChipRow>
    </>
  )
}
