import { type SexLikelihood, sexLikelihood } from '@clutchbook/domain/incubation/sex-likelihood.rules'
import { dailyRateOf } from '@clutchbook/domain/season/hatching.rules'
import { sexDetermination } from '@clutchbook/domain/species/sex-determination'
import { findSpecies } from '@clutchbook/domain/species/species.rules'
import type { Db } from '../../platform/database/database.ts'
import { readFiguresOf } from '../breeding/breeding.service.ts'
import type { ListedClutchRow } from './clutch-lists.repository.ts'
import { readWarmth } from './clutch-warmth.ts'
import { readEndings, readTimeZone } from './hatch-foretelling.repository.ts'

/** A clutch, and the species that its eggs are of. */
type OfSpecies = { readonly row: ListedClutchRow; readonly species: string | null }

/** Of which sex the eggs of some clutches are likely to be at a moment, where warmth decides it (CLU-28). */
export async function readSexLikelihoods(
  db: Db,
  keeperId: number,
  clutches: readonly OfSpecies[],
  now: Date,
): Promise<ReadonlyMap<number, SexLikelihood>> {
  const some = clutches.flatMap(({ row, species }) => {
    const facts = row.kind === 'eggs' && species !== null ? findSpecies(species) : null
    return facts && sexDetermination[facts.scientific]?.by === 'warmth' ? [{ row, facts }] : []
  })
  if (some.length === 0) return new Map()
  const { incubating, hatched } = await readEndings(db, keeperId)
  const asked = some.map(({ row: { id, layDate, temperature, setTemperature } }) => ({
    ...{ id, layDate, aimed: temperature ?? setTemperature },
    lastDay: incubating.has(id) ? null : (hatched.get(id)?.last ?? null),
  }))
  const timeZone = await readTimeZone(db, keeperId)
  const warmths = await readWarmth({ db, keeperId, timeZone }, asked, now)
  const figuresOf = await readFiguresOf(db, keeperId)
  return new Map(
    some.flatMap(({ row: { id }, facts }) => {
      const warmth = warmths.get(id)
      const told = warmth && sexLikelihood(facts, warmth, dailyRateOf(figuresOf(facts.scientific)))
      return told ? [[id, told] as const] : []
    }),
  )
}
