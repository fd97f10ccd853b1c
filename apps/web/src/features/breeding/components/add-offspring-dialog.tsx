import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { type FormEvent, useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { AnimalPicker } from '../../collection/public/animal-picker.tsx'
import { useAddOffspring } from '../offspring.queries.ts'
import { offspringTexts as texts } from '../offspring.texts.ts'
import classes from './add-offspring-dialog.module.css'

type Props = { project: Project; onClose: () => void }

const dialogWidth = 480

/** Links an animal of the keeper's to a project as its offspring (BRD-33). */
export function AddOffspringDialog({ project, onClose }: Props) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { mutateAsync, isPending } = useAddOffspring(project.id)
  const pair = [project.maleId, project.femaleId].filter((id) => id !== null)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setMissing(chosen === null)
    if (chosen === null) {
      showToast({ title: texts.notChosen, failure: true })
      return
    }
    try {
      await mutateAsync({ animalId: chosen, key: newCallKey() })
      showToast({ title: texts.added })
      onClose()
    } catch (error) {
      showFailure(error, texts.addFailed, texts.nothingAdded)
    }
  }

  return (
    <FormDialog
      sends="POST /api/breeding-projects/{id}/offspring"
      title={texts.addTitle(project.name)}
      size={dialogWidth}
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <AnimalPicker
          label={texts.choose}
          placeholder={texts.search}
          path="reptileId"
          required
          value={chosen}
          except={pair}
          error={isMissing ? texts.notChosen : undefined}
          onChange={(id) => {
            setChosen(id)
            setMissing(false)
          }}
        />
        <p className={classes.hint}>{texts.addHint}</p>
        <FormButtons texts={texts} busy={isPending} onCancel={onClose} />
      </form>
    </FormDialog>
  )
}
