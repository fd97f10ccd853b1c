import type { UseQueryResult } from '@tanstack/react-query'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import type { Board as BoardData } from '../../board.queries.ts'
import { boardTexts as texts } from '../../board.texts.ts'
import type { SeasonSearch } from '../../season-search.ts'
import { ViewOutline } from '../view-outline.tsx'
import { Board } from './board.tsx'

type Props = {
  answer: UseQueryResult<BoardData>
  /** The season as its years are written. */
  name: string
  search: SeasonSearch
  onClear: () => void
}

/** The board, or what stands in its place. */
export function BoardView({ answer, name, search, onClear }: Props) {
  const { data, isPlaceholderData } = answer
  if (!data) return <ViewOutline answer={answer} texts={texts} height={420} />
  if (data.rows.length === 0)
    return (
      <EmptyState
        title={texts.empty.title(name)}
        text={texts.empty.text}
        action={<LinkButton to="/breeding/new">{texts.newProject}</LinkButton>}
      />
    )
  return <Board board={data} search={search} isOutdated={isPlaceholderData} onClear={onClear} />
}
