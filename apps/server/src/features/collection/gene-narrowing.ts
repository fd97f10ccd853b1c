import type { AnimalQuery } from '@clutchbook/domain/collection/collection.schema'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { Owner } from '../../platform/actor.ts'
import type { FindGenePatterns } from './collection.hooks.ts'

/** What narrows a list, with the patterns of the genes that it asks for. */
export type NarrowedQuery<Query = AnimalQuery> = Query & { readonly genePatterns?: readonly string[] }

/** Finds what a list that asks for a gene looks for. Throws 'not-valid' for a form without a gene. */
export const createGeneNarrowing =
  (findGenePatterns: FindGenePatterns) =>
  async <Query extends Pick<AnimalQuery, 'gene' | 'form' | 'placeId'>>(
    owner: Owner,
    query: Query,
  ): Promise<NarrowedQuery<Query>> => {
    if (query.gene !== undefined) return { ...query, genePatterns: await findGenePatterns(owner, query) }
    if (query.form !== undefined) throw refuseField('gene', 'Please name the gene of this form')
    return query
  }

export type WithGenes = ReturnType<typeof createGeneNarrowing>
