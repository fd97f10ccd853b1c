import { isReading } from '@clutchbook/domain/kernel/endpoint'
import type { RecordKind } from '@clutchbook/domain/kernel/record-kinds'
import type { TestApp } from '../test-app.ts'
import { type Visitor, visitorOf } from '../visitor.ts'
import { type Address, endpointAt } from './endpoints.ts'
import { createReader, listPlaces, type Places } from './shown-answers.ts'
import { changedKinds, readKinds, type StoredKinds } from './stored-kinds.ts'

/** What was found out by watching calls. */
export type Watch = {
  /** The visitor, whose changing calls are watched from now on. */
  readonly over: (visitor: Visitor) => Visitor
  /** What contradicts the contracts, one line each. */
  readonly faults: string[]
  /** The kinds that each call was seen to write, of those that were made and not refused. */
  readonly written: Map<string, Set<RecordKind>>
}

/** What is stored, and what was answered of it. */
type Look = {
  readonly stored: StoredKinds
  readonly places: Places
  readonly answers: ReadonlyMap<string, string>
}

/**
 * Compares what calls do with what their contracts state: the kinds of record that a call writes, and whether a read that
 * answers otherwise after it shows one of the kinds that the call changes. Reads are made by the observer.
 */
export async function watchCalls({ app, url }: TestApp, observer: Visitor): Promise<Watch> {
  const { id } = (await observer.get('/api/user')).json()
  const faults = new Set<string>()
  const written = new Map<string, Set<RecordKind>>()
  const readAnswers = createReader(url, observer)

  /** Everything as it is stored, with what was answered of it since it is so. */
  const look = async (last: Look | null): Promise<Look> => {
    const [stored, places] = [await readKinds(app.db), await listPlaces(app.db, id)]
    if (last && changedKinds(last.stored, stored).length === 0) return last
    return { stored, places, answers: new Map() }
  }

  /** What the places answer, of which some are known. */
  const complete = async (known: Look['answers'], places: Places): Promise<Look['answers']> => {
    const unknown = [...places].filter(([path]) => !known.has(path))
    return new Map([...known, ...(await readAnswers(new Map(unknown)))])
  }

  let last: Look | null = null
  const call = async (visitor: Visitor, ...[method, path, options]: Parameters<Visitor['call']>) => {
    if (isReading(method)) return visitor.call(method, path, options)
    const endpoint = endpointAt(method, path)
    const before = await look(last)
    const kept = keptBy(endpoint, before.places)
    const answersBefore = await complete(before.answers, kept)
    const answer = await visitor.call(method, path, options)
    const stored = await readKinds(app.db)
    const kinds = changedKinds(before.stored, stored)
    for (const fault of unstated(endpoint, kinds)) faults.add(fault)
    const answers = await readAnswers(kept)
    for (const [path, { address }] of kept)
      if (answersBefore.get(path) !== answers.get(path)) faults.add(unshown(endpoint.address, address))
    last = { stored, places: before.places, answers }
    if (answer.status < 300)
      written.set(endpoint.address, new Set([...(written.get(endpoint.address) ?? []), ...kinds]))
    return answer
  }
  return {
    over: (visitor) => visitorOf((...parts) => call(visitor, ...parts), visitor.cookies),
    get faults() {
      return [...faults].sort()
    },
    written,
  }
}

const unstated = ({ address, changes = [] }: Address, kinds: readonly RecordKind[]): string[] =>
  kinds
    .filter((kind) => !changes.includes(kind))
    .map((kind) => `${address} writes ${kind}, and its contract does not state that`)

/** The reads that show none of the kinds of record that a call changes: they answer after it what they answered before. */
const keptBy = ({ changes = [] }: Address, places: Places): Places =>
  new Map([...places].filter(([, { shows = [] }]) => !hasCommon(shows, changes)))

const unshown = (address: string, read: string): string =>
  `${read} answers otherwise after ${address}, and shows none of what that changes`

const hasCommon = (some: readonly RecordKind[], others: readonly RecordKind[]): boolean =>
  some.some((kind) => others.includes(kind))
