import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { placeLabel } from '@clutchbook/domain/places/place.rules'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import MapPin from 'lucide-react/icons/map-pin'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Pending } from '../../../shared/ui/pending.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { loadMoveDialog } from '../components/load-move-dialog.ts'
import { useMove } from '../hooks/use-move.ts'
import { placesQuery } from '../places.queries.ts'
import { moveTexts as texts } from '../places.texts.ts'
import classes from './animal-place.module.css'

const MoveDialog = lazyDialog(loadMoveDialog)

type Props = { animal: Pick<Animal, 'id' | 'name' | 'placeId'> }

/** Where an animal is, and the way to move it (PLC-06). Places are asked for only where it is in one. */
export function AnimalPlace({ animal }: Props) {
  const { name, placeId } = animal
  const { data: places, error, isPending, refetch } = useQuery({ ...placesQuery, enabled: placeId !== null })
  const [isMoving, setMoving] = useState(false)
  const { move, isBusy } = useMove()
  const place = places?.find(({ id }) => id === placeId)
  const way = place ? [...place.path, place] : []
  return (
    <section className={classes.place} aria-label={texts.within}>
      <MapPin size={18} aria-hidden />
      <p className={classes.way}>
        {placeId === null && texts.nobody}
        {placeId !== null && isPending && <Pending />}
        {placeId !== null && !places && error && (
          <>
            {texts.wayFailed}{' '}
            <button type="button" className={classes.again} onClick={() => void refetch()}>
              {uiTexts.tryAgain}
            </button>
          </>
        )}
        {way.map((one, at) => (
          <span key={one.id}>
            {at > 0 && ' · '}
            <Link to="/places/$id" params={{ id: String(one.id) }} className={classes.link}>
              {placeLabel(one)}
            </Link>
          </span>
        ))}
      </p>
      <LinkButton
        to="/labels"
        search={{ of: 'animals', one: animal.id }}
        variant="default"
        className={classes.label}
        aria-label={texts.label(name)}
        title={texts.label(name)}
      >
        <Printer size={17} aria-hidden />
      </LinkButton>
      <Button
        variant="default"
        className={classes.move}
        leftSection={<ArrowRightLeft size={17} aria-hidden />}
        aria-label={texts.title(name)}
        {...warmedBy(loadMoveDialog)}
        onClick={() => setMoving(true)}
      >
        {texts.move}
      </Button>
      {isMoving && (
        <MoveDialog
          title={texts.title(name)}
          from={placeId}
          busy={isBusy}
          onMove={(goal) => move({ animal, ...goal })}
          onClose={() => setMoving(false)}
        />
      )}
    </section>
  )
}
