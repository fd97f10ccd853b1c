import { readEntry, unsaid, type WrittenEntry, writeEntry } from '@clutchbook/domain/genetics/entry'
import { compare, percentText } from '@clutchbook/domain/genetics/fraction'
import { entryOfReading } from '@clutchbook/domain/genetics/written-down.rules'
import type { GeneReading } from './genotype.queries.ts'
import { shareOf } from './reading-words.ts'
import { fractionOf } from './written-fraction.ts'

/** A reading as an entry, and its chance where that is not the one that is shown. */
export type WriteDown = { readonly entry: WrittenEntry; readonly otherChance: string | null }

const chancesOf = (written: GeneReading['chances']) => {
  const [none, one, two] = (written ?? []).map(fractionOf)
  return none && one && two ? ([none, one, two] as const) : null
}

/** What a press on "Write down" writes of a reading; null where there is nothing to write (GEN-43). */
export function writeDownOf(
  { gene, chances, before, fromFather, proof }: GeneReading,
  { entries, sex }: { readonly entries: readonly WrittenEntry[]; readonly sex: string },
): WriteDown | null {
  const told = {
    ...{ gene, chances: chancesOf(chances), before: chancesOf(before), isProven: proof !== null },
    // Only a male says from which parent he has his one copy.
    fromFather: sex !== 'Male' || fromFather === null ? null : fractionOf(fromFather),
  }
  const entry = entryOfReading(
    told,
    entries.flatMap((one) => readEntry(one) ?? []),
  )
  if (!entry) return null
  const isAsShown = proof !== null || before === null || compare(shareOf(chances), shareOf(before)) === 0
  return {
    entry: writeEntry({ ...entry, ...unsaid }),
    otherChance: isAsShown ? null : percentText(entry.chance),
  }
}

/** The entries of an animal with one that was written down, in place of what that evidence said of the gene before. */
export const withEntry = (entries: readonly WrittenEntry[], added: WrittenEntry): WrittenEntry[] => [
  ...entries.filter(({ gene, evidence }) => gene !== added.gene || evidence !== added.evidence),
  added,
]
