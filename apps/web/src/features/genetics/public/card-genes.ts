import type { QueryClient } from '@tanstack/react-query'
import { type CardGenes, cardGenesOf } from '../card-genes.ts'
import { genotypeQuery } from '../genotype.queries.ts'

export type { CardGenes } from '../card-genes.ts'

/** What the ID card of an own animal says of its genes; null where its morph text stands as it is. */
export const findCardGenes = async (cache: QueryClient, animalId: number): Promise<CardGenes | null> =>
  cardGenesOf(await cache.fetchQuery(genotypeQuery(animalId)))
