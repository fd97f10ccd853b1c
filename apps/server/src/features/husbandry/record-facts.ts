import { recordTypeKey, weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import type { ConditionKind } from '@clutchbook/domain/husbandry/conditions'
import { conditionKinds } from '@clutchbook/domain/husbandry/plan'
import { readStoredData, textOf } from '@clutchbook/domain/husbandry/record-data'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { gramsOf } from '@clutchbook/domain/kernel/units'
import type { CurrentRow } from './current-records.repository.ts'

type Lasting = { readonly kind: ConditionKind; readonly from: CivilDay; readonly until: CivilDay | null }

/** The condition that a record tells; none for one of another kind. */
export function conditionOf({
  recordType,
  recordDate: from,
  endDate: until,
}: Pick<CurrentRow, 'recordType' | 'recordDate' | 'endDate'>): Lasting[] {
  const kind = conditionKinds.find((one) => one === recordTypeKey(recordType))
  return kind === undefined ? [] : [{ kind, from, until }]
}

type Weighed = {
  readonly recordType: string
  readonly recordDate: CivilDay
  readonly measurement: string | null
  readonly unit: string | null
  readonly data: string | null
}

/** The weight that a record tells, in grams, and whether it was taken on an empty stomach; none where it tells none. */
export function weighingOf(record: Weighed): { day: CivilDay; grams: number; basis: string | null }[] {
  const weight = weightOf(record)
  if (weight === null) return []
  const basis = textOf(readStoredData(record.data)?.basis)
  return [{ day: record.recordDate, grams: gramsOf(weight.amount, weight.unit), basis }]
}
