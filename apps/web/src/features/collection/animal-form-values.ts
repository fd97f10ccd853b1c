import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { type PriceStatus, priceProblem } from '@clutchbook/domain/collection/collection.rules'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { emptyFormOf, type FormOf, formOf } from '../../shared/forms/record-form.ts'
import { genotypeOf, type YoungLook } from '../genetics/public/young-look.ts'
import type { NewAnimalBody } from './collection.queries.ts'

/** The animal form as it is typed. Photos are kept beside it. */
export type AnimalFormValues = FormOf<typeof animalFields> & {
  /** Of what hatched: how it looks, of what its parents may give. */
  readonly look?: YoungLook | null
}

/** The photos of the form, as addresses to store. */
export type AnimalPhotos = {
  photos: string[]
  profilePhotoIndex: number
  fatherPhotos: string[]
  motherPhotos: string[]
}

/** An empty form with the defaults of a new animal (COL-77, COL-91, COL-93, COL-94). */
export const emptyAnimalForm = emptyFormOf(animalFields)

/** A stored animal as the form shows it. */
export const formValuesOf = (animal: Animal): AnimalFormValues => formOf(animalFields, animal)

/** Whether the form asks for a price: of every animal but one that is not for sale, whatever became of an offer (COL-78). */
export const showsPrice = (status: PriceStatus): boolean => status !== 'Not For Sale'

/** Whether the form asks for the day of the sale. */
export const showsSale = (status: PriceStatus): boolean => status === 'Sold'

/**
 * What is sent for a form. An animal that is not sold has no day of its sale. Texts go as typed, for the server alone decides what blank means; a hidden price
 * is sent along too, so that an animal taken off the market and put back keeps it, unless it is none: a refusal
 * would have no field to stand at.
 */
export const bodyOf = ({ look, ...values }: AnimalFormValues, photos: AnimalPhotos): NewAnimalBody => ({
  ...values,
  ...(look && { genotype: genotypeOf(look, values) }),
  price: showsPrice(values.priceStatus) || priceProblem(values.price) === null ? values.price : '',
  soldOn: showsSale(values.priceStatus) ? values.soldOn : null,
  ...photos,
})
