import type { BoardStage } from '@clutchbook/domain/season/board.rules'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { Chip, ChipRow, ChipSelect } from '../../../../shared/ui/chip.tsx'
import { SearchBox } from '../../../../shared/ui/search-box.tsx'
import { useIsWide } from '../../../../shared/ui/use-is-wide.ts'
import type { Board } from '../../board.queries.ts'
import { boardTexts as texts } from '../../board.texts.ts'
import { countStages } from '../../board-groups.ts'
import type { SeasonSearch } from '../../season-search.ts'
import { IconButton } from '../icon-button.tsx'

type Props = { board: Board; search: SeasonSearch; onAsk: (search: SeasonSearch) => void }

/** So many pairings are seen at a glance, and need no box to search in. */
const seenAtOnce = 8

/** A word and a stage that narrow the board; on a phone the box for the word comes when it is asked for, so that pairings stand above. */
export function BoardFilters({ board: { rows }, search, onAsk }: Props) {
  const { q = '', stage } = search
  const isWide = useIsWide()
  const stages = countStages(rows)
  // One of another season that has none of this stage stays to be let go of.
  const shown =
    stages.some((one) => one.stage === stage) || !stage ? stages : [...stages, { stage, count: 0 }]
  const choose = (one: BoardStage | null): void => onAsk({ ...(q && { q }), ...(one && { stage: one }) })
  return (
    <>
      {(rows.length > seenAtOnce || q !== '') && (
        <WordSearch asked={q} ask={(word) => onAsk({ ...(word && { q: word }), ...(stage && { stage }) })} />
      )}
      {isWide ? (
        <ChipRow label={texts.stage}>
          <Chip on={!stage} onPress={() => choose(null)}>
            {texts.counted(texts.all, rows.length)}
          </Chip>
          {shown.map(({ stage: one, count }) => (
            <Chip key={one} on={one === stage} onPress={() => choose(one === stage ? null : one)}>
              {texts.counted(texts.stages[one], count)}
            </Chip>
          ))}
        </ChipRow>
      ) : (
        <ChipSelect
          label={texts.stage}
          value={stage}
          options={shown.map(({ stage: one, count }) => ({
            ...{ value: one, label: texts.counted(texts.stages[one], count) },
          }))}
          all={texts.allStages}
          onChoose={(one) => choose(shown.find(({ stage: of }) => of === one)?.stage ?? null)}
        />
      )}
    </>
  )
}

type WordProps = { asked: string; ask: (word: string) => void }

function WordSearch({ asked, ask }: WordProps) {
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(asked !== '')
  const box = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isOpen && wasPressed.current) box.current?.querySelector('input')?.focus()
  }, [isOpen])
  return (
    <>
      {!isWide && (
        <IconButton
          label={texts.search.label}
          Icon={Search}
          isOpen={isOpen}
          onPress={() => {
            wasPressed.current = true
            setOpen(!isOpen)
            if (isOpen && asked !== '') ask('')
          }}
        />
      )}
      {(isWide || isOpen) && (
        <search ref={box}>
          <SearchBox
            label={texts.search.label}
            placeholder={texts.search.placeholder}
            asked={asked}
            ask={ask}
          />
        </search>
      )}
    </>
  )
}
