import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { FormPart } from '../../shared/forms/merge-parts.ts'
import { partBuilders } from '../../shared/forms/part-builders.ts'
import { PhotoStrip } from '../media/public/photo-strip.tsx'
import type { GalleryStart } from '../media/public/use-gallery.ts'
import { formTexts } from './animal-form.texts.ts'
import { type AnimalFormValues, formValuesOf } from './animal-form-values.ts'
import { AnimalName } from './public/animal-name.tsx'

/** The form with the photos beside it: all that is saved together. */
export type WholeAnimalForm = AnimalFormValues & {
  own: GalleryStart
  father: GalleryStart
  mother: GalleryStart
}

/** A stored animal as the form and its galleries show it. */
export const wholeFormOf = (animal: Animal): WholeAnimalForm => ({
  ...formValuesOf(animal),
  own: { addresses: animal.photos, profileIndex: animal.profilePhotoIndex },
  father: { addresses: animal.fatherPhotos },
  mother: { addresses: animal.motherPhotos },
})

type Part = FormPart<WholeAnimalForm>
const { fields: labels, cards } = formTexts

const { text, day, yes } = partBuilders<WholeAnimalForm>()

const photos = (gallery: 'own' | 'father' | 'mother', label: string): Part => ({
  label,
  fields: [gallery],
  show: (values) => <PhotoStrip addresses={values[gallery].addresses} />,
})

/** Amounts mean nothing without their unit. */
const amount = (label: string, field: 'weight' | 'price', unit: 'weightUnit' | 'priceCurrency'): Part => ({
  label,
  fields: [field, unit],
  show: (values) => (values[field] === '' ? '' : `${values[field]} ${values[unit]}`),
})

const parent = (side: 'father' | 'mother'): Part[] => {
  const label = labels[side]
  const id = `${side}Id` as const
  return [
    {
      label,
      fields: [id],
      show: ({ [id]: linked }) => <AnimalName id={linked} none={formTexts.none} />,
    },
    text(`${side}Name`, labels.parentName(label)),
    text(`${side}Morph`, labels.parentMorph(label)),
    text(`${side}Source`, labels.parentSource(label)),
    text(`${side}ProducedBy`, labels.parentProducedBy(label)),
  ]
}

/** What of an animal is decided part by part where it was changed elsewhere too, in the order of the form. */
export const animalParts: readonly Part[] = [
  text('name', labels.name),
  text('species', labels.species),
  text('morph', labels.morph),
  text('sex', labels.sex),
  day('dateOfBirth', labels.dateOfBirth),
  amount(labels.weight, 'weight', 'weightUnit'),
  text('length', labels.length),
  text('customId', labels.customId),
  photos('own', labels.photos),
  text('source', labels.source),
  text('producedBy', labels.producedBy),
  yes('isHoldback', labels.isHoldback),
  text('priceStatus', labels.priceStatus),
  amount(labels.price, 'price', 'priceCurrency'),
  text('contactInfo', labels.contactInfo),
  text('notes', labels.notes),
  ...parent('father'),
  ...parent('mother'),
  photos('father', cards.fatherPhotos),
  photos('mother', cards.motherPhotos),
]
