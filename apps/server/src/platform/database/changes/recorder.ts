import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { KeeperKind } from '@clutchbook/domain/kernel/record-kinds'
import type { Author } from '../../author.ts'
import type { ChangeVerb } from '../change-tables.ts'
import type { Tx } from '../database.ts'

/** What columns hold. */
type Values = Readonly<Record<string, unknown>>

/** What a statement changed of a record; nothing where another row that belongs to it was written. */
type Difference = { readonly before: Values; readonly after: Values; readonly isTouched: boolean }

/** What became of one record in a transaction. */
type Fate = {
  readonly existed: boolean
  exists: boolean
  isBack: boolean
  /** Whether it has another version now, or other rows that belong to it, whatever its columns hold. */
  isTouched: boolean
  before: Values
  after: Values
}

/** Which record it is about. */
export type RecordName = { readonly keeperId: number; readonly kind: KeeperKind; readonly id: number }

/** Learns what a transaction does to records, and writes its changes at the end. */
export type Recorder = {
  readonly added: (record: RecordName) => void
  readonly restored: (record: RecordName) => void
  readonly changed: (record: RecordName, difference: Difference) => void
  readonly removed: (record: RecordName) => void
  /** The version that the data of a keeper have reached. */
  readonly noteVersion: (keeperId: number, version: number) => void
  readonly versionOf: (keeperId: number) => number
  readonly write: (tx: Tx) => Promise<void>
}

/** How many rows one statement stores. */
const atOnce = 500

export function createRecorder(author: Author, now: () => string): Recorder {
  const versions = new Map<number, number>()
  const fates = new Map<number, Map<KeeperKind, Map<number, Fate>>>()

  /** What is known of a record; of one that is heard of for the first time, whether it was there. */
  const fateOf = ({ keeperId, kind, id }: RecordName, existed: boolean): Fate => {
    const kinds = fates.get(keeperId) ?? new Map<KeeperKind, Map<number, Fate>>()
    fates.set(keeperId, kinds)
    const records = kinds.get(kind) ?? new Map<number, Fate>()
    kinds.set(kind, records)
    const fate = records.get(id) ?? fresh(existed)
    records.set(id, fate)
    return fate
  }

  const come = (record: RecordName, isBack: boolean): void => {
    const fate = fateOf(record, false)
    fate.exists = true
    fate.isBack = isBack
    // What it held when it went is not known.
    fate.isTouched = true
  }

  const versionOf = (keeperId: number): number => {
    const version = versions.get(keeperId)
    // Without it, changes of two transactions could be read in another order than they are kept in.
    if (version === undefined) throw new Error('A record is written before the row of its keeper was taken')
    return version
  }

  return {
    added: (record) => come(record, false),
    restored: (record) => come(record, true),
    changed: (record, { before, after, isTouched }) => {
      const fate = fateOf(record, true)
      fate.before = { ...before, ...fate.before }
      fate.after = { ...fate.after, ...after }
      fate.isTouched ||= isTouched
    },
    removed: (record) => {
      fateOf(record, true).exists = false
    },
    noteVersion: (keeperId, version) => void versions.set(keeperId, version),
    versionOf,
    write: async (tx) => {
      for (const [keeperId, kinds] of fates) {
        const changes = changesOf(kinds)
        if (changes.length === 0) continue
        const version = versionOf(keeperId)
        await writeChanges(tx, { keeperId, version, at: now(), author }, changes)
      }
    },
  }
}

const fresh = (existed: boolean): Fate => ({
  ...{ existed, exists: existed, isBack: false, isTouched: false },
  ...{ before: {}, after: {} },
})

/** What happened to records of one kind, in one way. */
type Change = {
  readonly verb: ChangeVerb
  readonly kind: KeeperKind
  readonly ids: number[]
  readonly before: Record<string, Values>
}

function changesOf(kinds: ReadonlyMap<KeeperKind, ReadonlyMap<number, Fate>>): Change[] {
  const changes: Change[] = []
  for (const [kind, records] of kinds) {
    const ofVerb = new Map<ChangeVerb, Change>()
    for (const [id, fate] of records) {
      const verb = verbOf(fate)
      if (verb === null) continue
      const change = ofVerb.get(verb) ?? { verb, kind, ids: [], before: {} }
      ofVerb.set(verb, change)
      change.ids.push(id)
      const before = differenceOf(fate)
      if (verb === 'changed' && Object.keys(before).length > 0) change.before[id] = before
    }
    changes.push(...ofVerb.values())
  }
  return changes
}

/** What it comes to; null where it was there neither before nor after, or is as it was. */
function verbOf(fate: Fate): ChangeVerb | null {
  if (!fate.exists) return fate.existed ? 'removed' : null
  if (!fate.existed) return fate.isBack ? 'restored' : 'added'
  return fate.isTouched || Object.keys(differenceOf(fate)).length > 0 ? 'changed' : null
}

/** What the columns held before that hold something else in the end. */
const differenceOf = ({ before, after }: Fate): Values =>
  Object.fromEntries(Object.entries(before).filter(([column, value]) => value !== after[column]))

type Transaction = {
  readonly keeperId: number
  readonly version: number
  readonly at: string
  readonly author: Author
}

async function writeChanges(
  tx: Tx,
  { keeperId, version, at, author }: Transaction,
  changes: readonly Change[],
): Promise<void> {
  const { userId, via, writtenAt } = author
  const rows = changes.map(({ verb, kind, ids, before }, part) => ({
    ...{ keeperId, version, part, at, writtenAt, userId, via, verb, kind },
    ids: JSON.stringify(ids),
    before: Object.keys(before).length > 0 ? JSON.stringify(before) : null,
  }))
  await tx.insertInto('change').values(rows).execute()
  const touched = changes
    .filter(({ verb }) => verb !== 'added')
    .flatMap(({ kind, ids }) => ids.map((recordId) => ({ keeperId, kind, recordId, version })))
  // A record that one transaction removed and another brought back is of one kind, and once in each of them.
  for (const portion of inPortions(touched, atOnce)) await tx.insertInto('changeOf').values(portion).execute()
}
