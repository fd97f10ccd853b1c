import type { CatalogueEntry } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { genomeOf } from '@clutchbook/domain/genetics/locus.rules'
import { queryOptions } from '@tanstack/react-query'

/** The genes of a species; they come once as a part of the script. */
export const genomeQuery = (entry: CatalogueEntry) =>
  queryOptions({
    queryKey: ['genome', entry.species],
    queryFn: async () => genomeOf(await entry.load()),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // What is computed once stays the same object, so that nothing is compared in depth.
    structuralSharing: false,
  })
