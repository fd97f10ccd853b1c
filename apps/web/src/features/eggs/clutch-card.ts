import { countWords, pairWords } from '@clutchbook/domain/clutches/clutch-words.rules'
import type { EggStatus } from '@clutchbook/domain/eggs/eggs.rules'
import { shownDay } from '../../shared/day-format.ts'
import type { WholeClutch } from './clutches.queries.ts'
import { clutchTexts } from './clutches.texts.ts'
import { byPosition } from './egg-places.ts'
import { eggTexts } from './eggs.texts.ts'

const texts = clutchTexts.card

/** An egg as it is drawn on paper. */
export type CardEgg = {
  readonly id: number
  /** Where it lies, else its number. */
  readonly place: string
  readonly status: EggStatus
  /** What became of it, in a word; empty while it incubates. */
  readonly word: string
}

/** What the card of a clutch says (SEA-23). Lines without an entry are left out. */
export type ClutchCard = {
  readonly code: string
  readonly pair: string
  readonly species: string | null
  readonly lines: readonly { readonly term: string; readonly text: string }[]
  readonly eggs: readonly CardEgg[]
}

const windowWords = ({ from, to, likely }: NonNullable<WholeClutch['forecast']>): string =>
  from === to ? shownDay(from) : texts.window(shownDay(from), shownDay(to), shownDay(likely))

/** `box` is what its box is called, null where it stands in none. */
export function clutchCardOf(clutch: WholeClutch, box: string | null): ClutchCard {
  const { code, species, kind, layDate, forecast, medium, eggs } = clutch
  const known: readonly (readonly [string, string | null])[] = [
    [texts.laid[kind], shownDay(layDate)],
    [texts.counts, countWords(clutch)],
    [texts.hatches, forecast && windowWords(forecast)],
    [texts.box, box],
    [texts.medium, medium],
  ]
  return {
    ...{ code, species, pair: pairWords(clutch) },
    lines: known.flatMap(([term, text]) => (text ? [{ term, text }] : [])),
    eggs: byPosition(eggs).map(({ id, position, eggNumber, status }) => ({
      ...{ id, status, place: position ?? eggNumber },
      word: status === 'Incubating' ? '' : eggTexts.statuses[status].toLowerCase(),
    })),
  }
}
