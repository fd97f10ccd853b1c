import { isMeal, recordTypeKey } from '../collection/animal-records.rules.ts'
import type { RecordOfEither } from '../collection/animal-records.schema.ts'
import { addDays, type CivilDay } from '../kernel/civil-day.ts'
import { keptBefore, shortDays } from './sync.rules.ts'

const latestFirst = (one: RecordOfEither, other: RecordOfEither): number =>
  other.recordDate.localeCompare(one.recordDate) || other.id - one.id

/** Whether a record is read for longer than others: food that came up is watched for months. */
const matters = ({ data }: RecordOfEither): boolean => data?.outcome === 'regurgitated'

/** Of the records of one animal or place those that can be missed. */
function oldOf(own: readonly RecordOfEither[], since: CivilDay): RecordOfEither[] {
  const kinds = Map.groupBy(own, ({ recordType }) => recordTypeKey(recordType))
  const feedings = (kinds.get('feeding') ?? []).sort(latestFirst)
  const meals = feedings.filter(isMeal)
  const others = feedings.filter((feeding) => !isMeal(feeding))
  // Refusals are counted since the last meal.
  const fedBefore = meals[0]?.recordDate ?? ''
  const beyond = (all: readonly RecordOfEither[], most: number, before: CivilDay) =>
    all.slice(most).filter((record) => record.recordDate < before && !matters(record))
  const { most, ofNarrower } = keptBefore
  return [
    ...beyond(meals, most, since),
    ...beyond(others, most, fedBefore < since ? fedBefore : since),
    ...['cleaning', 'climate'].flatMap((kind) =>
      beyond((kinds.get(kind) ?? []).sort(latestFirst), ofNarrower, since),
    ),
  ]
}

/**
 * The records of a copy that give way first where a device has no room (OFF-21): of what is written down day by day, feedings,
 * cleanings and measures, what is older than some days and among the latest of no kind. The work of a day follows from none.
 */
export function oldRecords(records: Iterable<RecordOfEither>, today: CivilDay): Set<number> {
  const since = addDays(today, -shortDays)
  const byOwner = Map.groupBy(records, ({ animalId, placeId }) => animalId ?? -(placeId ?? 0))
  return new Set([...byOwner.values()].flatMap((own) => oldOf(own, since).map(({ id }) => id)))
}
