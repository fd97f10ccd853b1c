import { clientIdMessage, recordsRefused } from '@clutchbook/domain/collection/animal-records.errors'
import { weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import type { RecordOfEither } from '@clutchbook/domain/collection/animal-records.schema'
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
import type { FieldErrors } from '@clutchbook/domain/kernel/domain-error'
import type { WeightUnit } from '@clutchbook/domain/kernel/units'
import { placeLabel } from '@clutchbook/domain/places/place.rules'
import { placeNotFound } from '@clutchbook/domain/places/places.errors'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow, meantAt } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { listNamesOf } from './animal-batch.repository.ts'
import { listHolding } from './animal-moves.repository.ts'
import { getAnimal } from './animal-reading.ts'
import { changeAnimalWeight, removeRecords } from './animal-records.repository.ts'
import { listArchiveStatuses } from './collection.repository.ts'
import { findKnown, isSentAgain, type KnownRecord } from './known-records.ts'
import { ensureOwnPlace } from './placing.ts'
import { toRecord } from './record-answers.ts'
import { draftOf, type RecordDraft } from './record-drafts.ts'
import { readEffects } from './record-effects.repository.ts'
import { listAllRecords, listToTakeBack } from './record-log.repository.ts'
import { animalsOf, type Subject } from './record-subject.ts'
import { writeRecords } from './record-writing.ts'
import type { KeepInTrash } from './removal.hooks.ts'

type LogDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly keepInTrash: KeepInTrash
}

/** A page of the records of all animals and places. */
type PageOfAny = { readonly records: RecordOfAny[]; readonly next: string | null }

/** An entry that is new, at its place in the call. */
type NewEntry = RecordDraft & Subject & { readonly at: number }

const subjectOf = ({ animalId = null, placeId = null }: LogEntry): Subject => ({ animalId, placeId })

/** What was done, of any animals, places and kinds: written whole or not at all, and sent again as often as it takes. */
export function createRecordLog({ db, transact, clock, keepInTrash }: LogDependencies) {
  return {
    list: async (actor: Actor, query: RecordsQuery): Promise<PageOfAny> => {
      if (query.animalId !== undefined) await getAnimal(db, actor, query.animalId)
      await ensureOwnPlace(db, actor, query)
      const { rows, next } = await listAllRecords(db, actor.keeperId, query)
      const nameOf = await readNames(db, actor.keeperId, rows)
      return { records: rows.map((row) => ({ ...toRecord(row), ...nameOf(row) })), next }
    },

    /**
     * Writes what is not known yet, and answers all of it. Throws a refusal that names what is wrong with each entry; then
     * none is written.
     */
    write: (actor: Actor, entries: readonly LogEntry[]): Promise<WrittenLog> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const known = await findKnown(
          tx,
          keeperId,
          entries.map(({ clientId }) => clientId),
        )
        const now = meantAt(clock, actor)
        const fresh = entries.flatMap((entry, at): NewEntry[] =>
          known.has(entry.clientId) ? [] : [{ at, ...subjectOf(entry), ...draftOf(entry, now) }],
        )
        await ensureAllMayBe(tx, keeperId, entries, { known, fresh })
        const records: (RecordOfEither | null)[] = entries.map(
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
          const records = rows.map(({ id, recordType: label, recordDate, ...row }) => ({
            ...{ id, label },
            note: `${recordDate} ${row.name ?? row.placeCode ?? row.placeName}`,
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
  const animalIds = [...new Set(animalsOf(fresh))]
  const own = animalIds.length === 0 ? [] : await listArchiveStatuses(tx, keeperId, animalIds)
  const animals = new Set(own.map(({ id }) => id))
  const places = new Set((await listHolding(tx, keeperId, placesOf(fresh))).map(({ id }) => id))
  const missing = ({ animalId, placeId }: Subject): FieldErrors | null => {
    if (placeId !== null) return places.has(placeId) ? null : { placeId: placeNotFound().message }
    return animals.has(animalId ?? 0) ? null : { animalId: animalNotFound().message }
  }
  const found: EntryProblems[] = fresh.flatMap(({ at, problems, ...entry }) => {
    const gone = missing(entry)
    return [
      { at, code: 'not-valid' as const, problems },
      ...(gone ? [{ at, code: 'not-found' as const, problems: gone }] : []),
    ]
  })
  for (const [at, entry] of entries.entries()) {
    const before = known.get(entry.clientId)
    if (before && !isSentAgain(before, { ...subjectOf(entry), recordType: entry.recordType }))
      found.push({ at, code: 'key-reused', problems: { clientId: clientIdMessage } })
  }
  const refusal = logRefusal(found)
  if (refusal) throw recordsRefused(refusal)
}

const placesOf = (records: readonly Pick<Subject, 'placeId'>[]): number[] =>
  records.flatMap(({ placeId }) => (placeId === null ? [] : [placeId]))

/** Reads what the animals and places of some records are called. */
async function readNames(db: Db, keeperId: number, rows: readonly Subject[]) {
  const ids = [...new Set(animalsOf(rows))]
  const named = ids.length === 0 ? [] : await listNamesOf(db, keeperId, ids)
  const animals = new Map(named.map((animal) => [animal.id, animal]))
  const places = new Map((await listHolding(db, keeperId, placesOf(rows))).map((place) => [place.id, place]))
  return ({ animalId, placeId }: Subject) => {
    const animal = animals.get(animalId ?? 0)
    const place = places.get(placeId ?? 0)
    return {
      animalName: animal?.name ?? null,
      customId: animal?.customId ?? null,
      placeName: place ? placeLabel(place) : null,
    }
  }
}

type TakenBack = Awaited<ReturnType<typeof listToTakeBack>>[number]

/** Animals whose weight is still that of a record weigh again what they weighed before it; the latest record comes first. */
async function giveWeightsBack(tx: Tx, keeperId: number, rows: readonly TakenBack[]): Promise<void> {
  const now = new Map<number, { readonly weight: number | null; readonly weightUnit: WeightUnit }>()
  for (const { animalId, weight, weightUnit, effects, ...record } of rows) {
    if (animalId === null || weightUnit === null) continue
    const earlier = readEffects(effects).weight
    const told = weightOf(record)
    const { weight: amount, weightUnit: unit } = now.get(animalId) ?? { weight, weightUnit }
    if (earlier && told && told.amount === amount && told.unit === unit) now.set(animalId, earlier)
  }
  for (const [animalId, earlier] of now) await changeAnimalWeight(tx, { keeperId, animalId }, earlier)
}
