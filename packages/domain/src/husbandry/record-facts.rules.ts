import { recordTypeKey, weightOf } from '../collection/animal-records.rules.ts'
import type { CivilDay } from '../kernel/civil-day.ts'
import { gramsOf } from '../kernel/units.ts'
import type { ConditionKind } from './conditions.ts'
import { conditionKinds } from './plan.ts'
import { type RecordData, textOf } from './record-data.ts'

type Stated = {
  readonly recordType: string
  readonly recordDate: CivilDay
  readonly endDate: CivilDay | null
}
type Lasting = { readonly kind: ConditionKind; readonly from: CivilDay; readonly until: CivilDay | null }

/** The condition that a record tells; none for one of another kind. */
export function conditionOf({ recordType, recordDate: from, endDate: until }: Stated): Lasting[] {
  const kind = conditionKinds.find((one) => one === recordTypeKey(recordType))
  return kind === undefined ? [] : [{ kind, from, until }]
}

type Weighed = {
  readonly recordType: string
  readonly recordDate: CivilDay
  readonly measurement: string | null
  readonly unit: string | null
  readonly data: RecordData | null
}

/** The weight that a record tells, in grams, and whether it was taken on an empty stomach; none where it tells none. */
export function weighingOf(record: Weighed): { day: CivilDay; grams: number; basis: string | null }[] {
  const weight = weightOf(record)
  if (weight === null) return []
  const basis = textOf(record.data?.basis)
  return [{ day: record.recordDate, grams: gramsOf(weight.amount, weight.unit), basis }]
}
