import { formatAmount } from '@clutchbook/domain/kernel/amount'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { shownDay } from '../../shared/day-format.ts'
import type { Fact } from './season.queries.ts'
import { seasonTexts } from './season.texts.ts'

const texts = seasonTexts.line

/** What a fact says beside its kind, its day and its male. */
export function factWords(
  { kind, day, until, mm, grams }: Pick<Fact, 'kind' | 'day' | 'until' | 'mm' | 'grams'>,
  today: CivilDay,
): string {
  if (mm !== null) return `${formatAmount(mm)} mm`
  if (grams !== null) return `${formatAmount(grams)} g`
  if (day > today) return [texts.planned, until && texts.until(shownDay(until))].filter(Boolean).join(', ')
  if (kind === 'introduced') {
    if (until === null || until > today) return texts.stays
    return texts.outOn(shownDay(until))
  }
  return until === null ? '' : texts.until(shownDay(until))
}
