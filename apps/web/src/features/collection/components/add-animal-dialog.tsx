import { Button } from '@mantine/core'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { formTexts } from '../animal-form.texts.ts'
import { collectionTexts } from '../collection.texts.ts'
import { animalFormWidth } from './form/animal-form.tsx'
import { NewAnimalForm } from './form/new-animal-form.tsx'

const nothing = {}

type Props = { onClose: () => void }

/** The form of a new animal in a dialog, over whatever page the keeper is on. */
export const AddAnimalDialog = ({ onClose }: Props) => (
  <FormDialog
    sends="POST /api/animals"
    size={animalFormWidth}
    title={collectionTexts.addAnimal}
    onClose={onClose}
  >
    <NewAnimalForm
      prefill={nothing}
      onAdded={onClose}
      onCancel={onClose}
      wayOut={<Button onClick={onClose}>{formTexts.close}</Button>}
    />
  </FormDialog>
)
