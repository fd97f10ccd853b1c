import { useQueries } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error.ts'
import { type AnsweredOdds, pairingQuery } from '../genetics.queries.ts'
import { useKnownGenes } from '../hooks/use-has-genes.ts'
import { looksFrom, type OfferedLook } from './young-look.ts'

/** Two own animals, as far as they are known. */
export type LookPair = {
  readonly species: string | null | undefined
  readonly sireId: number | null | undefined
  readonly damId: number | null | undefined
}

/** How many looks are offered at most. */
const mostOffered = 60

/** Looks that a pair may give, as far as they are known yet. */
export type PairLooks = {
  readonly looks: readonly OfferedLook[]
  /** How many more there are than are offered. */
  readonly more: number
}

export const noLooks: PairLooks = { looks: [], more: 0 }

/** The looks of pairs; never asked for where no genes of the species are known, or a parent is not. */
export function usePairLooks(pairs: readonly LookPair[]) {
  const known = useKnownGenes(pairs.map(({ species }) => species ?? ''))
  const answers = useQueries({
    queries: pairs.map(({ sireId, damId }, place) => ({
      ...pairingQuery({ sireId: sireId ?? 0, damId: damId ?? 0, limit: mostOffered }),
      enabled: Boolean(sireId && damId && known[place]?.hasGenes),
      select: toPairLooks,
    })),
  })
  return answers.map(({ data, error, refetch }, place) => {
    const failure = known[place]?.failure
    return { data, error: failure?.error ?? error, refetch: failure?.refetch ?? refetch }
  })
}

const toPairLooks = (answer: AnsweredOdds): PairLooks => ({
  looks: looksFrom(answer),
  more: answer.rest.looks,
})

/** Whether it can be tried again; what is refused of a pair is told in the calculator. */
export const isWorthAnotherTry = (error: Error | null): boolean =>
  error !== null && !(error instanceof ApiError && error.status >= 400 && error.status < 500)
