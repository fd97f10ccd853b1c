import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error.ts'
import { type AnsweredOdds, pairingQuery } from '../genetics.queries.ts'
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

/** The looks of a pair; never asked for where the species has no catalogue, or a parent is not known. */
export const pairLooksQuery = ({ species, sireId, damId }: LookPair) =>
  queryOptions({
    ...pairingQuery({ sireId: sireId ?? 0, damId: damId ?? 0, limit: mostOffered }),
    enabled: Boolean(sireId && damId && species && findCatalogue(species)),
    select: toPairLooks,
  })

const toPairLooks = (answer: AnsweredOdds): PairLooks => ({
  looks: looksFrom(answer),
  more: answer.rest.looks,
})

/** Whether it can be tried again; what is refused of a pair is told in the calculator. */
export const isWorthAnotherTry = (error: Error | null): boolean =>
  error !== null && !(error instanceof ApiError && error.status >= 400 && error.status < 500)
