import type { RecordOfEither } from '@clutchbook/domain/collection/animal-records.schema'
import { oldRecords } from '@clutchbook/domain/sync/old-records.rules'
import type { SyncedRecord } from '@clutchbook/domain/sync/sync.schema'
import type { CopyDatabase } from './copy-database.ts'
import type { CopyState, Difference } from './copy-state.ts'
import { giveOldWay, hasOld, removeOld, replaceOld } from './old-records.ts'
import { outboxState } from './outbox-state.ts'
import { type Sealed, seal, unseal } from './seal.ts'

/** A copy, and the key that seals it. */
type Held = { readonly database: CopyDatabase; readonly key: CryptoKey }

/**
 * Records of a kind lie in so many portions: one by one they take too long to open, all in one too long to change.
 * A list of 10,000 animals is opened by 64 calls, and a change of one seals 160 anew.
 */
const portions = 64

const portionOf = (kind: string, id: number): string => `${kind} ${id % portions}`

const hourMs = 60 * 60 * 1000

/** So much room has to be left before old records come again, in bytes. */
const roomForOld = 50_000_000

/** What pages say of each portion. */
function byPortion(pages: Difference['pages']) {
  const touched = new Map<string, { added: SyncedRecord[]; gone: number[] }>()
  const at = (kind: string, id: number) => {
    const name = portionOf(kind, id)
    const portion = touched.get(name) ?? { added: [], gone: [] }
    touched.set(name, portion)
    return portion
  }
  for (const { records, gone } of pages) {
    for (const [kind, rows] of Object.entries(records))
      for (const row of rows) at(kind, row.id).added.push(row)
    for (const [kind, ids] of Object.entries(gone)) for (const id of ids) at(kind, id).gone.push(id)
  }
  return touched
}

async function open<Value>({ key }: Held, place: string, sealed: Sealed | undefined): Promise<Value | null> {
  return sealed === undefined ? null : ((await unseal(key, place, sealed)) as Value)
}

const readState = async (held: Held): Promise<CopyState | null> =>
  open(held, 'state', await held.database.get('answers', 'state'))

const hasRoom = async (): Promise<boolean> => {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate()
  return quota - usage > roomForOld
}

/** When old records were last asked for here; a disk may refuse them though it tells of room. */
let askedForOld = 0

/**
 * The state from which on it is asked what has changed. Null asks for all there is: where there is no copy yet and where old
 * records have given way, once there is room for them again; of a disk that is full nonetheless that is tried once an hour.
 */
export async function stateToAskFrom(held: Held): Promise<string | null> {
  const before = await readState(held)
  if (!before) return null
  const { state, old } = before
  if (old === null || (await hasOld({ copy: held.database.name, came: old }))) return state
  const isIdle = outboxState.isRead() && outboxState.isEmpty()
  const isDue = Date.now() - Math.max(Date.parse(old), askedForOld) > hourMs
  if (!isIdle || !isDue || !(await hasRoom())) return state
  askedForOld = Date.now()
  return null
}

/** All pages without the records that give way first, and those. */
function partOld(pages: Difference['pages'], asOf: string) {
  const ids = oldRecords(
    pages.flatMap(({ records }) => records.records as unknown as RecordOfEither[]),
    asOf.slice(0, 'YYYY-MM-DD'.length),
  )
  const parts = pages.map(({ records, gone }) => {
    const { old = [], late = [] } = Object.groupBy(records.records, ({ id }) =>
      ids.has(id) ? 'old' : 'late',
    )
    return { old, page: { records: { ...records, records: late }, gone } }
  })
  return {
    late: parts.map(({ page }) => page),
    old: Map.groupBy(
      parts.flatMap(({ old }) => old),
      ({ id }) => portionOf('records', id),
    ),
  }
}

/** Writes pages into the copy, with the state that it then has: all of it or nothing. */
async function write(
  held: Held,
  { pages, reset }: Pick<Difference, 'pages' | 'reset'>,
  state: CopyState,
): Promise<void> {
  const { database, key } = held
  const sealed = await Promise.all(
    [...byPortion(pages)].map(async ([name, { added, gone }]) => {
      const before = reset ? undefined : await database.get('portions', name)
      const rows = new Map(
        ((await open<SyncedRecord[]>(held, name, before)) ?? []).map((row) => [row.id, row]),
      )
      for (const id of gone) rows.delete(id)
      for (const row of added) rows.set(row.id, row)
      return [name, await seal(key, name, [...rows.values()])] as const
    }),
  )
  const sealedState = await seal(key, 'state', state)
  const writing = database.transaction(['portions', 'answers'], 'readwrite')
  const writes: Promise<unknown>[] = []
  if (reset) writes.push(writing.objectStore('portions').clear())
  for (const [name, portion] of sealed) writes.push(writing.objectStore('portions').put(portion, name))
  writes.push(writing.objectStore('answers').put(sealedState, 'state'), writing.done)
  await Promise.all(writes)
}

/** Brings in all there is. Old records come last: without them the copy is whole all the same, and they come again. */
async function applyAll(held: Held, { pages, state }: Difference, asOf: string): Promise<void> {
  const copy = held.database.name
  const { late, old } = partOld(pages, asOf)
  await giveOldWay(copy)
  await write(held, { pages: late, reset: true }, { state, asOf, old: old.size > 0 ? asOf : null })
  if (old.size > 0) await replaceOld({ copy, key: held.key, came: asOf }, old).catch(() => giveOldWay(copy))
}

/** Brings in what has changed. What is newer than an old record stands before it; what is no more leaves both. */
async function applyChanged(held: Held, { pages, state }: Difference, asOf: string): Promise<void> {
  const old = (await readState(held))?.old ?? null
  const gone = Map.groupBy(
    pages.flatMap((page) => page.gone.records),
    (id) => portionOf('records', id),
  )
  const copy = held.database.name
  if (old !== null && gone.size > 0)
    await removeOld(
      { copy, key: held.key, came: old },
      new Map([...gone].map(([name, ids]) => [name, new Set(ids)])),
    ).catch(() => giveOldWay(copy))
  await write(held, { pages, reset: false }, { state, asOf, old })
}

/** Brings what has changed up to a moment into a copy. */
export const applyDifference = (held: Held, difference: Difference, asOf: string): Promise<void> =>
  (difference.reset ? applyAll : applyChanged)(held, difference, asOf)
