import { isOne } from '@clutchbook/domain/genetics/fraction'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Trait } from '@clutchbook/domain/genetics/trait'

/** Genes on both sex chromosomes of a father that don't say from which parent he has them (GEN-30). */
export const unmadeOf = (genome: Genome, sire: readonly Trait[]): string[] =>
  sire
    .filter(({ copies, chance, maker }) => copies === 1 && isOne(chance) && maker === null)
    .map(({ gene }) => gene)
    .filter((gene) => genome.locusOf(gene)?.linkage === 'recombining')
