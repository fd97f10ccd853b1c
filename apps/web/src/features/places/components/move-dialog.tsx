import { placeLabel } from '@clutchbook/domain/places/place.rules'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { isFull } from '../hooks/use-move.ts'
import { placesQuery } from '../places.queries.ts'
import { moveTexts as texts } from '../places.texts.ts'
import classes from './move-dialog.module.css'
import { PlacePicker } from './place-picker.tsx'

/** Where animals are to go; `to` is what the place is called. */
export type Goal = { readonly toPlaceId: number | null; readonly to: string | null; readonly anyway: boolean }

type Props = {
  title: string
  /** Where they are; it is no choice. Undefined of several. */
  from: number | null | undefined
  busy: boolean
  /** Moves them; answers null, or why it was refused. */
  onMove: (goal: Goal) => Promise<unknown>
  onClose: () => void
}

/** Asks where animals are moved to; a place that is full says so, and takes them by a second press (PLC-07). */
export function MoveDialog({ title, from, busy, onMove, onClose }: Props) {
  const { data: places } = useQuery(placesQuery)
  // Where they were: a move whose answer was lost is no reason to refuse it when it is sent again.
  const [start] = useState(from)
  const [chosen, setChosen] = useState<number | null>()
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly full: boolean } | null>(null)
  const goal = places?.find(({ id }) => id === chosen)
  const send = async (anyway: boolean): Promise<void> => {
    if (chosen === undefined || chosen === start) return setRefusal({ text: texts.choose, full: false })
    const error = await onMove({ toPlaceId: chosen, to: goal ? placeLabel(goal) : null, anyway })
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
      title={title}
      closeOnClickOutside={false}
      size={440}
    >
      {places?.length === 0 ? (
        <div className={classes.form}>
          <p className={classes.text}>{texts.noPlaces}</p>
          <LinkButton to="/places">{texts.toPlaces}</LinkButton>
        </div>
      ) : (
        <form className={classes.form} onSubmit={submit} noValidate>
          <PlacePicker
            label={texts.where}
            value={chosen}
            error={refusal?.text}
            onChange={(id) => {
              setRefusal(null)
              setChosen(id)
            }}
          />
          {refusal?.full && (
            <div className={classes.full}>
              <p className={classes.text}>{texts.anywayText}</p>
              <Button variant="default" disabled={busy} onClick={() => void send(true)}>
                {texts.anyway}
              </Button>
            </div>
          )}
          <FormButtons texts={{ cancel: texts.cancel, save: texts.move }} busy={busy} onCancel={onClose} />
        </form>
      )}
    </Dialog>
  )
}
