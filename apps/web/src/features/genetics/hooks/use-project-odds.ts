import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { useQuery } from '@tanstack/react-query'
import type { PairOdds } from '../genetics.queries.ts'
import { projectOddsQuery } from '../project-genes.queries.ts'
import { useGenome } from './use-genome.ts'

export type ProjectOdds = {
  /** What the pair gives, and the genes that it is told by; undefined until both came. */
  readonly found: { readonly genome: Genome; readonly answer: PairOdds } | undefined
  readonly error: Error | null
  /** Neither came nor failed yet. */
  readonly isPending: boolean
  readonly retry: () => void
}

/** What may hatch in a project of a species; nothing is asked of one without known genes. */
export function useProjectOdds(projectId: number, species: string, hasGenes: boolean): ProjectOdds {
  const genome = useGenome(species, { enabled: hasGenes })
  const odds = useQuery({ ...projectOddsQuery(projectId), enabled: hasGenes })
  const found = genome.data && odds.data && { genome: genome.data, answer: odds.data }
  const error = genome.error ?? odds.error
  return {
    found: found || undefined,
    error,
    isPending: hasGenes && !found && error === null,
    retry: () => (genome.error ? genome.retry() : void odds.refetch()),
  }
}
