import { type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { foodWords } from '../collection/public/food-words.ts'
import { todayTexts as texts } from './today.texts.ts'
import { isOpen, type ShownRow } from './today-work.ts'

/**
 * What a row is about, in parts that are each read as a whole: the food, the drug and the dose, a title, and a time that is
 * still to come. Of a feeding that is done the food that it was, or none where nobody said.
 */
export function aboutRow(row: ShownRow, kind: string): string[] {
  const at = row.time !== null && isOpen(row) ? [texts.at(row.time)] : []
  return [...whatOf(row, kind), ...at].filter((part) => part !== '')
}

function whatOf({ state, food, dose, title, last }: ShownRow, kind: string): string[] {
  const fed = state === 'done' ? (last?.food ?? null) : food
  if (kind === 'feeding' && fed) return [foodWords(fed)]
  if (kind === 'medication' && dose) return [dose.drug, dose.dose ?? '']
  return [title ?? '']
}

/** When it last got something, or what was just noted. */
export function sinceWhen({ state, last, tapped }: ShownRow, kind: string, day: CivilDay): string {
  if (tapped === 'unsent') return texts.unsent
  if (state === 'done')
    return [texts.wasDone(kind, last?.outcome ?? null), tapped ? texts.justNow : texts.todayDone].join(' ')
  return last ? texts.daysAgo(daysBetween(last.recordDate, day)) : texts.never
}
