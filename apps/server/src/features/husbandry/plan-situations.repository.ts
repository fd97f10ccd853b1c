import { conditionKinds } from '@clutchbook/domain/husbandry/plan'
import type { Db } from '../../platform/database/database.ts'
import { type PlanFilter, plansIn } from './plans.repository.ts'

const recordColumns = [
  'record.id',
  'record.animalId',
  'record.recordType',
  'record.recordDate',
  'record.recordTime',
  'record.data',
] as const

/** Kinds whose plans not every record of the kind answers: doses are of a drug, cleanings spot or full. */
const narrowerKinds = ['medication', 'cleaning']

/** Which plans the last records are sought of, and how many for each. */
export const lastRecordsOf = {
  any: { operator: 'not in', most: 1 },
  narrower: { operator: 'in', most: 30 },
} as const

export type AnsweringRow = Awaited<ReturnType<typeof listRecordsSince>>[number]

/** The records of a day and later that are of an animal and of a kind of these plans. */
export const listRecordsSince = (db: Db, keeperId: number, filter: PlanFilter, since: string) =>
  db
    .selectFrom('animalRecord as record')
    .select(recordColumns)
    .where('record.keeperId', '=', keeperId)
    .where('record.recordDate', '>=', since)
    .where('record.animalId', 'in', plansIn(db, keeperId, filter).select('plan.animalId'))
    .where('record.typeKey', 'in', plansIn(db, keeperId, filter).select('plan.kindKey'))
    .execute()

/** For each of these plans the latest records of its animal and kind from before a day. */
export const listLastRecordsBefore = (
  db: Db,
  keeperId: number,
  filter: PlanFilter,
  day: string,
  { operator, most }: (typeof lastRecordsOf)[keyof typeof lastRecordsOf],
): Promise<AnsweringRow[]> =>
  plansIn(db, keeperId, filter)
    .where('plan.kindKey', operator, narrowerKinds)
    .innerJoin('animalRecord as record', (join) =>
      join
        .on('record.keeperId', '=', keeperId)
        .on('record.id', 'in', (eb) =>
          eb
            .selectFrom('animalRecord as earlier')
            .select('earlier.id')
            .where('earlier.keeperId', '=', keeperId)
            .whereRef('earlier.animalId', '=', 'plan.animalId')
            .whereRef('earlier.typeKey', '=', 'plan.kindKey')
            .where('earlier.recordDate', '<', day)
            .orderBy('earlier.recordDate', 'desc')
            .orderBy('earlier.id', 'desc')
            .limit(most),
        ),
    )
    .select(recordColumns)
    .execute()

/** Of the animals of these plans those that a breeding project says are gravid. */
export const listGravid = (db: Db, keeperId: number, filter: PlanFilter) =>
  db
    .selectFrom('breedingProject')
    .select('femaleId as animalId')
    .where('keeperId', '=', keeperId)
    .where('status', '=', 'Gravid')
    .where('femaleId', 'in', plansIn(db, keeperId, filter).select('plan.animalId'))
    .execute()

/** The medication plans of the animals of these plans. */
export const listCourses = (db: Db, keeperId: number, filter: PlanFilter) =>
  db
    .selectFrom('husbandryPlan as course')
    .select(['course.id', 'course.animalId', 'course.startsOn', 'course.endsOn', 'course.isOn'])
    .where('course.keeperId', '=', keeperId)
    .where('course.kindKey', '=', 'medication')
    .where('course.animalId', 'in', plansIn(db, keeperId, filter).select('plan.animalId'))
    .execute()

export type ConditionRow = Awaited<ReturnType<typeof listConditions>>[number]

/** The conditions that the animals of these plans are in on a day. */
export const listConditions = (db: Db, keeperId: number, filter: PlanFilter, day: string) =>
  db
    .selectFrom('animalRecord as record')
    .select(['record.animalId', 'record.recordType', 'record.recordDate', 'record.endDate'])
    .where('record.keeperId', '=', keeperId)
    .where('record.typeKey', 'in', [...conditionKinds])
    .where('record.recordDate', '<=', day)
    .where((eb) => eb.or([eb('record.openKind', 'is not', null), eb('record.endDate', '>=', day)]))
    .where('record.animalId', 'in', plansIn(db, keeperId, filter).select('plan.animalId'))
    .execute()
