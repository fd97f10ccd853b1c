import { expect } from '@playwright/test'
import type { RunningServer } from '../../apps/server/src/testing/running-server.ts'
import type { DayCall } from './long-day.ts'
import { withDatabase } from './rows.ts'

/** Log entries that were written down within a minute go as one call, which has the moment of the first. */
const togetherMs = 60_000

type Change = { readonly version: number; readonly writtenAt: string }
type LogRecord = Change & { readonly id: number; readonly details: string }

/** What the change log of a keeper says of what had waited, in its order, and the records that were logged. */
function readLog(server: RunningServer, keeperId: number): { changes: Change[]; records: LogRecord[] } {
  const ofKeeper = `"change"."keeperId" = ? and "writtenAt" is not null`
  return withDatabase(server, (database) => ({
    changes: database
      .prepare(`select distinct version, "writtenAt" from "change" where ${ofKeeper} order by version`)
      .all(keeperId) as Change[],
    records: database
      .prepare(
        `select "animalRecord".id, details, "change".version, "writtenAt" from "animalRecord"
         join "change" on "change".version = "addedIn" and kind = 'records' and "change"."keeperId" = "animalRecord"."keeperId"
         where ${ofKeeper} order by "animalRecord".id`,
      )
      .all(keeperId) as LogRecord[],
  }))
}

/** A log entry has the moment at which it was meant, or that of the one it went with. */
function expectOwnTime({ writtenAt }: LogRecord, at: string, within: number, told: string): void {
  const before = Date.parse(at) - Date.parse(writtenAt)
  expect(before, told).toBeGreaterThanOrEqual(0)
  expect(before, told).toBeLessThanOrEqual(within)
}

/** Holds that a server has each change of a day once, in the order of what it is of, and with the moment at which it was meant. */
export function expectOnceAndInOrder(
  server: RunningServer,
  keeperId: number,
  day: readonly DayCall[],
  seed: string,
): void {
  const { changes, records } = readLog(server, keeperId)
  const versionsAt = Map.groupBy(changes, ({ writtenAt }) => writtenAt)
  const recordOf = new Map(records.map((record) => [record.details, record]))
  const noteOf = (n: number) => `log ${n}`
  const logged = day.flatMap(({ kind }, n) => (kind === 'log' ? [noteOf(n)] : []))
  expect(records.map(({ details }) => details).sort(), seed).toEqual(logged.toSorted())
  expect(
    changes.filter(({ writtenAt }) => !day.some(({ at }) => at === writtenAt)),
    `${seed}: moments of nothing that was written down`,
  ).toEqual([])

  const last = new Map<number | string, Stored>()
  for (const [n, { at, kind, of, address }] of day.entries()) {
    const told = `${seed}: ${n}, ${address} of ${of} at ${at}`
    const record = kind === 'log' ? recordOf.get(noteOf(n)) : undefined
    const known = withoutCompany(versionsAt.get(record?.writtenAt ?? at) ?? [], record, records)
    // The same status twice is done: a call that sets one may come again when its answer was lost.
    if (isStatus(kind)) expect(known.length, told).toBeGreaterThan(0)
    else expect(known, told).toHaveLength(1)
    if (record) expectOwnTime(record, at, day[n - 1]?.kind === 'log' ? togetherMs : 0, told)
    const ids = { record: record?.id ?? 0 }
    const first = { version: known[0]?.version ?? 0, ...ids }
    expect(isAfter(first, last.get(of)), `${told}: after what was written before`).toBe(true)
    last.set(of, { version: known.at(-1)?.version ?? 0, ...ids })
  }
}

/**
 * The versions of a moment but for those of records that have it from this one. An entry that was stored goes once more where
 * its answer was lost, and others that were meant within the minute go with it then: they are stored later, with its moment.
 */
function withoutCompany(
  versions: readonly Change[],
  record: LogRecord | undefined,
  records: readonly LogRecord[],
): readonly Change[] {
  if (!record) return versions
  const others = new Set(
    records.filter(({ writtenAt }) => writtenAt === record.writtenAt).map(({ version }) => version),
  )
  return versions.filter(({ version }) => version === record.version || !others.has(version))
}

/** The version in which something was stored, and the number of its record. */
type Stored = { readonly version: number; readonly record: number }

const isStatus = (kind: DayCall['kind']): boolean => ['archive', 'holdback', 'complete'].includes(kind)

/** Log entries of one call have one version, and the order of their numbers. */
const isAfter = (one: Stored, before: Stored = { version: 0, record: 0 }): boolean =>
  one.version > before.version || (one.version === before.version && one.record > before.record)
