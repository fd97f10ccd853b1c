import { clientIdMessage, recordsRefused } from '@clutchbook/domain/collection/animal-records.errors'
import { weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import type { AnimalRecord } from '@clutchbook/domain/collection/animal-records.schema'
import { animalNotFound } from '@clutchbook/domain/collection/collection.errors'
import { type EntryProblems, entryField, logRefusal } from '@clutchbook/domain/husbandry/log'
import type {
  LogEntry,
  RecordOfAny,
  RecordsQuery,
  RemovedLog,
  UndoneLog,
  WrittenLog,
} from '@clutchbook/domain/husbandry/record-log.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow, keeperNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { listNamesOf } from './animal-batch.repository.ts'
import { getAnimal } from './animal-reading.ts'
import { changeAnimalWeight, removeRecords } from './animal-records.repository.ts'
import { listArchiveStatuses } from './collection.repository.ts'
import { findKnown, isSentAgain, type KnownRecord } from './known-records.ts'
import { toRecord } from './record-answers.ts'
import { draftOf, type RecordDraft } from './record-drafts.ts'
import { readEffects } from './record-effects.repository.ts'
import { listAllRecords, listToTakeBack } from './record-log.repository.ts'
import { writeRecords } from './record-writing.ts'
import type { KeepInTrash } from './removal.hooks.ts'

type LogDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly keepInTrash: KeepInTrash
}

/** A page of the records of all animals. */
type PageOfAny = { readonly records: RecordOfAny[]; readonly next: string | null }

/** An entry that is new, at its place in the call. */
type NewEntry = RecordDraft & { readonly at: number; readonly animalId: number }

/** What was done, of any animals and kinds: written whole or not at all, and sent again as often as it takes. */
export function createRecordLog({ db, transact, clock, keepInTrash }: LogDependencies) {
  return {
    list: async (actor: Actor, query: RecordsQuery): Promise<PageOfAny> => {
      if (query.animalId !== undefined) await getAnimal(db, actor, query.animalId)
      const { rows, next } = await listAllRecords(db, actor.keeperId, query)
      const ids = [...new Set(rows.map(({ animalId }) => animalId))]
      const named = ids.length === 0 ? [] : await listNamesOf(db, actor.keeperId, ids)
      const animals = new Map(named.map((animal) => [animal.id, animal]))
      const records = rows.map((row) => {
        const { name = '', customId = null } = animals.get(row.animalId) ?? {}
        return { ...toRecord(row), animalName: name, customId }
      })
      return { records, next }
    },

    /**
     * Writes what is not known yet, and answers all of it. Throws a refusal that names what is wrong with each entry; then
     * none is written.
     */
    write: (actor: Actor, entries: readonly LogEntry[]): Promise<WrittenLog> =>
      transact(async (tx) => {
        const { keeperId, timeZone } = actor
        await bumpDataVersion(tx, keeperId)
        const known = await findKnown(
          tx,
          keeperId,
          entries.map(({ clientId }) => clientId),
        )
        const now = keeperNow(clock, timeZone)
        const fresh = entries.flatMap((entry, at): NewEntry[] =>
          known.has(entry.clientId) ? [] : [{ at, animalId: entry.animalId, ...draftOf(entry, now) }],
        )
        await ensureAllMayBe(tx, keeperId, entries, { known, fresh })
        const records: (AnimalRecord | null)[] = entries.map(
          ({ clientId }) => known.get(clientId)?.record ?? null,
        )
        const nameOf = (n: number, field: string) => entryField(fresh[n]?.at ?? 0, field)
        const rows =
          fresh.length === 0
            ? []
            : await writeRecords(tx, { keeperId, createdAt: isoNow(clock), nameOf }, fresh)
        for (const [n, { at }] of fresh.entries()) {
          const row = rows[n]
          records[at] = row ? toRecord(row) : null
        }
        const replayed = entries.map(({ clientId }) => clientId).filter((name) => known.has(name))
        return { records, replayed }
      }),

    /** Removes what is there, with all that it did; the trash keeps it. An animal has its earlier weight again. */
    undo: (actor: Actor, { ids, clientIds = [] }: UndoneLog): Promise<RemovedLog> =>
      transact(async (tx) => {
        const { keeperId } = actor
        const asked = ids ?? [...new Set(clientIds)]
        await bumpDataVersion(tx, keeperId)
        const rows = await listToTakeBack(tx, keeperId, ids ? { ids } : { clientIds })
        if (rows.length > 0) {
          await giveWeightsBack(tx, keeperId, rows)
          const records = rows.map(({ id, recordType: label, recordDate, name }) => ({
            ...{ id, label },
            note: `${recordDate} ${name}`,
          }))
          await keepInTrash(tx, { kind: 'records', keeperId, records }, async (leaving) => {
            await removeRecords(tx, keeperId, leaving, isoNow(clock))
            return leaving.map(() => ({}))
          })
        }
        return { removed: rows.map(({ id }) => id), gone: asked.length - rows.length }
      }),
  }
}

type Sorted = {
  readonly known: ReadonlyMap<string, KnownRecord>
  readonly fresh: readonly NewEntry[]
}

/** Throws where an entry can't be, is of an animal that is not there, or has the name of another record. */
async function ensureAllMayBe(
  tx: Tx,
  keeperId: number,
  entries: readonly LogEntry[],
  { known, fresh }: Sorted,
): Promise<void> {
  const animalIds = [...new Set(fresh.map(({ animalId }) => animalId))]
  const own = animalIds.length === 0 ? [] : await listArchiveStatuses(tx, keeperId, animalIds)
  const there = new Set(own.map(({ id }) => id))
  const found: EntryProblems[] = fresh.flatMap(({ at, animalId, problems }) => [
    { at, code: 'not-valid' as const, problems },
    ...(there.has(animalId)
      ? []
      : [{ at, code: 'not-found' as const, problems: { animalId: animalNotFound().message } }]),
  ])
  for (const [at, entry] of entries.entries()) {
    const before = known.get(entry.clientId)
    if (before && !isSentAgain(before, entry))
      found.push({ at, code: 'key-reused', problems: { clientId: clientIdMessage } })
  }
  const refusal = logRefusal(found)
  if (refusal) throw recordsRefused(refusal)
}

type TakenBack = Awaited<ReturnType<typeof listToTakeBack>>[number]

/** Animals whose weight is still that of a record weigh again what they weighed before it; the latest record comes first. */
async function giveWeightsBack(tx: Tx, keeperId: number, rows: readonly TakenBack[]): Promise<void> {
  const now = new Map<
    number,
    { readonly weight: number | null; readonly weightUnit: TakenBack['weightUnit'] }
  >()
  for (const { animalId, weight, weightUnit, effects, ...record } of rows) {
    const earlier = readEffects(effects).weight
    const told = weightOf(record)
    const { weight: amount, weightUnit: unit } = now.get(animalId) ?? { weight, weightUnit }
    if (earlier && told && told.amount === amount && told.unit === unit) now.set(animalId, earlier)
  }
  for (const [animalId, earlier] of now) await changeAnimalWeight(tx, { keeperId, animalId }, earlier)
}
