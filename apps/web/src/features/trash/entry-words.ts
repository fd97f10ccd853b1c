import { formatDay } from '@clutchbook/domain/kernel/civil-day'
import type { Trashed } from './trash.api.ts'
import { trashTexts } from './trash.texts.ts'

/** What something in the trash is called. */
export const nameOf = ({ kind, label }: Pick<Trashed, 'kind' | 'label'>): string =>
  kind === 'eggs' ? trashTexts.egg(label) : label

/** What kind of thing it is, and what tells it from its like. The name of an egg says its kind already. */
export function aboutOf({ kind, note }: Pick<Trashed, 'kind' | 'note'>): string {
  const word = trashTexts.kinds[kind]
  if (note === null) return word
  if (kind === 'eggs') return note
  return `${word} · ${kind === 'events' ? formatDay(note) : note}`
}
