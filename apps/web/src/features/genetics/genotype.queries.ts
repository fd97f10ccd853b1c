import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

export type Genotype = Answer<'GET /api/animals/{id}/genotype'>
export type GeneReading = Genotype['readings'][number]
export type GenotypeBody = CallOptions<'PUT /api/animals/{id}/genotype'>['body']

const address = 'PUT /api/animals/{id}/genotype'

/** How long genes count as fresh, and stay cached that no page shows, in milliseconds: two hours. Own changes are noted at once (B20). */
const heldMs = 2 * 60 * 60_000

/** The genes of an own animal. */
export const genotypeQuery = (id: number) =>
  queryOptions({
    ...read('GET /api/animals/{id}/genotype', { params: { id } }),
    staleTime: heldMs,
    gcTime: heldMs,
  })

/** Has everything read again that shows the genes of an animal, but for these genes where they are known. */
function refresh(cache: QueryClient, known: Genotype | null): Promise<void> {
  const own = known && genotypeQuery(known.animalId).queryKey
  if (own) cache.setQueryData(own, known)
  return refreshAfter(cache, address, own ? ([path, by]) => path === own[0] && by === own[1] : undefined)
}

type Save = { body: GenotypeBody; version: number }

/** Writes down the genes of an animal, unless somebody did so since the version that the change starts from. */
export function useSaveGenotype(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, version }: Save) => call(address, { params: { id }, body, ifMatch: version }),
    onSuccess: (saved) => refresh(cache, saved),
    // A refused version means that our copy is old.
    onError: () => refresh(cache, null),
  })
}

/** What was so before genes were saved, for whoever takes that back. */
export type Before = {
  readonly genotype: Genotype
  /** The morph text, where the save wrote it. */
  readonly morph?: string | null
}

/** Puts genes back as they were before a save that made this version, and the morph text where that was written. */
export async function takeGenesBack(
  cache: QueryClient,
  { genotype, morph }: Before,
  version: number,
): Promise<void> {
  const { animalId: id, isKept, entries } = genotype
  try {
    if (isKept) await call(address, { params: { id }, body: { entries }, ifMatch: version })
    else await call('DELETE /api/animals/{id}/genotype', { params: { id }, ifMatch: version })
    if (morph !== undefined) await call('PATCH /api/animals/{id}', { params: { id }, body: { morph } })
  } finally {
    await refreshAfter(cache, address)
  }
}
