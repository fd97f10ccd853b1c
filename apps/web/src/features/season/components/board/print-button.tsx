import Printer from 'lucide-react/icons/printer'
import { useToday } from '../../../accounts/public/use-today.ts'
import type { Board } from '../../board.queries.ts'
import { boardTexts as texts } from '../../board.texts.ts'
import { printBoard } from '../../print-board.ts'
import type { SeasonSearch } from '../../season-search.ts'
import { IconButton } from '../icon-button.tsx'

type Props = { board: Board; search: SeasonSearch; name: string }

/** Prints what the board shows. */
export function PrintButton({ board, search, name }: Props) {
  const today = useToday()
  return (
    <IconButton
      label={texts.print.open}
      Icon={Printer}
      onPress={() => void printBoard({ board, search, name, today: today() })}
    />
  )
}
