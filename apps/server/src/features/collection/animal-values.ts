import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import {
  archivedAfterSave,
  birthProblem,
  type Sale,
  saleProblem,
  soldOnAfterSave,
} from '@clutchbook/domain/collection/collection.rules'
import type { AnimalChange, NewAnimal } from '@clutchbook/domain/collection/collection.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { blankRowOf, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { AnimalRow, AnimalValues } from './collection.repository.ts'

/** Derived once: an import adds thousands. */
const blankAnimal = blankRowOf(animalFields)

/** The row of a new animal: what was sent, and the defaults of the requirements for the rest (COL-77, COL-91 to COL-96). */
export function newAnimalValues(
  input: NewAnimal,
  made: { keeperId: number; createdAt: string },
): AnimalValues {
  const { genotype: _genes, ...fields } = input
  const { name, species } = fields
  const blank = { ...made, ...blankAnimal, name, species, version: 1, profileMediaId: null }
  return recomputed({ ...blank, ...fieldsOf(fields) })
}

/** The row of a changed animal, one version on: what was not sent stays as it was. */
export function changedAnimalValues(row: AnimalRow, input: AnimalChange): AnimalValues {
  const {
    id: _id,
    searchText: _search,
    customIdKey: _key,
    weightGrams: _grams,
    lastFedOn: _fed,
    placeId: _place,
    clutchId: _clutch,
    recordsTag: _tag,
    ...fields
  } = row
  return recomputed({ ...fields, ...archiveStatusOf(row), ...fieldsOf(input), version: row.version + 1 })
}

/** The values of a save, with the day of the sale that follows from its status and from what was sent. */
export function withSale(
  values: AnimalValues,
  input: AnimalChange,
  today: CivilDay,
  before: Sale | null = null,
): AnimalValues {
  const isStated = input.soldOn !== undefined
  return { ...values, soldOn: soldOnAfterSave(values, { before, isStated, today }) }
}

/** The days of an animal that have passed. */
type PastDays = Sale & { readonly dateOfBirth: CivilDay | null }

/**
 * Throws when the animal would be born or sold after today, by the keeper's own calendar, or sold without being it. A day that stays as it was
 * `before` is not judged again.
 */
export function ensureDays(values: PastDays, today: CivilDay, before: PastDays | null = null): void {
  const { dateOfBirth } = values
  const birth = dateOfBirth && dateOfBirth !== before?.dateOfBirth ? birthProblem(dateOfBirth, today) : null
  if (birth) throw refuseField('dateOfBirth', birth)
  const sale = saleProblem(values, before, today)
  if (sale) throw refuseField('soldOn', sale)
}

/** Where an animal stands. The flags are independent: out of the archive it is back where it was (COL-Q08). */
export type ArchiveStatus = { readonly isArchived: boolean; readonly isHoldback: boolean }

export const archiveStatusOf = (row: Pick<AnimalRow, keyof ArchiveStatus>): ArchiveStatus => ({
  isArchived: Boolean(row.isArchived),
  isHoldback: Boolean(row.isHoldback),
})

/** How an animal counts in the keeper's badges. */
export const countsOf = ({ isArchived, isHoldback }: ArchiveStatus) => ({
  archivedAnimals: isArchived ? 1 : 0,
  holdbacks: isHoldback && !isArchived ? 1 : 0,
})

/** By how much the keeper's badges move when an animal's archive status changes. */
export function deltasBetween(before: ArchiveStatus, after: ArchiveStatus) {
  const [was, is] = [countsOf(before), countsOf(after)]
  return {
    archivedAnimals: is.archivedAnimals - was.archivedAnimals,
    holdbacks: is.holdbacks - was.holdbacks,
  }
}

const recomputed = (values: AnimalValues): AnimalValues => ({
  ...values,
  isArchived: archivedAfterSave(values),
})

/** What was really sent, without galleries, which are kept elsewhere, and the place, which follows from moves. */
function fieldsOf(input: AnimalChange): Partial<AnimalValues> {
  const { photos: _own, fatherPhotos: _father, motherPhotos: _mother, ...others } = input
  const { placeId: _place, ...fields } = others
  return sentFieldsOf(fields)
}
