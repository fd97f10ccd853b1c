import { type ClutchKind, clutchMessages } from '@clutchbook/domain/clutches/clutches.rules'
import { namedBoxNotFound } from '@clutchbook/domain/incubation/incubators.errors'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { Tx } from '../../platform/database/database.ts'
import { isOwnBox, momentOfMove } from '../incubation/incubation.service.ts'
import { beginStay, endStay, findStay, type Stayer } from './egg-stays.repository.ts'

/** Throws for a litter that would be put into a box: it has none (CLU-03). */
export function ensureMayHaveBox(kind: ClutchKind, boxId: number | null | undefined): void {
  if (kind === 'litter' && typeof boxId === 'number') throw refuseField('boxId', clutchMessages.boxOfLitter)
}

/** Where a clutch or an egg was, and where it is put. */
export type Put = {
  readonly keeperId: number
  readonly of: Stayer
  readonly before: number | null
  readonly boxId: number | null
  /** When it was put there, in seconds since 1970; now where it is not said. */
  readonly movedAt: number | undefined
  readonly createdAt: string
}

/**
 * Ends the stay in one box and begins that in another (CLU-21). Throws 'not-found' for a box that is not the keeper's own, and
 * 'not-valid' for a moment that can't be.
 */
export async function noteStay(
  tx: Tx,
  { keeperId, of, before, boxId, movedAt, createdAt }: Put,
): Promise<void> {
  if (before === boxId) return
  if (boxId !== null && !(await isOwnBox(tx, keeperId, boxId))) throw namedBoxNotFound()
  const at = momentOfMove({ movedAt, createdAt, current: await findStay(tx, keeperId, of) })
  await endStay(tx, keeperId, of, at)
  if (boxId !== null) await beginStay(tx, keeperId, of, { boxId, begin: at, createdAt })
}
