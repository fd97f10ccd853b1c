import type { Db } from '../../platform/database/database.ts'
import { keyOf, type StoredRecord, type StoredRecords } from './stored-records.ts'

/** What the log says of one transaction or several, with the numbers and what they held before read from JSON. */
type LoggedChange = Awaited<ReturnType<typeof readChanges>>[number]

/** The changes of all keepers that were logged after these. */
export async function readChanges(db: Db, known: ReadonlySet<string> = new Set()) {
  const rows = await db
    .selectFrom('change')
    .selectAll()
    .orderBy('keeperId')
    .orderBy('version')
    .orderBy('part')
    .execute()
  return rows
    .map(({ ids, before, ...row }) => ({
      ...row,
      key: `${row.keeperId} ${row.version} ${row.part}`,
      ids: JSON.parse(ids) as number[],
      before: (before === null ? {} : JSON.parse(before)) as Record<string, Record<string, unknown>>,
    }))
    .filter(({ key }) => !known.has(key))
}

type Stored = ReadonlyMap<string, StoredRecord>

const unchecked = new Set(['version', 'keeperId', 'addedIn'])

/**
 * What of the log contradicts what was stored before and after a call that makes one transaction, one line each: a record
 * that came, went or changed and is not in the log so, one that is in the log and did not, and a value of before that was
 * another. What went with its keeper is in no log.
 */
export function contradictions(
  before: StoredRecords,
  after: StoredRecords,
  changes: readonly LoggedChange[],
  keepers: ReadonlySet<string>,
): string[] {
  const faults: string[] = []
  for (const kind of new Set([...before.keys(), ...after.keys()])) {
    const [old, now]: [Stored, Stored] = [before.get(kind) ?? new Map(), after.get(kind) ?? new Map()]
    const told = changes.filter((change) => change.kind === kind)
    const idsOf = (...verbs: string[]): string[] =>
      told
        .filter(({ verb }) => verbs.includes(verb))
        .flatMap(({ keeperId, ids }) => ids.map((id) => keyOf(keeperId, id)))
    const came = [...now.keys()].filter((id) => !old.has(id))
    const went = [...old.keys()].filter((key) => !now.has(key) && keepers.has(key.split(':')[0] ?? ''))
    const differ = [...now.keys()].filter((id) => old.has(id) && old.get(id)?.text !== now.get(id)?.text)
    faults.push(...compared(`${kind} came`, came, idsOf('added', 'restored')))
    faults.push(...compared(`${kind} went`, went, idsOf('removed')))
    // What was removed and came back the same is changed by the log, which then says of nothing that it was otherwise.
    const silent = new Set(
      told.flatMap(({ keeperId, ids, before: said }) =>
        ids.filter((id) => said[id] === undefined).map((id) => keyOf(keeperId, id)),
      ),
    )
    const changed = idsOf('changed').filter((key) => differ.includes(key) || !silent.has(key))
    faults.push(...compared(`${kind} changed`, differ, changed))
    for (const key of differ) faults.push(...wrongBefore(key, old.get(key), now.get(key), told))
  }
  return faults
}

const compared = (what: string, real: readonly string[], told: readonly string[]): string[] => [
  ...real.filter((id) => !told.includes(id)).map((id) => `${what} and is not in the log: ${id}`),
  ...told.filter((id) => !real.includes(id)).map((id) => `${what} by the log alone: ${id}`),
]

function wrongBefore(
  key: string,
  old: StoredRecord | undefined,
  now: StoredRecord | undefined,
  told: readonly LoggedChange[],
): string[] {
  const said: Record<string, unknown> = {}
  const id = key.split(':')[1] ?? ''
  for (const { before } of told)
    for (const [column, value] of Object.entries(before[id] ?? {})) said[column] ??= value
  return Object.keys(now?.row ?? {})
    .filter((column) => !unchecked.has(column))
    .filter((column) => old?.row[column] !== now?.row[column])
    .filter((column) => plain(said[column]) !== plain(old?.row[column]))
    .map((column) => `${key} held another ${column} before than the log says`)
}

/** Yes and no are numbers in one of the databases. */
const plain = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value)
