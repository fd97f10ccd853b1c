import type { ClutchEntry } from '../../clutches/clutch-log.schema.ts'
import { clutchNotFound } from '../../clutches/clutches.errors.ts'
import { type Asked, type Copied, type Copy, getRow, rowsOf, whole } from './copy.ts'

/** An entry of the log as it comes with a copy. */
type Synced = ClutchEntry & { readonly userId: number; readonly clutchId: number }

/** What was done with a clutch and seen on it, by days. Throws 'not-found' as the server does. */
export function listCopiedEntries(copy: Copy, { params }: Asked): Copied {
  const { id } = getRow(copy, 'clutches', params.id, clutchNotFound)
  const entries = rowsOf<Synced>(copy, 'clutch-entries')
    .filter(({ clutchId }) => clutchId === id)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)) || one.id - other.id)
  return whole(entries.map(({ userId: _owner, clutchId: _clutch, ...entry }) => entry))
}
