import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { geneticsTexts } from '../../genetics.texts.ts'
import type { KnownGenome } from '../../hooks/use-genome.ts'
import { genesQuery, type KeeperGene } from '../../keeper-genes.queries.ts'
import { ownGenesTexts as texts } from '../../own-genes.texts.ts'

type Props = {
  species: string
  genome: KnownGenome
  sought: string
  /** The button that adds a gene of a name. */
  add: (name: string) => ReactNode
  children: (genes: readonly KeeperGene[], genome: Genome | null) => ReactNode
}

/** The genes of a species by part of a name: what was found, or what to do where nothing was. */
export function FoundGenes({ species, genome, sought, add, children }: Props) {
  const { data, error, refetch } = useQuery({
    ...genesQuery(species, sought),
    placeholderData: keepPreviousData,
  })
  if (data && genome.data !== undefined) {
    if (data.length > 0)
      return (
        <SectionCard title={sought ? texts.found(data.length, sought) : texts.list(data.length)}>
          {children(data, genome.data)}
        </SectionCard>
      )
    return sought ? (
      <EmptyState title={texts.none} text={texts.noneText(sought)} action={add(sought)} />
    ) : (
      <EmptyState title={texts.begin(species)} text={texts.beginText} action={add('')} />
    )
  }
  const failure = error ?? genome.error
  if (failure)
    return (
      <LoadFailure
        title={texts.failed}
        error={failure}
        otherwise={texts.failedText}
        action={geneticsTexts.tryAgain}
        onRetry={() => {
          if (error) void refetch()
          if (genome.error) genome.retry()
        }}
      />
    )
  return (
    <div aria-busy aria-label={texts.loading} role="status">
      <Skeleton height={220} card />
    </div>
  )
}
