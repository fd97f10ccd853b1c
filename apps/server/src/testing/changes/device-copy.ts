import type { Copy } from '@clutchbook/domain/sync/copy/copy'
import type { SyncAnswer, SyncedRecord } from '@clutchbook/domain/sync/sync.schema'
import { expect } from 'vitest'
import type { Visitor } from '../visitor.ts'

/** A copy of the records as a device keeps it: what each record holds, by kind and number. */
export type DeviceCopy = { state: string | null; readonly records: Map<string, string> }

export const emptyCopy = (): DeviceCopy => ({ state: null, records: new Map() })

/** Brings a copy up to date as the site does, page by page. */
export async function feed(keeper: Visitor, copy: DeviceCopy, limit: number): Promise<void> {
  const path = `/api/sync?earlier=true&limit=${limit}${copy.state === null ? '' : `&state=${copy.state}`}`
  const first = await ask(keeper, path)
  if (first.reset) copy.records.clear()
  copy.state = first.state
  take(copy, first)
  for (let { next } = first; next !== null; ) {
    const page = await ask(keeper, `${path}&cursor=${encodeURIComponent(next)}`)
    expect(page.state).toBe(first.state)
    take(copy, page)
    next = page.next
  }
}

async function ask(keeper: Visitor, path: string): Promise<SyncAnswer> {
  const answer = await keeper.get(path)
  expect(answer.status, answer.text).toBe(200)
  return answer.json()
}

function take(copy: DeviceCopy, { records, gone }: SyncAnswer): void {
  for (const [kind, rows] of Object.entries(records))
    for (const row of rows) copy.records.set(`${kind} ${row.id}`, JSON.stringify(row))
  for (const [kind, ids] of Object.entries(gone)) for (const id of ids) copy.records.delete(`${kind} ${id}`)
}

/** The records that two copies hold differently, or that only one of them holds, with what each says. */
export function differencesOf(one: DeviceCopy, other: DeviceCopy): (string | undefined)[][] {
  const names = new Set([...one.records.keys(), ...other.records.keys()])
  return [...names]
    .map((name) => [name, one.records.get(name), other.records.get(name)])
    .filter(([, held, heldByOther]) => held !== heldByOther)
}

/** A copy as the rules read it. */
export function readingOf({ records }: DeviceCopy): Copy {
  const kinds = new Map<string, Map<number, SyncedRecord>>()
  for (const [name, text] of records) {
    const [kind = '', id] = name.split(' ')
    const rows = kinds.get(kind) ?? new Map<number, SyncedRecord>()
    kinds.set(kind, rows.set(Number(id), JSON.parse(text)))
  }
  return { of: (kind) => kinds.get(kind) ?? new Map() }
}
