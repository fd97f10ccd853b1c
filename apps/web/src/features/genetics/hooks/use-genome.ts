import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { saidGenesQuery, wordsQuery } from '../genetics.queries.ts'
import { genomeMakerQuery, genomeQuery } from '../genome.queries.ts'

export type KnownGenome = {
  /** Undefined until it came; null where no genes of the species are known. */
  readonly data: Genome | null | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** The genes of a species: for a keeper with what they say of them, for a visitor as the catalogue has them (GEN-06). */
export function useGenome(species: string, { isKeeper = true, enabled = true } = {}): KnownGenome {
  const asked = enabled && isKeeper
  const shipped = useQuery({ ...genomeQuery(species), enabled })
  const maker = useQuery({ ...genomeMakerQuery, enabled: asked })
  const genes = useQuery({ ...saidGenesQuery(species), enabled: asked })
  const words = useQuery({ ...wordsQuery, enabled: asked })
  const data = useMemo(() => {
    if (!isKeeper || shipped.data === undefined) return shipped.data
    if (!maker.data || !genes.data || !words.data) return undefined
    const said = { genes: genes.data, words: words.data }
    return maker.data(shipped.data?.catalogue ?? null, species, said)
  }, [isKeeper, shipped.data, maker.data, species, genes.data, words.data])
  const all = isKeeper ? [shipped, maker, genes, words] : [shipped]
  return {
    data,
    error: data === undefined ? (all.find(({ error }) => error)?.error ?? null) : null,
    retry: () => {
      // A part of the script that could not be fetched is asked for anew by the page alone.
      if (shipped.isError || maker.isError) location.reload()
      for (const { isError, refetch } of all) if (isError) void refetch()
    },
  }
}
