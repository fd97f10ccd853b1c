import { animalSearchText, weightKey } from '@clutchbook/domain/collection/animal-keys.rules'
import { isMeal, recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { isCondition, openKindOf } from '@clutchbook/domain/husbandry/conditions'
import { readStoredData } from '@clutchbook/domain/husbandry/record-data'
import { keyWithBlanksLast } from '@clutchbook/domain/kernel/text-order'
import type { WeightUnit } from '@clutchbook/domain/kernel/units'
import { movedToOf } from '@clutchbook/domain/places/moves.rules'

type Weighed = { readonly weight: number | null; readonly weightUnit: WeightUnit }

type Animal = Weighed & {
  readonly name: string
  readonly species: string
  readonly morph: string | null
  readonly customId: string | null
}

/** The column that follows from a weight: its place in the order of weights. */
export const deriveWeight = ({ weight, weightUnit }: Weighed) => ({
  weightGrams: weightKey({ weight, weightUnit }),
})

/** The columns of an animal that follow from its others: what it is found by, and its place in the orders of lists. */
export const deriveAnimal = ({ name, species, morph, customId, ...weighed }: Animal) => ({
  searchText: animalSearchText({ name, species, morph }),
  customIdKey: keyWithBlanksLast(customId),
  ...deriveWeight(weighed),
})

type AnimalRecord = {
  readonly recordType: string
  readonly recordDate: string
  readonly measurement: string | null
  readonly details: string | null
  readonly endDate: string | null
  readonly data: string | null
}

/**
 * The columns of a record that follow from its others: its kind, as kinds are compared, the day where it is a meal, its
 * outcome, the kind of a condition that lasts, and where it moves its animal.
 */
export function deriveRecord({ data: stored, ...record }: AnimalRecord) {
  const data = readStoredData(stored)
  const outcome = data?.outcome
  const typeKey = recordTypeKey(record.recordType)
  return {
    typeKey,
    mealOn: isMeal({ ...record, data }) ? record.recordDate : null,
    outcome: typeof outcome === 'string' ? outcome : null,
    openKind: openKindOf(record),
    movedTo: movedToOf(typeKey, data),
  }
}

/**
 * What rows of before conditions could last lack. A kind that is a condition now was a word of the keeper's own then, and
 * said of a day, so it ended on that.
 */
export const deriveEarlierRecord = (row: Pick<AnimalRecord, 'recordType' | 'recordDate'>) => ({
  ...{ recordTime: null, data: null, clientId: null, effects: null },
  endDate: isCondition(row.recordType) ? row.recordDate : null,
})
