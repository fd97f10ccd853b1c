import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Overlap } from '@clutchbook/domain/season/season-facts.rules'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import { shownDay } from '../../shared/day-format.ts'
import { goOnVisiting, readVisitsElsewhere } from './fact-changes.queries.ts'

const day = /\d{4}-\d{2}-\d{2}/g

/** What a refusal says of a male who is with another female (SEA-04), with days as the keeper reads them; null for any other. */
export function elsewhereWords(error: unknown): string | null {
  const text = error instanceof ApiError ? error.errors.overlap : undefined
  return text?.replace(day, (said) => shownDay(said)) ?? null
}

/** What is sent with a fact of a male who is with another female, and what has his visits go on again. */
export type WithOverlap = {
  readonly said: { readonly overlap?: Overlap }
  readonly goOn: () => Promise<void>
}

const nothing: WithOverlap = { said: {}, goOn: async () => undefined }

/** Notes which visits are about to end, so that Undo has them last as before. */
export async function withOverlap(
  cache: QueryClient,
  { maleId, ...visit }: { readonly femaleId: number; readonly maleId: number | null; readonly day: CivilDay },
  overlap: Overlap | undefined,
): Promise<WithOverlap> {
  if (overlap === undefined) return nothing
  if (overlap === 'keep' || maleId === null) return { ...nothing, said: { overlap } }
  const ended = await readVisitsElsewhere(cache, { ...visit, maleId })
  return { said: { overlap }, goOn: () => goOnVisiting(cache, ended) }
}
