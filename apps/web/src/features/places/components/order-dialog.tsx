import { VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { orderPlaces } from '../place-changes.queries.ts'
import type { Place } from '../places.queries.ts'
import { orderTexts as texts } from '../places.texts.ts'
import classes from './order-dialog.module.css'

type Props = {
  /** What they stand in; null for those by themselves. */
  parentId: number | null
  /** All that stand there, as they follow now. */
  places: readonly Place[]
  onClose: () => void
}

/** In which order one walks past the places that stand in another (PLC-03). */
export function OrderDialog({ parentId, places, onClose }: Props) {
  const cache = useQueryClient()
  const before = places.map(({ id }) => id)
  const [order, setOrder] = useState(places)
  const [spoken, setSpoken] = useState('')
  const [isBusy, setBusy] = useState(false)
  const step = (at: number, by: 1 | -1): void => {
    const moved = order[at]
    if (!moved) return
    setOrder(order.toSpliced(at, 1).toSpliced(at + by, 0, moved))
    setSpoken(texts.now(moved.name, at + by + 1, order.length))
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    try {
      await orderPlaces(
        cache,
        parentId,
        order.map(({ id }) => id),
      )
      showUndoable(texts.done, () => {
        orderPlaces(cache, parentId, before).then(tellTakenBack, (error: unknown) =>
          showFailure(error, texts.failed, texts.failedText),
        )
      })
      onClose()
    } catch (error) {
      showFailure(error, texts.failed, texts.failedText)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      sends="PUT /api/places/order"
      onClose={onClose}
      title={texts.title}
      closeOnClickOutside={false}
      size={440}
    >
      <form onSubmit={(event) => void save(event)} className={classes.form}>
        <ol className={classes.list}>
          {order.map((place, at) => (
            <li key={place.id} className={classes.row}>
              <span className={classes.name}>{place.name}</span>
              <Step label={texts.up(place.name)} off={at === 0} onPress={() => step(at, -1)} Icon={ArrowUp} />
              <Step
                label={texts.down(place.name)}
                off={at === order.length - 1}
                onPress={() => step(at, 1)}
                Icon={ArrowDown}
              />
            </li>
          ))}
        </ol>
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        <FormButtons texts={texts} busy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

type StepProps = { label: string; off: boolean; onPress: () => void; Icon: typeof ArrowUp }

/** At its end the list takes no further step; the focus stays, as a button that is disabled would lose it. */
const Step = ({ label, off, onPress, Icon }: StepProps) => (
  <button
    type="button"
    className={classes.step}
    aria-label={label}
    aria-disabled={off}
    onClick={off ? undefined : onPress}
  >
    <Icon size={20} aria-hidden />
  </button>
)
