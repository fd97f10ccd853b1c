import { shownDay } from '../../shared/day-format.ts'
import { asHeading } from '../../shared/ui/first-letter.ts'
import type { Trashed } from './trash.queries.ts'
import { trashTexts } from './trash.texts.ts'

/** What something in the trash is called. The kinds of record that everyone writes and plans are stored in small letters. */
export function nameOf({ kind, label }: Pick<Trashed, 'kind' | 'label'>): string {
  if (kind === 'eggs') return trashTexts.egg(label)
  return kind === 'records' || kind === 'plans' ? asHeading(label) : label
}

/** What kind of thing it is, and what tells it from its like. The name of an egg says its kind already. */
export function aboutOf({ kind, note }: Pick<Trashed, 'kind' | 'note'>): string {
  const word = trashTexts.kinds[kind]
  if (note === null) return word
  if (kind === 'eggs') return note
  // A day and the name of the animal.
  if (kind === 'records') return `${word} · ${note.slice(11)}, ${shownDay(note.slice(0, 10))}`
  return `${word} · ${kind === 'events' ? shownDay(note) : note}`
}
