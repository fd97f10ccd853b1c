import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { findGenePatterns } from './gene-patterns.ts'
import { createGenotypes, type GenotypesDependencies } from './genotypes.ts'
import { createKeeperGenes } from './keeper-genes.ts'
import { findGenome } from './keeper-genome.ts'
import { createOwnPairing } from './own-pairing.ts'
import { createOwnWords } from './own-words.ts'
import { createPairSearch } from './pair-search.ts'
import { createReview } from './review.ts'
import { createSheetGenes } from './sheet-genes.ts'

export { deriveGenotype } from './derive.ts'
export type { SheetAnimal, SheetGenes } from './sheet-genes.ts'

export type GeneticsDependencies = GenotypesDependencies

/** What animals carry. */
export function createGeneticsService(dependencies: GeneticsDependencies) {
  return {
    genotypes: createGenotypes(dependencies),
    pairSearch: createPairSearch(dependencies),
    ownPairing: createOwnPairing(dependencies),
    review: createReview(dependencies),
    keeperGenes: createKeeperGenes(dependencies),
    ownWords: createOwnWords(dependencies),
    sheetGenes: createSheetGenes(dependencies),

    /** The genes of a species as a keeper knows them; null where none are known. */
    findGenome: (reader: Db, owner: Owner, species: string): Promise<Genome | null> =>
      findGenome(reader, owner, species),

    /** What a list of animals looks for that is narrowed to a gene. */
    findGenePatterns: (owner: Owner, query: Parameters<typeof findGenePatterns>[2]): Promise<string[]> =>
      findGenePatterns(dependencies.db, owner, query),
  }
}

export type GeneticsService = ReturnType<typeof createGeneticsService>
