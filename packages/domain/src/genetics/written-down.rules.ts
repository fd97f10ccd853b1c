import type { CopyChances, FamilyEntry, FamilyReading } from './family.ts'
import { isFact } from './family-facts.ts'
import { compare, type Fraction, isOne, isZero, one } from './fraction.ts'
import type { Trait } from './trait.ts'
import { writable } from './young-entries.rules.ts'

/** What a reading says of a gene, as far as it can be written down. */
export type ToldReading = Pick<FamilyReading, 'gene' | 'chances' | 'before' | 'fromFather'> & {
  /** Whether its young have made it sure. */
  readonly isProven: boolean
}

/**
 * The entry that a reading becomes when it is written down (GEN-43): what young have proven is proven, anything else is what
 * the parents give. What young say besides is left out, for they go on saying it and would be counted twice. Null where no
 * entry says exactly that, or where one of the animal says it already.
 */
export function entryOfReading(
  { gene, chances, before, fromFather, isProven }: ToldReading,
  entries: readonly FamilyEntry[],
): FamilyEntry | null {
  if (!chances) return null
  const own = entries.filter((entry) => entry.gene === gene)
  const plain = { gene, maker: null, percent: null }
  if (isProven) {
    const isKnown = own.some((entry) => isFact(entry) && entry.copies)
    return isKnown ? null : { ...plain, copies: 1, chance: one, evidence: 'offspring' }
  }
  const told = before ?? chances
  // That a gene is possible by its young alone has no chance that holds without them.
  if (isOne(told[0]) && !isOne(chances[0])) return null
  const carried = carriedBy(told, fromFather)
  if (!carried || isZero(carried.chance) || own.some((entry) => saysSo(entry, carried))) return null
  return { ...plain, ...carried, evidence: 'parentage' }
}

type Carried = Pick<Trait, 'copies' | 'chance' | 'maker'>

const saysSo = (entry: FamilyEntry, { copies, chance, maker }: Carried): boolean =>
  entry.copies === copies && compare(entry.chance, chance) === 0 && (maker === null || entry.maker === maker)

/** So many copies or one fewer; null where all three numbers are open, which no entry says. */
function carriedBy([none, single, two]: CopyChances, fromFather: Fraction | null): Carried | null {
  if (isOne(none)) return { copies: 0, chance: one, maker: null }
  if (isZero(two))
    return { copies: 1, chance: writable(single), maker: isOne(single) ? makerOf(fromFather) : null }
  return isZero(none) ? { copies: 2, chance: writable(two), maker: null } : null
}

const makerOf = (fromFather: Fraction | null): Trait['maker'] =>
  fromFather === null ? null : isOne(fromFather) ? 'male' : isZero(fromFather) ? 'female' : null
