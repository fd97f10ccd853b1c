import { addDays, type CivilDay } from '../kernel/civil-day.ts'
import { momentOf } from '../kernel/time-zone.ts'
import type { WindowStep } from './forecast.rules.ts'
import { stateOn, type Window } from './windows.rules.ts'

/** What a keeper was told of a window: nothing, that it opened, or that it is over. */
export const toldOfWindows = ['', 'open', 'overdue'] as const
export type ToldOfWindow = (typeof toldOfWindows)[number]

/** When keepers are told of the windows of a day, by their clock; as of events that say no time. */
const tellsAt = '09:00'

/** A window with what tells whether it is the same as one before. */
export type RungWindow = Pick<Window, 'from' | 'to'> & {
  readonly step: WindowStep
  readonly basisDay: CivilDay
  readonly lapsesAfter: CivilDay | null
}

/** What there is to tell of a window on a day. A further clutch may well not come, so none is overdue. */
const tellableOn = (today: CivilDay, window: Pick<RungWindow, 'step' | 'from' | 'to'>): ToldOfWindow => {
  const state = stateOn(today, window)
  if (state === 'ahead') return ''
  return window.step === 'next-clutch' ? 'open' : state
}

/** Whether a window is the one before, only moved. Each clutch begins another window for the one after it. */
function isMoved(window: RungWindow, before: RungWindow): boolean {
  if (window.step === 'next-clutch' && window.basisDay > before.basisDay) return false
  return before.lapsesAfter === null || window.basisDay <= before.lapsesAfter
}

/**
 * What is told already of a window that is stored (SEA-13). Where it was there before, only moved, it is what was told then:
 * each is told once. Of one that comes, what has happened by then is no news, for the keeper just wrote it down. It is another
 * one where it rests on a day after the one before was expected no more, and of a further clutch where it rests on a later one.
 */
export function toldOnceStored(
  window: RungWindow,
  before: (RungWindow & { readonly told: ToldOfWindow }) | undefined,
  today: CivilDay,
): ToldOfWindow {
  return before && isMoved(window, before) ? before.told : tellableOn(today, window)
}

/** What to tell of a window on a day; null where it was told, or nothing is due any more. */
export function newsOf(
  {
    lapsesAfter,
    told,
    ...window
  }: Pick<RungWindow, 'step' | 'from' | 'to' | 'lapsesAfter'> & { readonly told: ToldOfWindow },
  today: CivilDay,
): Exclude<ToldOfWindow, ''> | null {
  if (lapsesAfter !== null && today > lapsesAfter) return null
  const news = tellableOn(today, window)
  return news === '' || toldOfWindows.indexOf(news) <= toldOfWindows.indexOf(told) ? null : news
}

/** When there is something to tell of a window next; null where there is nothing. */
export function nextNews(
  { step, from, to, told }: Pick<RungWindow, 'step' | 'from' | 'to'> & { readonly told: ToldOfWindow },
  timeZone: string,
): Date | null {
  if (told === 'overdue' || (told === 'open' && step === 'next-clutch')) return null
  return momentOf(told === '' ? from : addDays(to, 1), tellsAt, timeZone)
}
