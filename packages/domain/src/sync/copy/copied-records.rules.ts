import { isMeal, latestOf, recordTypeKey } from '../../collection/animal-records.rules.ts'
import type { AnimalRecord, RecordOfEither } from '../../collection/animal-records.schema.ts'
import { animalNotFound } from '../../collection/collection.errors.ts'
import type { CivilDay } from '../../kernel/civil-day.ts'
import { pageOf } from './copied-pages.rules.ts'
import { type Asked, type Copied, type Copy, onceFor, rowOf, rowsOf, textIn, whole } from './copy.ts'

/** A record as it comes with a copy: as its owner reads it, and whose it is. */
type Synced = RecordOfEither & { readonly userId: number }

/** The records of each animal, in no order. */
const recordsByAnimal = onceFor((copy) => {
  const byAnimal = new Map<number, Synced[]>()
  for (const record of rowsOf<Synced>(copy, 'records')) {
    if (record.animalId === null) continue
    const own = byAnimal.get(record.animalId)
    if (own) own.push(record)
    else byAnimal.set(record.animalId, [record])
  }
  return byAnimal
})

/** The day on which each animal last ate, as far back as the copy goes. */
export const lastMealsOf = onceFor((copy): ReadonlyMap<number, CivilDay> => {
  const days = new Map<number, CivilDay>()
  for (const [animalId, records] of recordsByAnimal(copy))
    for (const record of records)
      if (record.recordDate > (days.get(animalId) ?? '') && isMeal(record))
        days.set(animalId, record.recordDate)
  return days
})

const toRecord = ({ userId: _, ...record }: Synced): RecordOfEither => record

const latestDayFirst = {
  keyOf: ({ recordDate }: Synced) => recordDate,
  direction: 'desc',
} as const

/** The records of one animal. Throws 'not-found' as the server does. */
function recordsOf(copy: Copy, { params }: Asked): readonly Synced[] {
  const animalId = Number(params.id)
  if (!rowOf(copy, 'animals', animalId)) throw animalNotFound()
  return recordsByAnimal(copy).get(animalId) ?? []
}

/** The records of an animal, newest day first, as far back as the copy goes. */
export function listCopiedRecords(copy: Copy, asked: Asked): Copied {
  const type = textIn(asked.query, 'recordType')
  const records = recordsOf(copy, asked)
  const typeKey = type === undefined ? undefined : recordTypeKey(type)
  const chosen =
    typeKey === undefined
      ? records
      : records.filter(({ recordType }) => recordTypeKey(recordType) === typeKey)
  return pageOf(chosen, latestDayFirst, asked, toRecord)
}

/** What was last written down of an animal. */
export function readCopiedLatest(copy: Copy, asked: Asked): Copied {
  const { body } = pageOf(recordsOf(copy, asked), latestDayFirst, { params: {}, query: {} }, toRecord)
  return whole(latestOf(body as AnimalRecord[], true))
}
