import { useArchiveAnimal, useHoldBackAnimal, useUnarchiveAnimal } from '../animal-archive-status.queries.ts'
import { tellMove } from '../tell-move.ts'

type Words = { done: string; failed: string }

/** What each move says: lists and the page of an animal have words of their own. */
type MoveTexts = { archived: Words; unarchived: Words; moved: Words; removed: Words }

/** The moves of an animal from list to list. Each tells how it ended, and can be taken back by its opposite. */
export function useMoves() {
  const archiving = useArchiveAnimal()
  const unarchiving = useUnarchiveAnimal()
  const holding = useHoldBackAnimal()
  const archive = (id: number) => archiving.mutateAsync({ id })
  const unarchive = (id: number) => unarchiving.mutateAsync({ id })
  const holdBack = (id: number, isHoldback: boolean) => holding.mutateAsync({ id, isHoldback })
  return {
    intoArchive: (id: number, { archived: words, unarchived: backWords }: MoveTexts) =>
      tellMove({ move: archive(id), words, back: () => unarchive(id), backWords }),
    outOfArchive: (id: number, { archived: backWords, unarchived: words }: MoveTexts) =>
      tellMove({ move: unarchive(id), words, back: () => archive(id), backWords }),
    intoHoldbacks: (id: number, { moved: words, removed: backWords }: MoveTexts) =>
      tellMove({ move: holdBack(id, true), words, back: () => holdBack(id, false), backWords }),
    outOfHoldbacks: (id: number, { moved: backWords, removed: words }: MoveTexts) =>
      tellMove({ move: holdBack(id, false), words, back: () => holdBack(id, true), backWords }),
  }
}
