import { Button } from '@mantine/core'
import { formTexts } from '../animal-form.texts.ts'
import { collectionTexts } from '../collection.texts.ts'
import { AnimalFormDialog } from './animal-form-dialog.tsx'
import { NewAnimalForm } from './form/new-animal-form.tsx'

const nothing = {}

type Props = { onClose: () => void }

/** The form of a new animal in a dialog, over whatever page the keeper is on. */
export const AddAnimalDialog = ({ onClose }: Props) => (
  <AnimalFormDialog title={collectionTexts.addAnimal} onClose={onClose}>
    <NewAnimalForm
      prefill={nothing}
      onAdded={onClose}
      onCancel={onClose}
      wayOut={<Button onClick={onClose}>{formTexts.close}</Button>}
    />
  </AnimalFormDialog>
)
