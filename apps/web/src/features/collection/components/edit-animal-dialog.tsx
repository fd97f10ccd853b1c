import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { showToast } from '../../../shared/ui/toast.ts'
import { formTexts } from '../animal-form.texts.ts'
import { formValuesOf } from '../animal-form-values.ts'
import { useChangeAnimal } from '../collection.queries.ts'
import classes from './edit-animal-dialog.module.css'
import { AnimalForm } from './form/animal-form.tsx'

type Props = { animal: Animal; onClose: () => void }

/** The animal form in a dialog, filled in with the animal; over the whole screen on a phone. */
export function EditAnimalDialog({ animal, onClose }: Props) {
  const onPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  // What is changed is what was opened: news from elsewhere must not slip under the keeper's hands.
  const [opened] = useState(animal)
  const change = useChangeAnimal(opened.id)
  const { photos, profilePhotoIndex, fatherPhotos, motherPhotos } = opened
  return (
    <Modal
      opened
      onClose={onClose}
      title={formTexts.editTitle(opened.name)}
      size={1080}
      fullScreen={onPhone === true}
      radius={onPhone ? 0 : 'lg'}
      closeOnClickOutside={false}
      classNames={{ body: classes.body ?? '' }}
    >
      <AnimalForm
        animalId={opened.id}
        start={{
          values: formValuesOf(opened),
          photos: { photos, profilePhotoIndex, fatherPhotos, motherPhotos },
        }}
        save={async (body) => {
          await change.mutateAsync({ version: opened.version, body })
          showToast(formTexts.changed)
          onClose()
        }}
        onCancel={onClose}
      />
    </Modal>
  )
}
