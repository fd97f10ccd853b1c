import type { PriceStatus, Sex } from '@clutchbook/domain/collection/collection.rules'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { defaultCurrency } from '@clutchbook/domain/kernel/money'
import type { WeightUnit } from '@clutchbook/domain/kernel/units'
import type { NewAnimalBody } from './collection.api.ts'

/** The animal form as it is typed: texts are never null, days are `YYYY-MM-DD`. Photos are kept beside it. */
export type AnimalFormValues = {
  name: string
  species: string
  morph: string
  sex: Sex
  dateOfBirth: string | null
  weight: string
  weightUnit: WeightUnit
  length: string
  customId: string
  source: string
  producedBy: string
  isHoldback: boolean
  priceStatus: PriceStatus
  price: string
  priceCurrency: string
  contactInfo: string
  notes: string
  fatherId: number | null
  motherId: number | null
  fatherName: string
  motherName: string
  fatherMorph: string
  motherMorph: string
  fatherSource: string
  motherSource: string
  fatherProducedBy: string
  motherProducedBy: string
}

/** The photos of the form, as addresses to store. */
export type AnimalPhotos = {
  photos: string[]
  profilePhotoIndex: number
  fatherPhotos: string[]
  motherPhotos: string[]
}

/** An empty form with the defaults of a new animal (COL-77, COL-91, COL-93, COL-94). */
export const emptyAnimalForm: AnimalFormValues = {
  name: '',
  species: '',
  morph: '',
  sex: 'Unsexed',
  dateOfBirth: null,
  weight: '',
  weightUnit: 'grams',
  length: '',
  customId: '',
  source: '',
  producedBy: '',
  isHoldback: false,
  priceStatus: 'For Sale',
  price: '',
  priceCurrency: defaultCurrency,
  contactInfo: '',
  notes: '',
  fatherId: null,
  motherId: null,
  fatherName: '',
  motherName: '',
  fatherMorph: '',
  motherMorph: '',
  fatherSource: '',
  motherSource: '',
  fatherProducedBy: '',
  motherProducedBy: '',
}

const typed = (value: string | number | null): string => (value === null ? '' : String(value))

/** A stored animal as the form shows it. */
export function formValuesOf(animal: Animal): AnimalFormValues {
  return {
    name: animal.name,
    species: animal.species,
    morph: typed(animal.morph),
    sex: animal.sex,
    dateOfBirth: animal.dateOfBirth,
    weight: typed(animal.weight),
    weightUnit: animal.weightUnit,
    length: typed(animal.length),
    customId: typed(animal.customId),
    source: typed(animal.source),
    producedBy: typed(animal.producedBy),
    isHoldback: animal.isHoldback,
    priceStatus: animal.priceStatus,
    price: typed(animal.price),
    priceCurrency: animal.priceCurrency,
    contactInfo: typed(animal.contactInfo),
    notes: typed(animal.notes),
    fatherId: animal.fatherId,
    motherId: animal.motherId,
    fatherName: typed(animal.fatherName),
    motherName: typed(animal.motherName),
    fatherMorph: typed(animal.fatherMorph),
    motherMorph: typed(animal.motherMorph),
    fatherSource: typed(animal.fatherSource),
    motherSource: typed(animal.motherSource),
    fatherProducedBy: typed(animal.fatherProducedBy),
    motherProducedBy: typed(animal.motherProducedBy),
  }
}

/**
 * What is sent for a form. Texts go as typed, for the server alone decides what blank means; a hidden price
 * is sent along too, so that an animal taken off the market and put back keeps it.
 */
export const bodyOf = (values: AnimalFormValues, photos: AnimalPhotos): NewAnimalBody => ({
  ...values,
  ...photos,
})
