import { factChangedMeanwhile, seasonFactNotFound } from '@clutchbook/domain/season/season-facts.errors'
import type { SeasonFact } from '@clutchbook/domain/season/season-facts.schema'
import type { Owner } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BreedingService } from '../breeding/breeding.service.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { KeepInTrash } from '../collection/removal.hooks.ts'
import type { EggsService } from '../eggs/eggs.service.ts'
import { type FoundFact, findFact } from './season-facts.repository.ts'

export type SeasonDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly collection: CollectionService
  readonly breeding: BreedingService
  readonly eggs: EggsService
  readonly keepInTrash: KeepInTrash
}

/** A fact of a female, and the version that it must be of where one is stated. */
export type FactAt = { readonly animalId: number; readonly id: number; readonly version: number | null }

/** A fact as its owner reads it. */
export function toFact({
  linkedMaleName,
  movedFrom: _from,
  movedTo: _to,
  keeperId,
  ...row
}: FoundFact): SeasonFact {
  return { ...row, userId: keeperId, maleName: linkedMaleName ?? row.maleName }
}

/**
 * The row of a fact of an own female. Throws 'not-found' for a missing one and for another's alike, and 'stale-version' where
 * the caller starts from an earlier one.
 */
export async function getFact(reader: Db, { keeperId }: Owner, at: FactAt): Promise<FoundFact> {
  const row = await findFact(reader, keeperId, at.animalId, at.id)
  if (!row) throw seasonFactNotFound()
  if (at.version !== null && at.version !== row.version) throw factChangedMeanwhile(toFact(row))
  return row
}
