import { movingEggNotFound, refuseClutch } from '@clutchbook/domain/clutches/clutches.errors'
import { customIdTaken } from '@clutchbook/domain/clutches/hatch.errors'
import { hatchMessages, idsFrom, youngOf } from '@clutchbook/domain/clutches/hatch.rules'
import type { ClutchHatch } from '@clutchbook/domain/clutches/hatch.schema'
import { hatchedAlready, sameEggTwice } from '@clutchbook/domain/eggs/eggs.errors'
import type { EggStatus } from '@clutchbook/domain/eggs/eggs.rules'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { AddAnimal } from '../collection/collection.service.ts'
import { listYoungOf } from './clutch-hatch.repository.ts'
import { type ClutchRow, listEggsOfClutch } from './clutches.repository.ts'
import type { EggsDependencies } from './egg-reading.ts'
import type { Now } from './egg-values.ts'
import type { EggRow } from './eggs.repository.ts'

/** A hatch that is under way. */
export type Work = {
  readonly tx: Tx
  readonly actor: Actor
  readonly add: AddAnimal
  readonly now: Now
  readonly clutch: ClutchRow
  readonly day: string
  readonly input: ClutchHatch
}

/** What comes of eggs in one hatch. */
export type Chosen = {
  /** The eggs that hatch, or null for each young of a litter. */
  readonly young: readonly (EggRow | null)[]
  /** Those that end beside them. */
  readonly ended: readonly { readonly egg: EggRow; readonly status: EggStatus }[]
}

const byNumber = (one: EggRow, other: EggRow): number =>
  one.numberKey === other.numberKey ? one.id - other.id : one.numberKey < other.numberKey ? -1 : 1

/** What of a clutch hatches, and ends beside it. Throws 'not-valid' for an egg that is named twice, and 'taken' for one that has its animal already. */
export async function chooseYoung(
  { tx, actor, clutch, input }: Work,
  lineage: EggsDependencies['lineage'],
): Promise<Chosen> {
  const { keeperId } = actor
  const rows = (await listEggsOfClutch(tx, keeperId, clutch.id)).sort(byNumber)
  const left =
    clutch.kind === 'litter'
      ? { live: Math.max(0, clutch.liveCount - (await listYoungOf(tx, keeperId, clutch.id)).length) }
      : { eggs: rows }
  const chosen = youngOf(left, input)
  if ('problems' in chosen) throw refuseClutch(chosen.problems)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const eggs = chosen.young.map((id) => (id === null ? null : (byId.get(id) ?? undefined)))
  if (eggs.includes(undefined)) throw movingEggNotFound('eggIds')
  const ended = (input.ended ?? []).map(({ id, status }) => {
    const egg = byId.get(id)
    if (!egg) throw movingEggNotFound('ended')
    return { egg, status }
  })
  const ids = [...chosen.young.filter((id) => id !== null), ...ended.map(({ egg }) => egg.id)]
  if (new Set(ids).size < ids.length) throw sameEggTwice('ended')
  const hatched = ids.length > 0 ? await lineage.listHatchedEggs(tx, actor, ids) : []
  const twice = rows.find(({ id }) => hatched.includes(id))
  if (twice) throw hatchedAlready(twice.eggNumber)
  return { young: eggs.map((row) => row ?? null), ended }
}

/** IDs that count on from the first. Throws 'taken' where another own animal has one of them. */
export async function takeIds(
  { tx, actor, input }: Work,
  count: number,
  collection: EggsDependencies['collection'],
): Promise<(string | null)[]> {
  const { firstId } = input
  if (!firstId) return Array<null>(count).fill(null)
  const ids = idsFrom(firstId, count)
  if (!ids) throw refuseField('firstId', hatchMessages.firstId)
  const free = await collection.takeCustomIds(tx, actor, firstId, count, [])
  const taken = ids.find((id) => !free?.includes(id))
  if (taken !== undefined) throw customIdTaken(taken)
  return ids
}
