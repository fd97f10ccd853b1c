import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { searchForm } from '@clutchbook/domain/kernel/text-order'
import type { SeasonFigures, SpeciesFigures } from '@clutchbook/domain/season/figures'
import { speciesFigures } from '@clutchbook/domain/season/figures.rules'
import { figureProblems } from '@clutchbook/domain/season/own-figures.rules'
import { knownName } from '@clutchbook/domain/species/species.rules'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import {
  findOwnFigures,
  listOwnFigures,
  putOwnFigures,
  removeOwnFigures,
} from './species-figures.repository.ts'

/** By which a species is found, however it is written: all names of one that is known are one. */
const keyOf = (species: string): string => searchForm(knownName(species)).replace(/\s+/g, ' ')

/** What follows from the other columns of a keeper's figures. */
export const deriveFigures = ({ species }: { readonly species: string }) => ({ speciesKey: keyOf(species) })

// Stored by this file and by archives, which are read by the same schema.
const readFigures = (stored: string): SeasonFigures => JSON.parse(stored) as SeasonFigures

/** How the figures of any species are looked up for a keeper, who has few of them in many animals and clutches. */
export async function readFiguresOf(db: Db, keeperId: number): Promise<(species: string) => SpeciesFigures> {
  const rows = await listOwnFigures(db, keeperId)
  const own = new Map(rows.map(({ speciesKey, figures }) => [speciesKey, readFigures(figures)]))
  const found = new Map<string, SpeciesFigures>()
  return (species) => {
    const figures = found.get(species) ?? speciesFigures(species, own.get(keyOf(species)) ?? {})
    found.set(species, figures)
    return figures
  }
}

type Dependencies = { readonly db: Db; readonly transact: Transact; readonly clock: Clock }

/** Figures of species: what is known, and a keeper's own before it (SEA-07). */
export function createSpeciesFigures({ db, transact, clock }: Dependencies) {
  const get = async (reader: Db, { keeperId }: Actor, species: string): Promise<SpeciesFigures> => {
    const row = await findOwnFigures(reader, keeperId, keyOf(species))
    return speciesFigures(species, row ? readFigures(row.figures) : {})
  }

  return {
    get: (actor: Actor, species: string): Promise<SpeciesFigures> => get(db, actor, species),

    /** Throws 'not-valid' for figures that no species can have, or none of its kind. */
    put: (actor: Actor, species: string, own: SeasonFigures): Promise<SpeciesFigures> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const problems = figureProblems(own, own.kind ?? speciesFigures(species).used.kind)
        const [message] = Object.values(problems)
        if (message !== undefined) throw new DomainError('not-valid', message, problems)
        const speciesKey = keyOf(species)
        const row = { keeperId, species, speciesKey, createdAt: isoNow(clock), figures: JSON.stringify(own) }
        if (Object.keys(own).length > 0) await putOwnFigures(tx, row)
        else await removeOwnFigures(tx, keeperId, speciesKey)
        return get(tx, actor, species)
      }),

    remove: ({ keeperId }: Actor, species: string): Promise<void> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, keeperId)
        await removeOwnFigures(tx, keeperId, keyOf(species))
      }),
  }
}
