import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { fieldParts } from '../../shared/forms/merged-fields.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
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

const photos = (gallery: 'own' | 'father' | 'mother', label: string): FormPart<WholeAnimalForm> => ({
  label,
  fields: [gallery],
  show: (values) => <PhotoStrip addresses={values[gallery].addresses} />,
})

const { photos: ownPhotos } = animalFields
const { fatherPhotos, motherPhotos } = formTexts.cards

/** What of an animal is decided part by part where it was changed elsewhere too. */
export const animalParts: readonly FormPart<WholeAnimalForm>[] = [
  ...fieldParts<typeof animalFields, WholeAnimalForm>(animalFields, {
    fatherId: ({ fatherId }) => <AnimalName id={fatherId} none={formTexts.none} />,
    motherId: ({ motherId }) => <AnimalName id={motherId} none={formTexts.none} />,
  }),
  photos('own', ownPhotos.label),
  photos('father', fatherPhotos),
  photos('mother', motherPhotos),
]
