import { type Fraction, fraction, percentText, toNumber } from '@clutchbook/domain/genetics/fraction'
import { shownDay } from '../../shared/day-format.ts'
import { genesTexts as texts } from './genes.texts.ts'
import type { GeneReading } from './genotype.queries.ts'
import { fractionOf } from './written-fraction.ts'

type Chances = GeneReading['chances']

/** How likely a gene is carried as its name says: of two copies where these are what is open, else of any. */
export function shareOf(chances: Chances): Fraction {
  const [none, one, two] = (chances ?? ['0', '0', '1']).map(fractionOf)
  if (!none || !one || !two) return fraction(1)
  if (none.n === 0n) return two.n === 0n ? one : two
  return fraction(none.d - none.n, none.d)
}

/** The share as a CSS length. */
export const widthOf = (share: Fraction): string => `${Math.round(toNumber(share) * 100)}%`

/** What is to be told of readings besides their names: chances that fell, proof, and what does not fit. */
export const storiesOf = (readings: readonly GeneReading[]): string[] =>
  readings.flatMap((reading) => [...changeOf(reading), ...doubtsOf(reading)])

/** What the young of an animal did to a reading. */
function changeOf({ name, before, chances, young, proof, status, clash }: GeneReading): string[] {
  if (status === 'conflict') return [texts.conflict(name, clash?.parent ?? null)]
  if (proof) return [texts.provenBy(name, shownDay(proof.clutch))]
  if (!before || young.count === 0) return []
  const [was, is] = [before, chances].map((of) => percentText(shareOf(of)))
  return was && is && was !== is ? [texts.fell(name, was, is, young.count)] : []
}

/** How unlikely what is stated must be before that is told: one in so many. */
const telling = 20n

function doubtsOf({ name, chances, stated, disagrees, ifTrue, approximate }: GeneReading): string[] {
  // What young have proven since is no doubt any more.
  const isProven = stated !== null && chances?.[stated.copies ?? 0] === stated.chance
  const told = ifTrue === null ? null : fractionOf(ifTrue)
  const isUnlikely = told !== null && told.n > 0n && told.d / told.n > telling
  return [
    ...(disagrees && stated && !isProven
      ? [texts.disagrees(name, percentText(fractionOf(stated.chance)))]
      : []),
    ...(isUnlikely ? [texts.ifTrue(name, `1 in ${told.d / told.n}`)] : []),
    ...(approximate ? [texts.approximate(name)] : []),
  ]
}
