import { type Fraction, writeFraction } from '@clutchbook/domain/genetics/fraction'
import { harmNote } from '@clutchbook/domain/genetics/harms'
import type { PairWarning } from '@clutchbook/domain/genetics/warning.schema'
import type { Warning } from '@clutchbook/domain/genetics/warnings.rules'

/** A chance as it is answered, where there is one. */
export const writeChance = (chance: Fraction | null): string | null => chance && writeFraction(chance)

/** A warning of a pair as it is answered. */
export const writeWarning = ({ probability, genes, sources, ...warning }: Warning): PairWarning => ({
  ...warning,
  genes: [...genes],
  sources: [...sources],
  note: harmNote(warning.code),
  probability: writeChance(probability),
})
