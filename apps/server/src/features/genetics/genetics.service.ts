import { createGenotypes, type GenotypesDependencies } from './genotypes.ts'

export { deriveGenotype } from './derive.ts'

export type GeneticsDependencies = GenotypesDependencies

/** What animals carry. */
export function createGeneticsService(dependencies: GeneticsDependencies) {
  return { genotypes: createGenotypes(dependencies) }
}

export type GeneticsService = ReturnType<typeof createGeneticsService>
