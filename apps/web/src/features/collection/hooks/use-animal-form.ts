import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { type FormName, useKeptForm } from '../../../shared/forms/use-kept-form.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { toldOfPlanLimit } from '../../billing/public/refused-by-plan.ts'
import { settleGallery, useGallery } from '../../media/public/use-gallery.ts'
import { useNotedPhotos } from '../../media/public/use-noted-photos.ts'
import { formTexts } from '../animal-form.texts.ts'
import { animalFormRules } from '../animal-form-rules.ts'
import { type AnimalFormValues, type AnimalPhotos, bodyOf } from '../animal-form-values.ts'
import type { NewAnimalBody } from '../collection.api.ts'
import { focusFirstError } from '../focus-first-error.ts'

export type AnimalForm = UseFormReturnType<AnimalFormValues>

/** Where a form starts from. */
export type AnimalFormStart = { values: AnimalFormValues; photos: AnimalPhotos }

/** What a form is busy with: photos on their way, or the animal itself. */
export type FormPhase = 'typing' | 'uploading' | 'saving'

/** Stores what a form holds. `onStored` comes before the form is left, for then nothing of it can be lost any more. */
export type SaveAnimal = (body: NewAnimalBody, onStored: () => void) => Promise<void>

type Options = {
  name: FormName
  start: AnimalFormStart
  /** Stores the animal, then tells so; what it throws is told here. */
  save: SaveAnimal
}

/** The animal form: its fields, its three galleries, and saving them together. */
export function useAnimalForm({ name, start, save }: Options) {
  const [phase, setPhase] = useState<FormPhase>('typing')
  const galleries = useGalleries(start.photos)
  const { form, draft } = useKeptForm<AnimalFormValues>({
    draft: name,
    mode: 'uncontrolled',
    initialValues: start.values,
    validate: animalFormRules(useToday()),
  })

  const settle = async (): Promise<AnimalPhotos | null> => {
    const [own, father, mother] = await Promise.all([
      settleGallery(galleries.own),
      settleGallery(galleries.father),
      settleGallery(galleries.mother),
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
      photos: own.addresses,
      profilePhotoIndex: own.profileIndex,
      fatherPhotos: father.addresses,
      motherPhotos: mother.addresses,
    }
  }

  const submit = async (values: AnimalFormValues): Promise<void> => {
    if (phase !== 'typing') return
    setPhase('uploading')
    try {
      const photos = await settle()
      if (!photos) return
      setPhase('saving')
      await save(bodyOf(values, photos), draft.end)
    } catch (error) {
      tellRefusal(form, error)
    } finally {
      setPhase('typing')
    }
  }

  const onSubmit = form.onSubmit(submit, (errors) => focusFirstError(form, errors))
  useNotedPhotos(draft, [galleries.own, galleries.father, galleries.mother])

  return { form, draft, galleries, phase, onSubmit }
}

function useGalleries({ photos, profilePhotoIndex, fatherPhotos, motherPhotos }: AnimalPhotos) {
  return {
    own: useGallery({ addresses: photos, profileIndex: profilePhotoIndex }),
    father: useGallery({ addresses: fatherPhotos }),
    mother: useGallery({ addresses: motherPhotos }),
  }
}

/** Says why an animal was not stored (COL-81), and marks the fields that the server names. */
function tellRefusal(form: AnimalForm, error: unknown): void {
  if (toldOfPlanLimit(error)) return
  showFailure(error, formTexts.failed.title, formTexts.failed.otherwise)
  if (!(error instanceof ApiError)) return
  form.setErrors({ ...error.errors })
  focusFirstError(form, error.errors)
}
