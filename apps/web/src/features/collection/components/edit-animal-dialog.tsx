import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useState } from 'react'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { formTexts } from '../animal-form.texts.ts'
import { formValuesOf } from '../animal-form-values.ts'
import { useChangeAnimal } from '../collection.queries.ts'
import { AnimalForm, animalFormWidth } from './form/animal-form.tsx'

type Props = { animal: Animal; onClose: () => void }

/** The animal form in a dialog, filled in with the animal. */
export function EditAnimalDialog({ animal, onClose }: Props) {
  // What is changed is what was opened: news from elsewhere must not slip under the keeper's hands.
  const [opened] = useState(animal)
  const change = useChangeAnimal(opened.id)
  const { photos, profilePhotoIndex, fatherPhotos, motherPhotos } = opened
  return (
    <FormDialog
      sends="PATCH /api/animals/{id}"
      size={animalFormWidth}
      title={formTexts.editTitle(opened.name)}
      onClose={onClose}
    >
      <AnimalForm
        name={{ name: `animal:${opened.id}`, keeps: 'changes' }}
        stored={opened}
        start={{
          values: formValuesOf(opened),
          photos: { photos, profilePhotoIndex, fatherPhotos, motherPhotos },
        }}
        save={async (body, onStored, stored) => {
          await change.mutateAsync({ version: (stored ?? opened).version, body })
          onStored()
          showToast(formTexts.changed)
          onClose()
        }}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
