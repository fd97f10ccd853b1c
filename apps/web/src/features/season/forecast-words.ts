import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { shownDayOfYear } from '../../shared/day-format.ts'
import type { AnimalForecast, DueWindow } from './season.queries.ts'
import { seasonTexts } from './season.texts.ts'
import { agoWords } from './season-view.ts'

const texts = seasonTexts.forecast

/** When a window is, in words: what is due and from when to when, and what that rests on. */
export function windowWords(
  { step, from, to, likely, state, basedOn, confidence, ownRecords, meanErrorDays }: DueWindow,
  today: CivilDay,
): { readonly when: string; readonly why: string } {
  const days = texts.days(shownDayOfYear(from), shownDayOfYear(to))
  const when =
    state === 'overdue'
      ? texts.overdue(texts.steps[step], shownDayOfYear(to))
      : texts.due(texts.steps[step], days, shownDayOfYear(likely))
  const why = [
    texts.basedOn(texts.bases[basedOn.kind], agoWords(basedOn.day, today)),
    ownRecords > 0 && texts.ownRecords(ownRecords),
    confidence === 'low' && texts.ruleOfThumb,
    confidence === 'own' && texts.yours,
    meanErrorDays === null ? texts.noRecord : texts.error(meanErrorDays),
  ]
  return { when, why: why.filter(Boolean).join(' · ') }
}

/** What would tell when she is due, where nothing does; null where nothing would. */
export function wantWords({ windows, wants }: AnimalForecast): string | null {
  if (windows.length > 0 || wants.length === 0) return null
  return texts.wants(wants.map((want) => texts.wanted[want]))
}
