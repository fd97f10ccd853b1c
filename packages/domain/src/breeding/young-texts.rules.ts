import type { Genome } from '../genetics/locus.rules.ts'
import { readMorph } from '../genetics/morph-reader.rules.ts'
import { refuseField } from '../kernel/domain-error.ts'
import { inRow, unclearYoung } from './project-young.rules.ts'

/** Throws 'not-valid' naming each row whose text doesn't read clear by the genes of the species; without a genome none does (GEN-57). */
export function ensureYoung(genome: Genome | null, young: readonly { readonly text: string }[]): void {
  const problems = young.flatMap(({ text }, row) => {
    const { verdict } = readMorph(genome, text)
    return verdict === 'clear' ? [] : inRow(row, unclearYoung[verdict])
  })
  if (problems.length > 0) throw refuseField('young', problems.join(' '))
}
