import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { AnimalForecast, DueWindow } from './season.queries.ts'
import { seasonTexts } from './season.texts.ts'
import { agoWords } from './season-view.ts'
import { whenWords } from './window-when.ts'

const texts = seasonTexts.forecast

/** When a window is, in words: what is due and from when to when, and what that rests on. */
export function windowWords(
  window: DueWindow,
  today: CivilDay,
): { readonly when: string; readonly why: string } {
  const { basedOn, confidence, ownRecords, meanErrorDays } = window
  const why = [
    texts.basedOn(texts.bases[basedOn.kind], agoWords(basedOn.day, today)),
    ownRecords > 0 && texts.ownRecords(ownRecords),
    confidence === 'low' && texts.ruleOfThumb,
    confidence === 'own' && texts.yours,
    meanErrorDays === null ? texts.noRecord : texts.error(meanErrorDays),
  ]
  return { when: whenWords(window), why: why.filter(Boolean).join(' · ') }
}

/** What would tell when she is due, where nothing does; null where nothing would. */
export function wantWords({ windows, wants }: AnimalForecast): string | null {
  if (windows.length > 0 || wants.length === 0) return null
  return texts.wants(wants.map((want) => texts.wanted[want]))
}
