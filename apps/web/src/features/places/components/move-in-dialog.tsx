import { placeLabel } from '@clutchbook/domain/places/place.rules'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { AnimalPicker } from '../../collection/public/animal-picker.tsx'
import { isFull, useMove } from '../hooks/use-move.ts'
import type { PlaceWithAnimals } from '../places.queries.ts'
import { moveTexts as texts, tubTexts } from '../places.texts.ts'
import classes from './move-dialog.module.css'

type Props = { place: PlaceWithAnimals; onClose: () => void }

type Chosen = { readonly id: number; readonly name: string }

/** Asks which animal comes into a place. */
export function MoveInDialog({ place, onClose }: Props) {
  const { move, isBusy } = useMove()
  const [animal, setAnimal] = useState<Chosen | null>(null)
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly full: boolean } | null>(null)
  const label = placeLabel(place)
  const send = async (anyway: boolean): Promise<void> => {
    if (!animal) return setRefusal({ text: texts.chooseAnimal, full: false })
    const error = await move({ animal, toPlaceId: place.id, to: label, anyway })
    if (error === null) onClose()
    else if (isFull(error)) setRefusal({ text: messageOf(error, texts.failedText), full: true })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send(false)
  }
  return (
    <Dialog
      sends="POST /api/animals/{id}/records"
      onClose={onClose}
      title={tubTexts.moveInTitle(label)}
      closeOnClickOutside={false}
      size={440}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <AnimalPicker
          label={texts.animal}
          placeholder={texts.animalHint}
          path="animal"
          value={animal?.id ?? null}
          except={place.animals.map(({ id }) => id)}
          error={refusal?.text}
          onChange={(id, name) => {
            setRefusal(null)
            setAnimal(id === null || name === null ? null : { id, name })
          }}
        />
        {refusal?.full && (
          <div className={classes.full}>
            <p className={classes.text}>{texts.anywayText}</p>
            <Button variant="default" disabled={isBusy} onClick={() => void send(true)}>
              {texts.anyway}
            </Button>
          </div>
        )}
        <FormButtons texts={{ cancel: texts.cancel, save: texts.move }} busy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
