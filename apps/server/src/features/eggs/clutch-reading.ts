import { clutchChangedMeanwhile, clutchNotFound } from '@clutchbook/domain/clutches/clutches.errors'
import type { WholeClutch } from '@clutchbook/domain/clutches/clutches.schema'
import type { Owner } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { findWholeClutch } from './clutch-answers.ts'
import { type ClutchRow, findClutch } from './clutches.repository.ts'

/** The row of an own clutch. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function getClutch(reader: Db, { keeperId }: Owner, id: number): Promise<ClutchRow> {
  const row = await findClutch(reader, keeperId, id)
  if (!row) throw clutchNotFound()
  return row
}

/** An own clutch with its eggs. Throws 'not-found' like `getClutch`. */
export async function readClutch(
  reader: Db,
  clock: Clock,
  { keeperId }: Owner,
  id: number,
): Promise<WholeClutch> {
  const clutch = await findWholeClutch(reader, keeperId, id, clock.now())
  if (!clutch) throw clutchNotFound()
  return clutch
}

/** Throws 'stale-version' where the caller said which version it starts from and the clutch has moved on. */
export async function ensureClutchVersion(
  reader: Db,
  clock: Clock,
  row: ClutchRow,
  version: number | null,
): Promise<void> {
  if (version === null || version === row.version) return
  throw clutchChangedMeanwhile(await readClutch(reader, clock, row, row.id))
}
