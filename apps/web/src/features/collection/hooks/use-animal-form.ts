import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { type FormName, useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { toldOfPlanLimit } from '../../billing/public/refused-by-plan.ts'
import { finishGallery, type GalleryStart, useGallery } from '../../media/public/use-gallery.ts'
import { useNotedPhotos } from '../../media/public/use-noted-photos.ts'
import { formTexts } from '../animal-form.texts.ts'
import { animalFormRules } from '../animal-form-rules.ts'
import { type AnimalFormValues, type AnimalPhotos, bodyOf, showsSale } from '../animal-form-values.ts'
import { animalParts, type WholeAnimalForm, wholeFormOf } from '../animal-merge.tsx'
import type { NewAnimalBody } from '../collection.queries.ts'
import { focusFirstError } from '../focus-first-error.ts'

export type AnimalForm = UseFormReturnType<AnimalFormValues>

/** Where a form starts from. */
export type AnimalFormStart = { values: AnimalFormValues; photos: AnimalPhotos }

/** What a form is busy with: photos on their way, or the animal itself. */
export type FormPhase = 'typing' | 'uploading' | 'saving'

/** Stores what a form holds. `onStored` comes before the form is left, for then nothing of it can be lost any more. */
export type SaveAnimal = (body: NewAnimalBody, onStored: () => void, stored: Animal | null) => Promise<void>

type Options = {
  name: FormName
  start: AnimalFormStart
  /** The animal that is changed; null for a new one. */
  stored: Animal | null
  /** Stores the animal, then tells so; what it throws is told here. */
  save: SaveAnimal
}

/** The animal form: its fields, its three galleries, and saving them together. */
export function useAnimalForm({ name, start, stored, save }: Options) {
  const [phase, setPhase] = useState<FormPhase>('typing')
  const galleries = useGalleries(start.photos)
  const today = useToday()
  const { form, draft, startFrom } = useDraftForm<AnimalFormValues>({
    draft: name,
    mode: 'uncontrolled',
    initialValues: start.values,
    validate: animalFormRules(today),
  })
  // Sold today, most often; a day that was typed before stays, and one that isn't known can be taken out.
  form.watch('priceStatus', ({ previousValue, value }) => {
    if (showsSale(value) && !showsSale(previousValue) && form.getValues().soldOn === null)
      form.setFieldValue('soldOn', today())
  })

  const { save: saveMerged, merging } = useMerging<Animal, WholeAnimalForm>({
    stored,
    parts: animalParts,
    valuesOf: wholeFormOf,
    show: ({ own, father, mother, ...fields }) => {
      form.setValues(fields)
      if (own) galleries.own.show(own)
      if (father) galleries.father.show(father)
      if (mother) galleries.mother.show(mother)
    },
    startFrom: ({ own, father, mother, ...fields }) => startFrom(fields),
  })

  const finishUploads = async (): Promise<Record<'own' | 'father' | 'mother', GalleryStart> | null> => {
    const [own, father, mother] = await Promise.all([
      finishGallery(galleries.own),
      finishGallery(galleries.father),
      finishGallery(galleries.mother),
    ])
    const failed = [...own.failed, ...father.failed, ...mother.failed]
    if (failed.length > 0) {
      showToast({
        title: formTexts.failed.title,
        text: formTexts.photosMissing(failed),
        failure: true,
        stays: true,
      })
      return null
    }
    return {
      own: { addresses: own.addresses, profileIndex: own.profileIndex },
      father: { addresses: father.addresses },
      mother: { addresses: mother.addresses },
    }
  }

  const submit = async (values: AnimalFormValues): Promise<void> => {
    if (phase !== 'typing') return
    setPhase('uploading')
    try {
      const photos = await finishUploads()
      if (!photos) return
      setPhase('saving')
      await saveMerged({ ...values, ...photos }, (whole, from) => save(bodyOfWhole(whole), draft.end, from))
    } catch (error) {
      tellRefusal(form, error)
    } finally {
      setPhase('typing')
    }
  }

  const onSubmit = form.onSubmit(submit, (errors) => focusFirstError(form, errors))
  useNotedPhotos(draft, [galleries.own, galleries.father, galleries.mother])

  return { form, draft, merging, galleries, phase, onSubmit }
}

function useGalleries({ photos, profilePhotoIndex, fatherPhotos, motherPhotos }: AnimalPhotos) {
  return {
    own: useGallery({ addresses: photos, profileIndex: profilePhotoIndex }),
    father: useGallery({ addresses: fatherPhotos }),
    mother: useGallery({ addresses: motherPhotos }),
  }
}

const bodyOfWhole = ({ own, father, mother, ...values }: WholeAnimalForm): NewAnimalBody =>
  bodyOf(values, {
    photos: [...own.addresses],
    profilePhotoIndex: own.profileIndex ?? 0,
    fatherPhotos: [...father.addresses],
    motherPhotos: [...mother.addresses],
  })

/** Says why an animal was not stored (COL-81), and marks the fields that the server names. */
function tellRefusal(form: AnimalForm, error: unknown): void {
  if (toldOfPlanLimit(error)) return
  showFailure(error, formTexts.failed.title, formTexts.failed.otherwise)
  if (!(error instanceof ApiError)) return
  form.setErrors({ ...error.errors })
  focusFirstError(form, error.errors)
}
