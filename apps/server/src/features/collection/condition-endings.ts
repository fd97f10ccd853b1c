import { conditionLasts } from '@clutchbook/domain/collection/animal-records.errors'
import { endedBy, lastsAlready, openKindOf } from '@clutchbook/domain/husbandry/conditions'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { RecordValues } from './animal-records.repository.ts'
import { listOpenConditions, listWeighed } from './record-effects.repository.ts'

/** A record that is going to be written, as far as conditions go. */
type Seen = { readonly animalId: number; readonly values: RecordValues }

/** A condition that lasts while records are written: one that is stored, or the record at a place of the call. */
type Lasting = { readonly since: CivilDay } & ({ readonly id: number } | { readonly at: number })

/** What records are going to end, by their places: stored conditions, and records of the same call. */
type Endings = ReadonlyMap<number, readonly Lasting[]>

const keyOf = (animalId: number, kind: string): string => `${animalId} ${kind}`

/** The conditions that last, by their keys (`keyOf`). */
type Open = Map<string, Lasting>

/** The record at a place of the call that begins a condition before a stored one, which began on the day `until`. */
type Earlier = {
  readonly at: number
  readonly animalId: number
  readonly since: CivilDay
  readonly until: CivilDay
}

/** A record that begins a condition that has lasted since a day. */
type Clash = { readonly at: number; readonly animalId: number; readonly since: CivilDay }

/** What records are going to end, and what stands against them. */
type Ending = { readonly endings: Endings; readonly clashes: readonly Clash[] }

/** Finds what the records end. Throws 'taken' where one begins a condition that lasts already. */
export async function findEndings(
  tx: Tx,
  keeperId: number,
  records: readonly Seen[],
  nameOf: (at: number, field: string) => string,
): Promise<Endings> {
  const { endings, clashes } = await weigh(tx, keeperId, records)
  if (clashes.length === 0) return endings
  const errors = (await wordsOf(tx, keeperId, records, clashes)).map(({ at, message }) => [
    nameOf(at, 'recordType'),
    message,
  ])
  throw conditionLasts(Object.fromEntries(errors))
}

/** What would be said of the records among these, by their places, that begin a condition which lasts already. */
export async function findClashes(
  db: Db,
  keeperId: number,
  records: readonly Seen[],
): Promise<{ readonly at: number; readonly message: string }[]> {
  const { clashes } = await weigh(db, keeperId, records)
  return clashes.length === 0 ? [] : wordsOf(db, keeperId, records, clashes)
}

async function weigh(db: Db, keeperId: number, records: readonly Seen[]): Promise<Ending> {
  const endings = new Map<number, Lasting[]>()
  const clashes: Clash[] = []
  const concerned = records.filter(({ values }) => openKindOf(values) !== null || endedBy(values).length > 0)
  if (concerned.length === 0) return { endings, clashes }
  const animalIds = [...new Set(concerned.map(({ animalId }) => animalId))]
  const open: Open = new Map()
  const earlier = new Map<string, Earlier>()
  for (const { id, animalId, openKind, recordDate } of await listOpenConditions(db, keeperId, animalIds))
    open.set(keyOf(animalId, openKind ?? ''), { id, since: recordDate })
  for (const [at, seen] of records.entries()) {
    const lasting = begin({ open, earlier }, seen, at)
    if (lasting) clashes.push({ at, animalId: seen.animalId, since: lasting.since })
    const ended = [...takeEarlier(earlier, seen), ...takeEnded(open, seen.animalId, seen.values)]
    if (ended.length > 0) endings.set(at, ended)
  }
  // What none of the records has ended would last at the same time as the stored one.
  for (const { at, animalId, until } of earlier.values()) clashes.push({ at, animalId, since: until })
  return { endings, clashes: clashes.sort((one, other) => one.at - other.at) }
}

type Going = { readonly open: Open; readonly earlier: Map<string, Earlier> }

/** Notes the condition that a record begins, if any; answers the one that lasts already. */
function begin({ open, earlier }: Going, { animalId, values }: Seen, at: number): Lasting | undefined {
  const [begun, since] = [openKindOf(values), values.recordDate]
  if (begun === null) return undefined
  const key = keyOf(animalId, begun)
  const lasting = open.get(key)
  if (!lasting) open.set(key, { at, since })
  else if ('id' in lasting && since < lasting.since && !earlier.has(key))
    earlier.set(key, { at, animalId, since, until: lasting.since })
  else return lasting
  return undefined
}

/** Takes what a record ends out of what began before a stored condition. One that lasts until that begins is not ended. */
function takeEarlier(earlier: Map<string, Earlier>, { animalId, values }: Seen): Lasting[] {
  return endedBy(values).flatMap((kind) => {
    const key = keyOf(animalId, kind)
    const one = earlier.get(key)
    if (!one || one.since > values.recordDate || values.recordDate > one.until) return []
    earlier.delete(key)
    return [{ at: one.at, since: one.since }]
  })
}

/** Takes what a record ends out of the conditions that last. One that begins after its day goes on. */
function takeEnded(open: Open, animalId: number, values: RecordValues): Lasting[] {
  return endedBy(values).flatMap((kind) => {
    const key = keyOf(animalId, kind)
    const lasting = open.get(key)
    if (!lasting || lasting.since > values.recordDate) return []
    open.delete(key)
    return [lasting]
  })
}

async function wordsOf(
  db: Db,
  keeperId: number,
  records: readonly Seen[],
  clashes: readonly Clash[],
): Promise<{ readonly at: number; readonly message: string }[]> {
  const animals = await listWeighed(
    db,
    keeperId,
    clashes.map(({ animalId }) => animalId),
  )
  const named = new Map(animals.map(({ id, name }) => [id, name]))
  return clashes.map(({ at, animalId, since }) => ({
    at,
    message: lastsAlready(named.get(animalId) ?? '', records[at]?.values.recordType ?? '', since),
  }))
}
