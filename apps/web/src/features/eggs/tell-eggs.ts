import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import type { SavedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { showToast } from '../../shared/ui/toast.ts'
import { showUndoable } from '../../shared/ui/undo.ts'
import { eggTexts as texts } from './eggs.texts.ts'

/** The projects whose status followed these eggs. */
const movesOf = (eggs: readonly SavedEgg[]): ProjectMove[] =>
  eggs.flatMap(({ projectMoved }) => projectMoved ?? [])

/** What is said beside a save: its own words, and which projects followed. */
export const wordsOf = (moves: readonly ProjectMove[], own = ''): string =>
  [own, ...moves.map(({ name, to }) => texts.projectMoved(name, to))].filter(Boolean).join(' ')

/** Tells that eggs were added; where their project followed, Undo gives it its former status again. */
export function tellAdded(
  title: string,
  eggs: readonly SavedEgg[],
  moveBack: (moves: readonly ProjectMove[]) => void,
): void {
  const moves = movesOf(eggs)
  if (moves.length === 0) showToast({ title })
  else showUndoable(title, () => moveBack(moves), { text: wordsOf(moves) })
}
