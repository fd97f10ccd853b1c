import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { genomeOf } from '@clutchbook/domain/genetics/locus.rules'
import { queryOptions } from '@tanstack/react-query'

/** The genes of a species as the catalogue has them; they come once as a part of the script. Null without a catalogue. */
export const genomeQuery = (species: string) => {
  const entry = findCatalogue(species)
  return queryOptions({
    queryKey: ['genome', entry?.species ?? null],
    queryFn: async () => entry && genomeOf(await entry.load()),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // What is computed once stays the same object, so that nothing is compared in depth.
    structuralSharing: false,
  })
}

/** What makes the genes of a species of these; visitors need none of it. */
export const genomeMakerQuery = queryOptions({
  queryKey: ['genome', 'maker'],
  queryFn: async () => (await import('./keeper-genome.ts')).keeperGenome,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  structuralSharing: false,
})
