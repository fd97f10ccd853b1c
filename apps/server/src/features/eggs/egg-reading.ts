import {
  eggChangedMeanwhile,
  eggNotFound,
  eggNumberTaken,
  eggProjectNotFound,
} from '@clutchbook/domain/eggs/eggs.errors'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow, meantAt } from '../../platform/clock.ts'
import { violatedUnique } from '../../platform/database/constraints.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { type KeyedRequest, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { BreedingService } from '../breeding/breeding.service.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { KeepInTrash } from '../collection/removal.hooks.ts'
import type { LineageService } from '../lineage/lineage.service.ts'
import { toEgg } from './egg-answers.ts'
import type { Now } from './egg-values.ts'
import type { ClutchLeaves } from './eggs.hooks.ts'
import { type EggRow, findEgg } from './eggs.repository.ts'

export type EggsDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly billing: BillingService
  readonly collection: CollectionService
  readonly lineage: LineageService
  readonly breeding: BreedingService
  /** What later areas do when a clutch leaves its project, in the transaction that takes it out. */
  readonly clutchLeaves: readonly ClutchLeaves[]
  readonly keepInTrash: KeepInTrash
}

/** The project that eggs are laid in; null for eggs of none. */
export type FoundProject = Awaited<ReturnType<BreedingService['find']>> | null

export const nowOf = (clock: Clock, actor: Actor): Now => ({
  moment: isoNow(clock),
  ...meantAt(clock, actor),
})

/** A creating call; `what` tells calls apart that may be sent with the same body. */
export const keyed = (actor: Actor, what: string, asked: unknown): KeyedRequest =>
  keyedBy(actor, [what, asked])

/** The row of an own egg. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function getEgg(reader: Db, { keeperId }: Owner, id: number): Promise<EggRow> {
  const row = await findEgg(reader, keeperId, id)
  if (!row) throw eggNotFound()
  return row
}

/** Throws 'stale-version' where the caller said which version it starts from and the egg has moved on. */
export function ensureVersion(row: EggRow, version: number | null): void {
  if (version !== null && version !== row.version) throw eggChangedMeanwhile(toEgg(row))
}

/** Throws 'not-found' where an egg would be put into a project that is not the keeper's own (EGG-44). */
export async function ensureProject(
  breeding: BreedingService,
  tx: Tx,
  actor: Actor,
  projectId: number | null | undefined,
): Promise<FoundProject> {
  if (projectId === null || projectId === undefined) return null
  const project = await breeding.find(tx, actor, projectId)
  if (!project) throw eggProjectNotFound()
  return project
}

/** Tells a number that is taken in its project (EGG-43) from every other failure. */
export async function sayingNumberTaken<T>(save: Promise<T>): Promise<T> {
  try {
    return await save
  } catch (error) {
    if (violatedUnique(error) === null) throw error
    throw eggNumberTaken()
  }
}
