import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '../../platform/database/database.ts'
import { type EarlierAsked, listEarlier, listOwners, type RecordOwner } from './earlier-records.repository.ts'
import type { StoredRow } from './sync.repository.ts'
import { type EarlierPart, earlierParts, type Position } from './sync-words.ts'

/** Of so many animals or places the earlier records are read at once. */
const atOnce = 50

const ownerOf: Readonly<Record<EarlierPart, RecordOwner>> = {
  'earlier-of-animals': 'animal',
  'earlier-of-places': 'place',
}

/** Some of those whom records are of; of the first of them only the records after `within`. */
type Portion = { readonly kind: EarlierPart; readonly owners: readonly number[]; readonly within: number }

/** Animals and places from a position on, some at a time; between two of them everyone else has a turn. */
async function* portionsFrom(db: Db, keeperId: number, at: Position): AsyncGenerator<Portion> {
  const first = Math.max(earlierParts.indexOf(at.kind as EarlierPart), 0)
  for (const kind of earlierParts.slice(first)) {
    const isOn = kind === at.kind
    let from: number | null = isOn ? at.after : 0
    let within = isOn ? (at.within ?? 0) : 0
    while (from !== null) {
      const owners = await listOwners(db, keeperId, ownerOf[kind], { from, limit: atOnce })
      yield { kind, owners, within: owners[0] === from ? within : 0 }
      from = owners.length < atOnce ? null : (owners.at(-1) ?? from) + 1
      within = 0
      await nextTurn()
    }
  }
}

/** The latest records of before the day from which on all are told; `next` is where a full page ends. */
export async function readEarlier(
  db: Db,
  asked: Omit<EarlierAsked, 'owner'>,
  at: Position,
  limit: number,
): Promise<{ rows: StoredRow[]; next: Position | null }> {
  const rows: StoredRow[] = []
  for await (const { kind, owners, within } of portionsFrom(db, asked.keeperId, at)) {
    const owner = ownerOf[kind]
    const ownerIn = (row: StoredRow): number => Number(row[`${owner}Id`])
    const [first = 0] = owners
    const all = await listEarlier(db, { ...asked, owner }, owners)
    const found = all.filter((row) => ownerIn(row) !== first || row.id > within)
    const some = found.slice(0, limit - rows.length)
    rows.push(...some)
    const last = some.at(-1)
    const reached = last ? { after: ownerIn(last), within: last.id } : { after: first, within }
    if (found.length > some.length) return { rows, next: { ...at, kind, ...reached } }
  }
  return { rows, next: null }
}
