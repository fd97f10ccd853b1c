import { type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { shownDay, shownDayOfYear } from '../../shared/day-format.ts'
import type { Pairing } from './board.queries.ts'
import { boardTexts as texts } from './board.texts.ts'
import { seasonTexts } from './season.texts.ts'
import { agoWords } from './season-view.ts'

const steps = seasonTexts.forecast.steps

/** What is next of a pairing: in a few words, and when. */
export type NextWords = {
  readonly head: string
  readonly when: string
  readonly state: Pairing['windows'][number]['state'] | 'none'
  /** The clutch that it is of. */
  readonly clutchId: number | null
}

/** The pair by its names. */
export const pairWords = ({ maleName, femaleName }: Pairing): string =>
  texts.pair(maleName ?? texts.unknown.male, femaleName ?? texts.unknown.female)

const lastOf = ({ marks, bars }: Pairing, today: CivilDay): string | null => {
  const on = bars.find(({ kind, from, to }) => kind === 'together' && to === null && from <= today)
  if (on) return texts.words.lasts(texts.bars.together, shownDayOfYear(on.from))
  const mark = marks.findLast(({ day }) => day <= today)
  return mark ? texts.words.on(texts.marks[mark.kind], agoWords(mark.day, today)) : null
}

/** What comes next of a pairing; where nothing is due, what happened last. */
export function nextWords(pairing: Pairing, today: CivilDay): NextWords {
  const [next] = pairing.windows
  if (!next) {
    const head = pairing.stage === 'ended' || pairing.stage === 'hatched' ? texts.over : texts.nothing
    return { head, when: lastOf(pairing, today) ?? '', state: 'none', clutchId: null }
  }
  const { step, from, to, likely, state, confidence, clutchId } = next
  const head = texts.next[confidence === 'low' ? 'about' : 'head'](steps[step], shownDayOfYear(likely))
  const when =
    state === 'overdue'
      ? texts.next.overdue(daysBetween(to, today))
      : state === 'open'
        ? texts.next.open(shownDayOfYear(to))
        : texts.next.ahead(daysBetween(today, likely), shownDayOfYear(from), shownDayOfYear(to))
  return { head, when, state, clutchId }
}

/** A bar in words: 'Incubating since 10/01/2026, 6 of 7 eggs left'. */
function barWords({ kind, from, to, eggs }: Pairing['bars'][number], today: CivilDay): string {
  const { words } = texts
  const what = texts.bars[kind]
  const text =
    to !== null
      ? words.lasted(what, shownDay(from), shownDay(to))
      : words[from > today ? 'planned' : 'lasts'](what, shownDay(from))
  return eggs ? words.ofEggs(text, eggs, to === null ? words.left : words.hatched) : text
}

/** All that a time line shows, in words by their days: for those who don’t see it. */
export function lineWords({ bars, marks, windows }: Pairing, today: CivilDay): string {
  const { words } = texts
  const said = [
    ...bars.map((bar) => ({ day: bar.from, text: barWords(bar, today) })),
    ...marks.map(({ kind, day }) => ({ day, text: words.on(texts.marks[kind], shownDay(day)) })),
    ...windows.map(({ step, from, to, confidence }) => {
      const text = words.lasted(steps[step], shownDay(from), shownDay(to))
      return { day: from, text: confidence === 'low' ? words.ruleOfThumb(text) : text }
    }),
  ].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
  return said.length === 0 ? words.none : said.map(({ text }) => text).join('. ')
}
