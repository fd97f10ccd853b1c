import { isMeal, recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { keyWithBlanksLast, searchForm } from '@clutchbook/domain/kernel/text-order'
import { gramsOf, type WeightUnit } from '@clutchbook/domain/kernel/units'

type Weighed = { readonly weight: number | null; readonly weightUnit: WeightUnit }

type Animal = Weighed & {
  readonly name: string
  readonly species: string
  readonly morph: string | null
  readonly customId: string | null
}

/** The column that follows from a weight: its place in the order of weights. */
export const deriveWeight = ({ weight, weightUnit }: Weighed) => ({
  weightGrams: weight === null ? -1 : gramsOf(weight, weightUnit),
})

/** The columns of an animal that follow from its others: what it is found by, and its place in the orders of lists. */
export const deriveAnimal = ({ name, species, morph, customId, ...weighed }: Animal) => ({
  searchText: searchForm([name, species, morph ?? ''].join('\n')),
  customIdKey: keyWithBlanksLast(customId),
  ...deriveWeight(weighed),
})

type AnimalRecord = Parameters<typeof isMeal>[0] & { readonly recordDate: string }

/** The columns of a record that follow from its others: its kind, as kinds are compared, and the day where it is a meal. */
export const deriveRecord = (record: AnimalRecord) => ({
  typeKey: recordTypeKey(record.recordType),
  mealOn: isMeal(record) ? record.recordDate : null,
})
