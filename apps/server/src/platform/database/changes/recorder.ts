import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import type { Author } from '../../author.ts'
import type { ChangeVerb } from '../change-tables.ts'
import type { Tx } from '../database.ts'
import { isOnPostgres } from '../is-on-postgres.ts'

/** What columns hold. */
type Values = Readonly<Record<string, unknown>>

/** What a statement changed of a record; nothing where another row that belongs to it was written. */
type Difference = { readonly before: Values; readonly after: Values; readonly isTouched: boolean }

/** What a transaction comes to for one record. */
type NetEffect = {
  readonly existed: boolean
  exists: boolean
  isBack: boolean
  /** Whether it has another version now, or other rows that belong to it, whatever its columns hold. */
  isTouched: boolean
  before: Values
  after: Values
}

/** Which record it is about. */
export type RecordName = { readonly keeperId: number; readonly kind: LoggedKind; readonly id: number }

/** Learns what a transaction does to records, and writes its changes at the end. */
export type Recorder = {
  readonly added: (record: RecordName) => void
  readonly restored: (record: RecordName) => void
  readonly changed: (record: RecordName, difference: Difference) => void
  readonly removed: (record: RecordName) => void
  /** The version that the data of a keeper have reached. */
  readonly noteVersion: (keeperId: number, version: number) => void
  readonly versionOf: (keeperId: number) => number
  /** Whether the row of a keeper is held, so that nobody else writes their records. */
  readonly holds: (keeperId: number) => boolean
  /** Takes note of a table without records of the log that was written. */
  readonly noteTable: (table: string) => void
  /** What was done so far, by the keepers whose rows are held. */
  readonly listTouched: () => Touched[]
  readonly write: (tx: Tx) => Promise<void>
}

/** What a transaction does to the data of a keeper, for what follows from them. */
export type Touched = {
  readonly keeperId: number
  /** Whether records of a kind came or went. */
  readonly comesOrGoes: (kind: LoggedKind) => boolean
  /** Whether records of a kind that stay hold something else in some of these columns. */
  readonly isChanged: (kind: LoggedKind, columns: readonly string[]) => boolean
  /** The tables without records of the log that were written. */
  readonly tables: ReadonlySet<string>
}

/** How many rows one statement stores. */
const atOnce = 500

export function createRecorder(author: Author, now: () => string): Recorder {
  const versions = new Map<number, number>()
  const effects = new Map<number, Map<LoggedKind, Map<number, NetEffect>>>()
  const tables = new Set<string>()

  const versionOf = (keeperId: number): number => {
    const version = versions.get(keeperId)
    // Without it, another transaction could write the record meanwhile, and be read in another order.
    if (version === undefined) throw new Error('A record is written before the row of its keeper was taken')
    return version
  }

  /** What is known of a record; of one that is heard of for the first time, whether it was there. */
  const effectOf = ({ keeperId, kind, id }: RecordName, existed: boolean): NetEffect => {
    versionOf(keeperId)
    const kinds = effects.get(keeperId) ?? new Map<LoggedKind, Map<number, NetEffect>>()
    effects.set(keeperId, kinds)
    const records = kinds.get(kind) ?? new Map<number, NetEffect>()
    kinds.set(kind, records)
    const effect = records.get(id) ?? fresh(existed)
    records.set(id, effect)
    return effect
  }

  const effectsOn = (keeperId: number, kind: LoggedKind): NetEffect[] => [
    ...(effects.get(keeperId)?.get(kind)?.values() ?? []),
  ]

  const come = (record: RecordName, isBack: boolean): void => {
    const effect = effectOf(record, false)
    effect.exists = true
    effect.isBack = isBack
    // What it held when it went is not known.
    effect.isTouched = true
  }

  return {
    added: (record) => come(record, false),
    restored: (record) => come(record, true),
    changed: (record, { before, after, isTouched }) => {
      const effect = effectOf(record, true)
      effect.before = { ...before, ...effect.before }
      effect.after = { ...effect.after, ...after }
      effect.isTouched ||= isTouched
    },
    removed: (record) => {
      effectOf(record, true).exists = false
    },
    noteVersion: (keeperId, version) => void versions.set(keeperId, version),
    versionOf,
    holds: (keeperId) => versions.has(keeperId),
    noteTable: (table) => void tables.add(table),
    listTouched: () =>
      [...versions.keys()].map((keeperId) => ({
        ...{ keeperId, tables },
        comesOrGoes: (kind) => effectsOn(keeperId, kind).some(isCome),
        isChanged: (kind, columns) =>
          effectsOn(keeperId, kind).some((effect) => {
            const difference = differenceOf(effect)
            return columns.some((column) => column in difference)
          }),
      })),
    write: async (tx) => {
      for (const [keeperId, kinds] of effects) {
        const changes = changesOf(kinds)
        if (changes.length === 0) continue
        const version = versionOf(keeperId)
        await writeChanges(tx, { keeperId, version, at: now(), author }, changes)
      }
    },
  }
}

const fresh = (existed: boolean): NetEffect => ({
  ...{ existed, exists: existed, isBack: false, isTouched: false },
  ...{ before: {}, after: {} },
})

/** What happened to records of one kind, in one way. */
type Change = {
  readonly verb: ChangeVerb
  readonly kind: LoggedKind
  readonly ids: number[]
  readonly before: Record<string, Values>
}

function changesOf(kinds: ReadonlyMap<LoggedKind, ReadonlyMap<number, NetEffect>>): Change[] {
  const changes: Change[] = []
  for (const [kind, records] of kinds) {
    const ofVerb = new Map<ChangeVerb, Change>()
    for (const [id, effect] of records) {
      const verb = verbOf(effect)
      if (verb === null) continue
      const change = ofVerb.get(verb) ?? { verb, kind, ids: [], before: {} }
      ofVerb.set(verb, change)
      change.ids.push(id)
      const before = differenceOf(effect)
      if (verb === 'changed' && Object.keys(before).length > 0) change.before[id] = before
    }
    changes.push(...ofVerb.values())
  }
  return changes
}

/** What it comes to; null where it was there neither before nor after, or is as it was. */
function verbOf(effect: NetEffect): ChangeVerb | null {
  if (!effect.exists) return effect.existed ? 'removed' : null
  if (!effect.existed) return effect.isBack ? 'restored' : 'added'
  return effect.isTouched || Object.keys(differenceOf(effect)).length > 0 ? 'changed' : null
}

/** What the columns held before that hold something else in the end. */
const differenceOf = ({ before, after }: NetEffect): Values =>
  Object.fromEntries(Object.entries(before).filter(([column, value]) => value !== after[column]))

/** Whether a record is there that was not, or is gone; what one held that went and came back is not known. */
const isCome = ({ existed, exists, isBack }: NetEffect): boolean => existed !== exists || (exists && isBack)

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
  const touched = changes
    .filter(({ verb }) => verb !== 'added')
    .flatMap(({ kind, ids }) => ids.map((recordId) => ({ keeperId, kind, recordId, version })))
  // A record that one transaction removed and another brought back is of one kind, and once in each of them.
  const [first, ...others] = inPortions(touched, atOnce)
  // There an insert may stand in the WITH of another, which spares a way to the server and back.
  if (first !== undefined && isOnPostgres(tx))
    await tx
      .with('told', (db) => db.insertInto('change').values(rows))
      .insertInto('changeOf')
      .values(first)
      .execute()
  else {
    await tx.insertInto('change').values(rows).execute()
    if (first !== undefined) await tx.insertInto('changeOf').values(first).execute()
  }
  for (const portion of others) await tx.insertInto('changeOf').values(portion).execute()
}
