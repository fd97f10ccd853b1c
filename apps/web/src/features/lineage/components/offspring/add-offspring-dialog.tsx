import { type FormEvent, useRef, useState } from 'react'
import { newCallKey } from '../../../../shared/forms/call-key.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { showFailure, showToast } from '../../../../shared/ui/toast.ts'
import { AnimalPicker } from '../../../collection/public/animal-picker.tsx'
import { useAddOffspring } from '../../lineage.queries.ts'
import { lineageTexts } from '../../lineage.texts.ts'
import type { ParentAnimal } from '../../parent-animal.ts'
import classes from '../family-form.module.css'

const texts = lineageTexts.addOffspring
const { added, addFailed, nothingChanged } = lineageTexts.offspring

/** Where the form finds its field, to bring it into sight when it was refused. */
const path = 'reptileId'

type Props = { animal: ParentAnimal; onClose: () => void }

/** Chooses an animal of the collection as offspring of another (LIN-23). */
export function AddOffspringDialog({ animal, onClose }: Props) {
  const [key] = useState(newCallKey)
  const [chosen, setChosen] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const dialog = useRef<HTMLFormElement>(null)
  const { mutateAsync, isPending } = useAddOffspring(animal.id, key)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (chosen === null) {
      setProblem(texts.missing)
      dialog.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus()
      return
    }
    try {
      await mutateAsync(chosen)
      showToast({ title: added })
      onClose()
    } catch (error) {
      showFailure(error, addFailed, nothingChanged)
    }
  }

  return (
    <Dialog
      sends="POST /api/animals/{id}/offspring"
      onClose={onClose}
      title={texts.title(animal.name)}
      closeButtonProps={{ 'aria-label': lineageTexts.close }}
      size={480}
    >
      <form ref={dialog} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <AnimalPicker
          label={texts.label}
          placeholder={texts.placeholder}
          path={path}
          // The animal itself is not offered (LIN-26).
          except={[animal.id]}
          value={chosen}
          error={problem ?? undefined}
          onChange={(id) => {
            setChosen(id)
            setProblem(null)
          }}
        />
        <p className={classes.intro}>{texts.becomes[animal.sex](animal.name)}</p>
        <FormButtons texts={texts} busy={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
